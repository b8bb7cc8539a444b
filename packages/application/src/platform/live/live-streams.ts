import { DomainError } from '@nestmates/domain/platform/shared/errors.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type { Caller } from '../access/caller.ts';
import type { StreamHandler, StreamWriter } from '../contract/stream.ts';
import { useCase } from '../wiring/use-case.ts';
import { eventIdOf, lastEventNumberIn } from './event-id.ts';
import type { EventSubscriber, MissedEvents, NumberedEvent } from './ports.ts';
import type { StreamEvent } from './stream-event.ts';

interface Stream {
  readonly memberId: MemberId;
  readonly sessionDigest: string;
  /** The number of the last event sent. */
  lastSent: number;
  writer: StreamWriter<StreamEvent> | undefined;
  reading: boolean;
  /** An event was announced while the log was being read, so it has to be read again. */
  readAgain: boolean;
}

const maxStreamsPerMember = 8;

/**
 * All open streams of this process. Each sends its member's events in order, without gaps and without
 * duplicates.
 */
export class LiveStreams extends useCase('eventLog', 'eventNotifier', 'tracing') implements EventSubscriber {
  readonly #streams = new Map<MemberId, Set<Stream>>();
  #listening = false;
  #closed = false;

  /** Registers the stream before it reads the log, so that no event in between is lost. */
  async open(by: Caller, lastEventId: string | undefined): Promise<StreamHandler<StreamEvent>> {
    if (this.#closed) return closedStream;
    if (!this.#listening) this.needs.tracing.apart(() => this.needs.eventNotifier.listen(this));
    this.#listening = true;
    const after = lastEventNumberIn(by.id, lastEventId);
    const stream = this.#join(by);
    try {
      await this.needs.eventNotifier.follow(by.id);
      const missed = await this.needs.eventLog.since(by.sessionDigest, after);
      if (!missed) throw new DomainError('unauthenticated', 'UNAUTHENTICATED', 'Please log in to continue.');
      return (writer) => {
        this.#begin(stream, writer, after, missed);
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

  /** Clients reconnect by themselves, to another process if there is one. */
  async close(): Promise<void> {
    this.#closed = true;
    for (const stream of this.#all()) this.#end(stream);
    await this.needs.eventNotifier.stop();
  }

  onEvent(memberId: MemberId, numbered: NumberedEvent): void {
    for (const stream of this.#streams.get(memberId) ?? []) {
      if (numbered.id <= stream.lastSent) continue;
      if (!stream.reading && numbered.id === stream.lastSent + 1) this.#send(stream, numbered);
      else void this.#catchUp(stream);
    }
  }

  onSessionEnded(sessionDigest: string): void {
    for (const stream of this.#all()) {
      if (stream.sessionDigest === sessionDigest) this.#end(stream, 'signed-out');
    }
  }

  async onReconnected(): Promise<void> {
    const streams = this.#all();
    const heads = await this.needs.eventLog.heads([
      ...new Set(streams.map((stream) => stream.sessionDigest)),
    ]);
    for (const stream of streams) {
      const head = heads.get(stream.sessionDigest);
      if (head === undefined) this.#end(stream, 'signed-out');
      else if (head > stream.lastSent) await this.#catchUp(stream);
    }
  }

  #all(): Stream[] {
    return [...this.#streams.values()].flatMap((streams) => [...streams]);
  }

  /** Closes the member's oldest stream above the limit. */
  #join({ id, sessionDigest }: Caller): Stream {
    const streams = this.#streams.get(id) ?? new Set<Stream>();
    const [oldest] = streams;
    if (oldest && streams.size >= maxStreamsPerMember) this.#end(oldest, 'too-many');
    const stream: Stream = {
      memberId: id,
      sessionDigest,
      lastSent: 0,
      writer: undefined,
      reading: true,
      readAgain: false,
    };
    this.#streams.set(id, streams.add(stream));
    return stream;
  }

  #leave(stream: Stream): void {
    const streams = this.#streams.get(stream.memberId);
    streams?.delete(stream);
    if (streams?.size !== 0) return;
    this.#streams.delete(stream.memberId);
    this.needs.eventNotifier.unfollow(stream.memberId);
  }

  #end(stream: Stream, reason?: 'signed-out' | 'too-many'): void {
    this.#leave(stream);
    if (reason) stream.writer?.send({ type: 'closed', reason });
    stream.writer?.end();
    stream.writer = undefined;
  }

  #begin(
    stream: Stream,
    writer: StreamWriter<StreamEvent>,
    after: number | undefined,
    missed: MissedEvents,
  ): void {
    // Closed while it was being opened.
    if (!this.#streams.get(stream.memberId)?.has(stream)) {
      writer.end();
      return;
    }
    stream.writer = writer;
    const missedNothing = after !== undefined && isComplete(missed, after);
    stream.lastSent = missedNothing ? after : missed.head;
    writer.send({ type: 'ready', missedNothing }, eventIdOf(stream.memberId, stream.lastSent));
    if (missedNothing) for (const event of missed.events) this.#send(stream, event);
    stream.reading = false;
    if (stream.readAgain) void this.#catchUp(stream);
  }

  #send(stream: Stream, { id, event, traceparent }: NumberedEvent): void {
    stream.lastSent = id;
    const send = () => stream.writer?.send(event, eventIdOf(stream.memberId, id));
    if (!traceparent) {
      send();
      return;
    }
    const facts = { 'event.type': event.type };
    this.needs.tracing.within('send event', { kind: 'consumer', parent: traceparent, facts }, send);
  }

  async #catchUp(stream: Stream): Promise<void> {
    if (stream.reading) {
      stream.readAgain = true;
      return;
    }
    stream.reading = true;
    do {
      stream.readAgain = false;
      const missed = await this.needs.eventLog
        .since(stream.sessionDigest, stream.lastSent)
        .catch(() => undefined);
      // The client reconnects with its last event id, so nothing is lost when the stream ends here.
      if (!missed || !isComplete(missed, stream.lastSent)) this.#end(stream);
      else for (const event of missed.events) this.#send(stream, event);
    } while (stream.readAgain && stream.writer);
    stream.reading = false;
  }
}

/** While the process shuts down, new streams are closed at once; the client reconnects to another process. */
const closedStream: StreamHandler<StreamEvent> = (writer) => {
  writer.end();
  return () => undefined;
};

/**
 * Whether the events read continue the last one sent without a gap; old events are deleted, and a read is
 * limited.
 */
function isComplete({ head, events }: MissedEvents, lastSent: number): boolean {
  const first = events[0]?.id ?? head + 1;
  const last = events.at(-1)?.id ?? head;
  return first === lastSent + 1 && last === head;
}
