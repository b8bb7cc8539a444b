const importOutbox = () => import('./outbox.ts');

export interface LoadedOutbox {
  /** Sends what waits, once the code for it is there. */
  send(): void;
  stop(): void;
}

/** Starts the outbox without delaying the page that is opened: without a network, once there is one. */
export function loadOutbox(memberId: number): LoadedOutbox {
  const abort = new AbortController();
  let stopOutbox: (() => void) | undefined;
  async function send(): Promise<void> {
    const { startOutbox, sendWaiting } = await importOutbox();
    if (abort.signal.aborted) return;
    if (stopOutbox) return sendWaiting(memberId);
    stopOutbox = startOutbox(memberId);
  }
  const trySending = () => void send().catch(() => undefined);
  trySending();
  addEventListener('online', trySending, { signal: abort.signal });
  return {
    send: trySending,
    stop() {
      abort.abort();
      stopOutbox?.();
    },
  };
}
