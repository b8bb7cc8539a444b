import type { MemberEvent } from '@nestmates/application/platform/live/event.ts';
import type { Events } from '@nestmates/application/platform/live/ports.ts';
import type { Clock } from '@nestmates/application/platform/shared/ports.ts';
import { type Tracing, withoutTracing } from '@nestmates/application/platform/tracing/tracing.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { AtCommit } from '../database/at-commit.ts';
import { sql } from '../database/sql.ts';
import type { KnexTransaction } from '../database/transaction.ts';
import type { EventRelay } from './nats/event-relay.ts';

/** Numbers are assigned in the order of member ids, so that two concurrent announcements cannot deadlock. */
const announce = `
  with present as (
    select id from users where id = any(:memberIds) order by id for key share
  ), told as (
    select t.member_id, t.event, t.nth,
      row_number() over (partition by t.member_id order by t.nth) as step,
      count(*) over (partition by t.member_id) as steps
    from unnest(:memberIds::integer[], :events::jsonb[]) with ordinality as t(member_id, event, nth)
    join present p on p.id = t.member_id
  ), heads as (
    insert into event_heads as h (member_id, last)
    select member_id, steps from told where step = 1 order by member_id
    on conflict (member_id) do update set last = h.last + excluded.last
    returning member_id, last
  ), written as (
    insert into events (member_id, id, event, at, to_relay, traceparent)
    select member_id, h.last - t.steps + t.step, t.event, :at, :relays::boolean, :traceparent::text
    from told t join heads h using (member_id)
    returning member_id, id, event
  )
  select pg_notify('nestmates_events', json_build_array(member_id, id, event, :traceparent::text)::text)
  from (select * from written where not :relays::boolean order by member_id, id) w`;

interface Announcement {
  readonly memberId: MemberId;
  readonly event: MemberEvent;
}

interface Announcing {
  readonly tracing?: Tracing;
  readonly relay?: EventRelay;
}

export class EventWriter implements Events {
  readonly #transaction: KnexTransaction;
  readonly #clock: Clock;
  readonly #tracing: Tracing;
  readonly #relay: EventRelay | undefined;
  readonly #announced: AtCommit<Announcement>;

  /** Events are announced by the relay, where there is one, and by PostgreSQL else. */
  constructor(
    transaction: KnexTransaction,
    clock: Clock,
    { tracing = withoutTracing, relay }: Announcing = {},
  ) {
    this.#transaction = transaction;
    this.#clock = clock;
    this.#tracing = tracing;
    this.#relay = relay;
    this.#announced = new AtCommit(transaction, (announced) => this.#write(announced), 'last');
  }

  announce(memberIds: readonly MemberId[], event: MemberEvent): Promise<void> {
    return this.#announced.add(...[...new Set(memberIds)].map((memberId) => ({ memberId, event })));
  }

  async #write(announcements: readonly Announcement[]): Promise<void> {
    await sql(this.#transaction, announce, {
      memberIds: announcements.map(({ memberId }) => memberId),
      events: announcements.map(({ event }) => JSON.stringify(event)),
      at: this.#clock.now(),
      traceparent: this.#tracing.traceparent ?? null,
      relays: this.#relay !== undefined,
    });
    this.#transaction.afterCommit(() => this.#relay?.start());
  }
}
