import type { StreamEvent } from '@nestmates/application/live/stream-event.ts';
import { following } from './continuity.ts';
import { type Heard, openStream } from './live-stream.ts';

interface SharedOptions {
  readonly memberId: number;
  /** Her newest event before this page read anything. */
  readonly from: string;
  readonly onHeard: (event: StreamEvent) => void;
  readonly onRefused: () => void;
}

const canShare = () => 'locks' in navigator && 'BroadcastChannel' in window;

/** How far this page has heard, by member: where the stream was let go of for a while, it goes on. */
const heardUpTo = new Map<number, string>();

/**
 * One stream for all tabs of a browser: the tab that was looked at last holds it and tells the others.
 * A tab that comes into view takes it over and goes on after what it heard last itself, so that a tab that
 * was asleep misses nothing; the others see by the numbers whether that is where they are.
 * Where tabs cannot find each other, each has a stream of its own.
 */
export function shareStream({ memberId, from, onHeard, onRefused }: SharedOptions): () => void {
  const after = () => heardUpTo.get(memberId) ?? from;
  const hear = (heard: Heard) => {
    const { last, events } = following(memberId, after(), heard);
    heardUpTo.set(memberId, last);
    for (const event of events) onHeard(event);
  };
  if (!canShare()) return openStream({ after, onHeard: hear, onRefused });

  const name = `live-${memberId}`;
  const channel = new BroadcastChannel(name);
  channel.onmessage = ({ data }: MessageEvent<Heard>) => hear(data);
  let ended = false;
  /** Lets go of the stream, or of the place in the line for it. */
  let release: (() => void) | undefined;
  let holding = false;

  const hold = () =>
    new Promise<void>((resolve) => {
      if (ended) return resolve();
      holding = true;
      const close = openStream({
        after,
        onRefused,
        onHeard(heard) {
          hear(heard);
          channel.postMessage(heard);
        },
      });
      release = () => {
        holding = false;
        close();
        resolve();
      };
    });

  async function take(how: 'steal' | 'wait'): Promise<void> {
    if (ended) return;
    release?.();
    const line = new AbortController();
    release = () => line.abort();
    let held = false;
    try {
      await navigator.locks.request(name, how === 'steal' ? { steal: true } : { signal: line.signal }, () => {
        held = true;
        return hold();
      });
    } catch {
      // The tab that she looks at now has taken it: this one stands in line again.
      if (held) void take('wait');
    }
  }

  const takeWhenSeen = () => {
    if (document.visibilityState === 'visible' && !holding) void take('steal');
  };
  void take(document.visibilityState === 'visible' ? 'steal' : 'wait');
  document.addEventListener('visibilitychange', takeWhenSeen);
  return () => {
    ended = true;
    document.removeEventListener('visibilitychange', takeWhenSeen);
    release?.();
    channel.close();
  };
}
