import { liveCalls } from '@nestmates/application/live/addresses.ts';
import type { StreamEvent } from '@nestmates/application/live/stream-event.ts';
import { seconds } from '@nestmates/domain/shared/time.ts';

export interface Heard {
  readonly event: StreamEvent;
  /** Where a later stream goes on from. */
  readonly id: string;
}

interface StreamOptions {
  /** What this page heard last, from whichever of its tabs. */
  readonly after: () => string;
  readonly onHeard: (heard: Heard) => void;
  /** The server would not open one: perhaps nobody is signed in any more. */
  readonly onRefused: () => void;
}

const longestPause = seconds(60);

/**
 * One connection to the server. The browser itself comes back after a lost one and says what it heard last;
 * only where it gives up, because it was refused, we open another after a while.
 */
export function openStream({ after, onHeard, onRefused }: StreamOptions): () => void {
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pause = seconds(2);

  const open = () => {
    clearTimeout(timer);
    const last = after();
    source = new EventSource(liveCalls.stream.path + (last ? `?after=${encodeURIComponent(last)}` : ''));
    source.onmessage = ({ data, lastEventId }: MessageEvent<string>) => {
      pause = seconds(2);
      const event = JSON.parse(data) as StreamEvent;
      if (event.type === 'closed') source?.close();
      onHeard({ event, id: lastEventId });
    };
    source.onerror = () => {
      if (source?.readyState !== EventSource.CLOSED) return;
      onRefused();
      timer = setTimeout(open, pause * (0.5 + Math.random()));
      pause = Math.min(pause * 2, longestPause);
    };
  };
  /** There is no use in waiting once the network is back, or she is. */
  const hurry = () => {
    if (document.visibilityState === 'hidden' || source?.readyState === EventSource.OPEN) return;
    source?.close();
    open();
  };

  open();
  window.addEventListener('online', hurry);
  document.addEventListener('visibilitychange', hurry);
  return () => {
    clearTimeout(timer);
    window.removeEventListener('online', hurry);
    document.removeEventListener('visibilitychange', hurry);
    source?.close();
  };
}
