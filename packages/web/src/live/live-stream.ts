import { eventsCalls } from '@nestmates/application/events/addresses.ts';
import type { StreamEvent } from '@nestmates/application/events/stream-event.ts';
import { seconds } from '@nestmates/domain/shared/time.ts';

export interface ReceivedEvent {
  readonly event: StreamEvent;
  /** Where a later stream goes on from. */
  readonly id: string;
}

interface StreamOptions {
  /** What this page heard last, from whichever of its tabs. */
  readonly lastReceivedId: () => string;
  readonly onReceived: (heard: ReceivedEvent) => void;
  /** The server would not open one: perhaps nobody is signed in any more. */
  readonly onRefused: () => void;
}

const maxRetryDelayMs = seconds(60);

/**
 * One connection to the server. The browser itself comes back after a lost one and says what it heard last;
 * only where it gives up, because it was refused, we open another after a while.
 */
export function openStream({ lastReceivedId, onReceived, onRefused }: StreamOptions): () => void {
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let retryDelayMs = seconds(2);

  const open = () => {
    clearTimeout(timer);
    const last = lastReceivedId();
    source = new EventSource(eventsCalls.stream.path + (last ? `?after=${encodeURIComponent(last)}` : ''));
    source.onmessage = ({ data, lastEventId }: MessageEvent<string>) => {
      retryDelayMs = seconds(2);
      const event = JSON.parse(data) as StreamEvent;
      if (event.type === 'closed') source?.close();
      onReceived({ event, id: lastEventId });
    };
    source.onerror = () => {
      if (source?.readyState !== EventSource.CLOSED) return;
      onRefused();
      timer = setTimeout(open, retryDelayMs * (0.5 + Math.random()));
      retryDelayMs = Math.min(retryDelayMs * 2, maxRetryDelayMs);
    };
  };
  /** There is no use in waiting once the network is back, or she is. */
  const reconnectNow = () => {
    if (document.visibilityState === 'hidden' || source?.readyState === EventSource.OPEN) return;
    source?.close();
    open();
  };

  open();
  window.addEventListener('online', reconnectNow);
  document.addEventListener('visibilitychange', reconnectNow);
  return () => {
    clearTimeout(timer);
    window.removeEventListener('online', reconnectNow);
    document.removeEventListener('visibilitychange', reconnectNow);
    source?.close();
  };
}
