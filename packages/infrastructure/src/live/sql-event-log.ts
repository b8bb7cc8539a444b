import type { MemberEvent } from '@nestmates/application/live/event.ts';
import type { EventLog, MissedEvents } from '@nestmates/application/live/ports.ts';
import type { Clock } from '@nestmates/application/shared/ports.ts';
import { rows, statement } from '../database/statement.ts';
import type { KnexTransaction } from '../database/transaction.ts';

/** A client that missed more than this loads everything again. */
const maxReplayed = 500;

const since = statement<{ head: string; id: string | null; event: MemberEvent | null }>(
  'events-since',
  `select coalesce(h.last, 0) as head, e.id, e.event
   from sessions s
   left join event_heads h on h.member_id = s.user_id
   left join lateral (
     select id, event from events
     where member_id = s.user_id and id > $2::bigint order by id limit ${maxReplayed}
   ) e on true
   where s.token_hash = $1 and s.expires_at > $3
   order by e.id`,
);

const heads = statement<{ digest: string; head: string }>(
  'events-heads',
  `select s.token_hash as digest, coalesce(h.last, 0) as head
   from sessions s left join event_heads h on h.member_id = s.user_id
   where s.token_hash = any($1) and s.expires_at > $2`,
);

export class SqlEventLog implements EventLog {
  readonly #transaction: KnexTransaction;
  readonly #clock: Clock;
  constructor(transaction: KnexTransaction, clock: Clock) {
    this.#transaction = transaction;
    this.#clock = clock;
  }

  async since(sessionDigest: string, after: number | undefined): Promise<MissedEvents | undefined> {
    const found = await rows(this.#transaction, since, [sessionDigest, after ?? null, this.#clock.now()]);
    const [first] = found;
    if (!first) return undefined;
    return {
      head: Number(first.head),
      events: found.flatMap(({ id, event }) => (id && event ? { id: Number(id), event } : [])),
    };
  }

  async heads(sessionDigests: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const found = await rows(this.#transaction, heads, [sessionDigests, this.#clock.now()]);
    return new Map(found.map(({ digest, head }) => [digest, Number(head)]));
  }

  async sweep(before: Date): Promise<void> {
    await this.#transaction.db('events').where('at', '<', before).delete();
  }
}
