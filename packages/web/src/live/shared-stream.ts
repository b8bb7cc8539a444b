import type { StreamEvent } from '@nestmates/application/events/stream-event.ts';
import { openStream, type ReceivedEvent } from './live-stream.ts';
import { eventsToHandle } from './stream-position.ts';

interface SharedOptions {
  readonly memberId: number;
  /** Her newest event before this page read anything. */
  readonly initialEventId: string;
  readonly onReceived: (event: StreamEvent) => void;
  readonly onRefused: () => void;
}

const canShare = () => 'locks' in navigator && 'BroadcastChannel' in window;

/** How far this page has heard, by member: where the stream was let go of for a while, it goes on. */
const lastReceivedIds = new Map<number, string>();

/**
 * One stream for all tabs of a browser: the tab that was looked at last holds it and tells the others.
 * A tab that comes into view takes it over and goes on after what it heard last itself, so that a tab that
 * was asleep misses nothing; the others see by the numbers whether that is where they are.
 * Where tabs cannot find each other, each has a stream of its own.
 */
export function shareStream({ memberId, initialEventId, onReceived, onRefused }: SharedOptions): () => void {
  const lastReceivedId = () => lastReceivedIds.get(memberId) ?? initialEventId;
  const receive = (heard: ReceivedEvent) => {
    const { lastId, events } = eventsToHandle(memberId, lastReceivedId(), heard);
    lastReceivedIds.set(memberId, lastId);
    for (const event of events) onReceived(event);
  };
  if (!canShare()) return openStream({ lastReceivedId, onReceived: receive, onRefused });

  const name = `live-${memberId}`;
  const channel = new BroadcastChannel(name);
  channel.onmessage = ({ data }: MessageEvent<ReceivedEvent>) => receive(data);
  let ended = false;
  /** Lets go of the stream, or of the place in the line for it. */
  let release: (() => void) | undefined;
  let holdsStream = false;

  const holdStream = () =>
    new Promise<void>((resolve) => {
      if (ended) return resolve();
      holdsStream = true;
      const close = openStream({
        lastReceivedId,
        onRefused,
        onReceived(heard) {
          receive(heard);
          channel.postMessage(heard);
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
      // The tab that she looks at now has taken it: this one stands in line again.
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
