import type { MemberEvent } from '@nestmates/application/platform/live/event.ts';
import type { EventLog, MissedEvents } from '@nestmates/application/platform/live/ports.ts';
import type { Clock } from '@nestmates/application/platform/shared/ports.ts';
import { sql } from '../database/sql.ts';
import type { KnexTransaction } from '../database/transaction.ts';

/** A client that missed more than this loads everything again. */
const maxReplayed = 500;

interface SinceRow {
  readonly head: string;
  readonly id: string | null;
  readonly event: MemberEvent | null;
  readonly traceparent: string | null;
}

const since = `
  select coalesce(h.last, 0) as head, e.id, e.event, e.traceparent
  from sessions s
    left join event_heads h on h.member_id = s.user_id
    left join lateral (
      select id, event, traceparent from events
      where member_id = s.user_id and id > :after::bigint order by id limit ${maxReplayed}
    ) e on true
  where s.token_hash = :sessionDigest and s.expires_at > :now
  order by e.id`;

const heads = `
  select s.token_hash as digest, coalesce(h.last, 0) as head
  from sessions s left join event_heads h on h.member_id = s.user_id
  where s.token_hash = any(:digests::text[]) and s.expires_at > :now`;

export class EventLogRepository implements EventLog {
  readonly #transaction: KnexTransaction;
  readonly #clock: Clock;
  constructor(transaction: KnexTransaction, clock: Clock) {
    this.#transaction = transaction;
    this.#clock = clock;
  }

  async since(sessionDigest: string, after: number | undefined): Promise<MissedEvents | undefined> {
    const now = this.#clock.now();
    const bindings = { sessionDigest, after: after ?? null, now };
    const found = await sql<SinceRow>(this.#transaction, since, bindings);
    const [first] = found;
    if (!first) return undefined;
    return {
      head: Number(first.head),
      events: found.flatMap(({ id, event, traceparent }) =>
        id && event ? { id: Number(id), event, ...(traceparent && { traceparent }) } : [],
      ),
    };
  }

  async heads(sessionDigests: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const bindings = { digests: [...sessionDigests], now: this.#clock.now() };
    const found = await sql<{ digest: string; head: string }>(this.#transaction, heads, bindings);
    return new Map(found.map(({ digest, head }) => [digest, Number(head)]));
  }
}
