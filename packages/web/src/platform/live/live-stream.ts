import type { StreamEvent } from '@nestmates/application/platform/live/stream-event.ts';
import { seconds } from '@nestmates/domain/platform/shared/time.ts';
import { pathOf } from '../api/call.ts';

export interface ReceivedEvent {
  readonly event: StreamEvent;
  /** Sent when reconnecting, to continue after this event. */
  readonly id: string;
}

interface StreamOptions {
  /** The last event that this page received, also by way of another tab. */
  readonly lastReceivedId: () => string;
  readonly onReceived: (received: ReceivedEvent) => void;
  /** The server refused the stream, perhaps because the session has ended. */
  readonly onRefused: () => void;
}

const maxRetryDelayMs = seconds(60);

/**
 * One connection to the server. The browser reconnects by itself and sends the last event id; only if the
 * server refuses, it gives up and we reconnect after a delay.
 */
export function openStream({ lastReceivedId, onReceived, onRefused }: StreamOptions): () => void {
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let retryDelayMs = seconds(2);

  const open = () => {
    clearTimeout(timer);
    const last = lastReceivedId();
    source = new EventSource(pathOf('get /api/events') + (last ? `?after=${encodeURIComponent(last)}` : ''));
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
  /** Reconnects without waiting, once the network is back or the page is visible. */
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
