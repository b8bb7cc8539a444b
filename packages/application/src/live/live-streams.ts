import { DomainError } from '@nestmates/domain/shared/errors.ts';
import type { MemberId } from '@nestmates/domain/shared/ids.ts';
import type { Caller } from '../accounts/caller.ts';
import type { Outlet, Pour } from '../contract/stream.ts';
import { eventIdOf, lastHeard } from './event-id.ts';
import type { EventBell, EventLog, Hearer, Missed, NumberedEvent } from './ports.ts';
import type { StreamEvent } from './stream-event.ts';

interface Stream {
  readonly memberId: MemberId;
  readonly sessionDigest: string;
  /** The number of the last event that was sent. */
  heard: number;
  outlet: Outlet<StreamEvent> | undefined;
  reading: boolean;
  /** Something was announced while the log was being read. */
  again: boolean;
}

const mostStreams = 8;

export interface LiveDeps {
  readonly log: EventLog;
  readonly bell: EventBell;
}

/** Every open page of this process. What it sends is in order, without a gap and never twice. */
export class Live implements Hearer {
  readonly #deps: LiveDeps;
  readonly #streams = new Map<MemberId, Set<Stream>>();
  #listening = false;
  #closed = false;

  constructor(deps: LiveDeps) {
    this.#deps = deps;
  }

  /** Joins before it looks, so that nothing happens between the two unseen. */
  async open(by: Caller, lastEventId: string | undefined): Promise<Pour<StreamEvent>> {
    if (this.#closed) return endsAtOnce;
    if (!this.#listening) this.#deps.bell.listen(this);
    this.#listening = true;
    const after = lastHeard(by.id, lastEventId);
    const stream = this.#join(by);
    try {
      const missed = await this.#deps.log.since(by.sessionDigest, after);
      if (!missed) throw new DomainError('unauthenticated', 'UNAUTHENTICATED', 'Please log in to continue.');
      return (outlet) => {
        this.#begin(stream, outlet, after, missed);
        return () => this.#leave(stream);
      };
    } catch (error) {
      this.#leave(stream);
      throw error;
    }
  }

  get size(): number {
    let count = 0;
    for (const streams of this.#streams.values()) count += streams.size;
    return count;
  }

  /** Pages come back by themselves, to another process if there is one. */
  async close(): Promise<void> {
    this.#closed = true;
    for (const stream of this.#all()) this.#end(stream);
    await this.#deps.bell.stop();
  }

  announced(memberId: MemberId, announced: NumberedEvent): void {
    for (const stream of this.#streams.get(memberId) ?? []) {
      if (announced.id <= stream.heard) continue;
      if (!stream.reading && announced.id === stream.heard + 1) this.#send(stream, announced);
      else void this.#catchUp(stream);
    }
  }

  sessionEnded(sessionDigest: string): void {
    for (const stream of this.#all()) {
      if (stream.sessionDigest === sessionDigest) this.#end(stream, 'signed-out');
    }
  }

  async resumed(): Promise<void> {
    const streams = this.#all();
    const heads = await this.#deps.log.heads([...new Set(streams.map((stream) => stream.sessionDigest))]);
    for (const stream of streams) {
      const head = heads.get(stream.sessionDigest);
      if (head === undefined) this.#end(stream, 'signed-out');
      else if (head > stream.heard) await this.#catchUp(stream);
    }
  }

  #all(): Stream[] {
    return [...this.#streams.values()].flatMap((streams) => [...streams]);
  }

  /** A member with too many pages open loses the oldest: it may well be one that she has forgotten. */
  #join({ id, sessionDigest }: Caller): Stream {
    const streams = this.#streams.get(id) ?? new Set<Stream>();
    const [oldest] = streams;
    if (oldest && streams.size >= mostStreams) this.#end(oldest, 'too-many');
    const stream: Stream = {
      memberId: id,
      sessionDigest,
      heard: 0,
      outlet: undefined,
      reading: true,
      again: false,
    };
    this.#streams.set(id, streams.add(stream));
    return stream;
  }

  #leave(stream: Stream): void {
    const streams = this.#streams.get(stream.memberId);
    streams?.delete(stream);
    if (streams?.size === 0) this.#streams.delete(stream.memberId);
  }

  #end(stream: Stream, reason?: 'signed-out' | 'too-many'): void {
    this.#leave(stream);
    if (reason) stream.outlet?.send({ type: 'closed', reason });
    stream.outlet?.end();
    stream.outlet = undefined;
  }

  #begin(stream: Stream, outlet: Outlet<StreamEvent>, after: number | undefined, missed: Missed): void {
    // Ended while it was being opened.
    if (!this.#streams.get(stream.memberId)?.has(stream)) {
      outlet.end();
      return;
    }
    stream.outlet = outlet;
    const missedNothing = after !== undefined && isWhole(missed, after);
    stream.heard = missedNothing ? after : missed.head;
    outlet.send({ type: 'ready', missedNothing }, eventIdOf(stream.memberId, stream.heard));
    if (missedNothing) for (const event of missed.events) this.#send(stream, event);
    stream.reading = false;
    if (stream.again) void this.#catchUp(stream);
  }

  #send(stream: Stream, { id, event }: NumberedEvent): void {
    stream.heard = id;
    stream.outlet?.send(event, eventIdOf(stream.memberId, id));
  }

  async #catchUp(stream: Stream): Promise<void> {
    if (stream.reading) {
      stream.again = true;
      return;
    }
    stream.reading = true;
    do {
      stream.again = false;
      const missed = await this.#deps.log.since(stream.sessionDigest, stream.heard).catch(() => undefined);
      // A page that is ended opens a new stream and says what it heard last; so nothing is lost here either.
      if (!missed || !isWhole(missed, stream.heard)) this.#end(stream);
      else for (const event of missed.events) this.#send(stream, event);
    } while (stream.again && stream.outlet);
    stream.reading = false;
  }
}

/** The process is closing: the page asks again in a moment, and is answered by the next one. */
const endsAtOnce: Pour<StreamEvent> = (outlet) => {
  outlet.end();
  return () => undefined;
};

/** Whether what was found continues what was heard; older events are not kept for ever, nor is any amount read. */
function isWhole({ head, events }: Missed, heard: number): boolean {
  const first = events[0]?.id ?? head + 1;
  const last = events.at(-1)?.id ?? head;
  return first === heard + 1 && last === head;
}
