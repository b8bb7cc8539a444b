import { setTimeout as wait } from 'node:timers/promises';
import type { MemberEvent } from '@nestmates/application/platform/live/event.ts';
import { type Tracing, withoutTracing } from '@nestmates/application/platform/tracing/tracing.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { seconds } from '@nestmates/domain/platform/shared/time.ts';
import { sql } from '../../database/sql.ts';
import type { KnexTransaction } from '../../database/transaction.ts';
import type { NatsLink } from './nats-link.ts';

/** What is told of an event, and to whom. */
export type EventMessage = readonly [id: number, event: MemberEvent, traceparent: string | null];

/** Each member has a subject, to which those servers subscribe that have a page of the member open. */
export const subjectOf = (memberId: MemberId): string => `nestmates.events.${memberId}`;

const batch = 500;
const answerTime = seconds(2);

/** Leaves out what another process is about to tell. */
const take = `
  with taken as (
    select member_id, id from events where to_relay order by member_id, id limit ${batch} for update skip locked
  )
  update events e set to_relay = false from taken t where e.member_id = t.member_id and e.id = t.id
  returning e.member_id, e.id, e.event, e.traceparent`;

const oldest = `
  select greatest(0, coalesce(extract(epoch from now() - min(at)), 0))::float as age from events where to_relay`;

interface TakenRow {
  readonly memberId: MemberId;
  readonly id: string;
  readonly event: MemberEvent;
  readonly traceparent: string | null;
}

/**
 * Tells the broker of events that are committed. They stay marked until the broker has them, so none is lost when a
 * process ends or the broker is away; one may be told twice, which its number shows.
 */
export class EventRelay {
  readonly #transaction: KnexTransaction;
  readonly #link: NatsLink;
  readonly #tracing: Tracing;
  #running = false;
  #again = false;

  constructor(transaction: KnexTransaction, link: NatsLink, tracing = withoutTracing) {
    this.#transaction = transaction;
    this.#link = link;
    this.#tracing = tracing;
    link.onConnected(() => this.start());
  }

  /** Begins to tell what is marked, unless the broker is away; whatever fails is told later. */
  start(): void {
    this.#again = true;
    if (this.#running) return;
    this.#running = true;
    this.#tracing.apart(() => {
      this.#link.open();
      this.#tellAll()
        .catch(() => undefined)
        .finally(() => {
          this.#running = false;
        });
    });
  }

  /** Tells all that is marked, also of processes that have ended since. */
  async run(): Promise<void> {
    this.#link.open();
    if (!this.#link.connection) return;
    while ((await this.#tellBatch()) === batch);
  }

  /** The age of the oldest event that the broker was not told. */
  async untoldSeconds(): Promise<number> {
    const [untold] = await sql<{ readonly age: number }>(this.#transaction, oldest);
    return untold?.age ?? 0;
  }

  async #tellAll(): Promise<void> {
    while (this.#again) {
      this.#again = false;
      await this.run();
    }
  }

  #tellBatch(): Promise<number> {
    return this.#transaction.run(async () => {
      const taken = await sql<TakenRow>(this.#transaction, take);
      if (taken.length > 0) await this.#publish(taken.toSorted((a, b) => Number(a.id) - Number(b.id)));
      return taken.length;
    });
  }

  async #publish(events: readonly TakenRow[]): Promise<void> {
    const { connection } = this.#link;
    if (!connection) throw new Error('The broker is away');
    for (const { memberId, id, event, traceparent } of events) {
      const message: EventMessage = [Number(id), event, traceparent];
      connection.publish(subjectOf(memberId), JSON.stringify(message));
    }
    await answerOf(connection.flush());
  }
}

/** Waits until the broker has read everything; without an answer it may have read nothing. */
export async function answerOf(flushed: Promise<void>): Promise<void> {
  const tooLate = new AbortController();
  const late = wait(answerTime, undefined, { signal: tooLate.signal }).then(() => {
    throw new Error('The broker does not answer');
  });
  try {
    await Promise.race([flushed, late]);
  } finally {
    tooLate.abort();
    late.catch(() => undefined);
  }
}
