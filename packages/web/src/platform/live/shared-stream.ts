import type { StreamEvent } from '@nestmates/application/platform/live/stream-event.ts';
import { openStream, type ReceivedEvent } from './live-stream.ts';
import { eventsToHandle } from './stream-position.ts';

interface SharedOptions {
  readonly memberId: number;
  /** The member's newest event before this page loaded any data. */
  readonly initialEventId: string;
  readonly onReceived: (event: StreamEvent) => void;
  readonly onRefused: () => void;
}

const canShare = () => 'locks' in navigator && 'BroadcastChannel' in window;

/** Ids by member; kept while there is no stream, so that the next one continues after it. */
const lastReceivedIds = new Map<number, string>();

/**
 * One stream for all tabs of a browser. The tab that was visible last holds it and forwards the events. A tab
 * that becomes visible takes it over and continues after its own last event, so that a tab that was suspended
 * misses nothing; the others compare the ids with their own. Without Web Locks or BroadcastChannel each tab
 * has its own stream.
 */
export function shareStream({ memberId, initialEventId, onReceived, onRefused }: SharedOptions): () => void {
  const lastReceivedId = () => lastReceivedIds.get(memberId) ?? initialEventId;
  const receive = (received: ReceivedEvent) => {
    const { lastId, events } = eventsToHandle(memberId, lastReceivedId(), received);
    lastReceivedIds.set(memberId, lastId);
    for (const event of events) onReceived(event);
  };
  if (!canShare()) return openStream({ lastReceivedId, onReceived: receive, onRefused });

  const name = `live-${memberId}`;
  const channel = new BroadcastChannel(name);
  channel.onmessage = ({ data }: MessageEvent<ReceivedEvent>) => receive(data);
  let ended = false;
  /** Releases the stream, or leaves the queue for it. */
  let release: (() => void) | undefined;
  let holdsStream = false;

  const holdStream = () =>
    new Promise<void>((resolve) => {
      if (ended) return resolve();
      holdsStream = true;
      const close = openStream({
        lastReceivedId,
        onRefused,
        onReceived(received) {
          receive(received);
          channel.postMessage(received);
        },
      });
      release = () => {
        holdsStream = false;
        close();
        resolve();
      };
    });

  async function acquireStream(how: 'steal' | 'wait'): Promise<void> {
    if (ended) return;
    release?.();
    const queue = new AbortController();
    release = () => queue.abort();
    let acquired = false;
    try {
      await navigator.locks.request(
        name,
        how === 'steal' ? { steal: true } : { signal: queue.signal },
        () => {
          acquired = true;
          return holdStream();
        },
      );
    } catch {
      // The visible tab has taken the stream over; wait for it again.
      if (acquired) void acquireStream('wait');
    }
  }

  const acquireWhenVisible = () => {
    if (document.visibilityState === 'visible' && !holdsStream) void acquireStream('steal');
  };
  void acquireStream(document.visibilityState === 'visible' ? 'steal' : 'wait');
  document.addEventListener('visibilitychange', acquireWhenVisible);
  return () => {
    ended = true;
    document.removeEventListener('visibilitychange', acquireWhenVisible);
    release?.();
    channel.close();
  };
}
