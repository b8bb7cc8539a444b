import type { PageRequest, TimeCursor } from '@nestmates/application/platform/contract/paging.ts';
import type {
  CalendarEventId,
  CalendarQueries,
  PagedEvent,
  StoredEvent,
} from '@nestmates/application/together/calendar/ports.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { isAway } from '../../members/pairs/not-blocked.ts';
import type { Knex } from '../../platform/database/knex.ts';
import { microsecondsOf, timeCursorOf, timestampOrFirst } from '../../platform/database/time-cursor.ts';
import type { KnexTransaction } from '../../platform/database/transaction.ts';
import { isGoingOn, isParted, isShownSwap, swapOver } from '../swaps/swap-time-sql.ts';
import { type AwaySwapRow, CalendarEventModel, eventOf } from './calendar-event-model.ts';

/** The member named in the event's title; 0 means none, and is never blocked. */
const otherMember = `coalesce((
  select case when s.requester_id = e.user_id then s.recipient_id else s.requester_id end
  from babysitting_swaps s where s.id = e.swap_id
), (
  select case when p.user_id_one = e.user_id then p.user_id_two else p.user_id_one end
  from playdates p where p.id = e.playdate_id
), 0)`;

const goesOn = `exists (
  select from babysitting_swaps s where s.id = e.swap_id and ${isGoingOn('s', 'server_time()')}
)`;

const isOfPartedSwap = `exists (select from babysitting_swaps s where s.id = e.swap_id and ${isParted('s')})`;

/** The swap that goes on while the other is away, or once a block was taken back; null for any other event. */
const awaySwap = `(
  select json_build_object(
    'isMine', s.requester_id = e.user_id, 'isAtMine', s.place_of is not distinct from e.user_id,
    'place', case when s.place_of is null then json_build_object('name', s.location) else json_build_object('of', s.place_of) end,
    'other', json_build_object('id', u.id, 'firstName', u.first_name)
  )
  from babysitting_swaps s
  join users u on u.id = case when s.requester_id = e.user_id then s.recipient_id else s.requester_id end
  where s.id = e.swap_id and ${isGoingOn('s', 'server_time()')} and (${isAway('u.id')} or ${isParted('s')})
)`;

/** When the other began or ceased to be away last, before the swap was over: programs elsewhere take up what is new. */
const awayChangedAt = `(
  select max(changed.at)
  from babysitting_swaps s
  join restrictions r on r.kind <> 'limited'
    and r.member_id = case when s.requester_id = e.user_id then s.recipient_id else s.requester_id end
  cross join lateral (values (r.from_at), (least(r.lifted_at, r.until_at))) changed(at)
  where s.id = e.swap_id and changed.at <= least(server_time(), ${swapOver('s')})
)`;

/** The member's, without those that name a member they may not see. */
const visibleTo = (db: Knex, me: MemberId) =>
  CalendarEventModel.query(db)
    .alias('e')
    .where('e.userId', me)
    .whereNull('e.deletedAt')
    .whereRaw(isShownSwap(goesOn, isOfPartedSwap, ':me::integer', otherMember), { me });

type Row = CalendarEventModel & {
  readonly awaySwap: AwaySwapRow | null;
  readonly awayChangedAt?: Date | null;
};
type PageRow = Row & { readonly at: string };

const columns = ['e.*', CalendarEventModel.raw(`${awaySwap} as away_swap`)] as const;
const fileColumns = [...columns, CalendarEventModel.raw(`${awayChangedAt} as away_changed_at`)] as const;
const pageColumns = [...columns, CalendarEventModel.raw(`${microsecondsOf('e.date')} as at`)] as const;

const repeating = (db: Knex, me: MemberId, from: Date) =>
  visibleTo(db, me)
    .whereNotNull('e.repeat')
    .where('e.endsAt', '>', from)
    .select(...pageColumns);

const eventsWithin = (db: Knex, me: MemberId, from: Date, until: Date) =>
  visibleTo(db, me).where('e.date', '<', until).whereRaw('coalesce(e.ends_at, e.date) > :from', { from });

const versionOfRows = `md5(coalesce(
  string_agg(concat_ws(' ', e.id, e.xmin, ${awaySwap}, ${awayChangedAt}), ',' order by e.id), ''
)) as version`;

/** The longest event of whole days, and the clocks of the world. */
const longestEvent = "interval '33 days'";

/** A page of those that take place once. */
export const calendarPage = (
  db: Knex,
  me: MemberId,
  from: Date,
  { limit, before }: PageRequest<TimeCursor>,
) =>
  visibleTo(db, me)
    .whereNull('e.repeat')
    .whereRaw(`e.date > :from::timestamptz - ${longestEvent}`, { from })
    .whereRaw("(e.date > :from or (e.ends_at > :from and e.time ->> 'kind' = 'all-day'))", { from })
    .whereRaw(`(e.date, e.id) > (${timestampOrFirst(':at')}, :id::bigint)`, {
      at: before?.at ?? null,
      id: before?.id ?? null,
    })
    .orderBy(['e.date', 'e.id'])
    .limit(limit)
    .select(...pageColumns);

export class CalendarReader implements CalendarQueries {
  readonly #transaction: KnexTransaction;
  constructor(transaction: KnexTransaction) {
    this.#transaction = transaction;
  }

  async find(id: CalendarEventId, me: MemberId): Promise<StoredEvent | undefined> {
    const found = await visibleTo(this.#transaction.db, me)
      .findOne('e.id', id)
      .select(...fileColumns)
      .castTo<Row | undefined>();
    return found && eventOf(found);
  }

  async upcoming(from: Date, me: MemberId, page: PageRequest<TimeCursor>): Promise<readonly PagedEvent[]> {
    const { db } = this.#transaction;
    const found = await CalendarEventModel.query(db)
      .with('page', calendarPage(db, me, from, page))
      .from('page')
      .select('*')
      .unionAll(repeating(db, me, from))
      .castTo<PageRow[]>();
    return found.map((row) => ({ ...eventOf(row), cursor: timeCursorOf(row.at, row.id) }));
  }

  async between(from: Date, until: Date, me: MemberId): Promise<readonly StoredEvent[]> {
    const found = await eventsWithin(this.#transaction.db, me, from, until)
      .orderBy(['e.date', 'e.id'])
      .select(...fileColumns)
      .castTo<Row[]>();
    return found.map(eventOf);
  }

  /** Made of the number of the transaction that wrote each row, so that no way to change one is forgotten, and of who is away. */
  async versionBetween(from: Date, until: Date, me: MemberId): Promise<string> {
    const row = await eventsWithin(this.#transaction.db, me, from, until)
      .select(CalendarEventModel.raw(versionOfRows))
      .first()
      .castTo<{ readonly version: string } | undefined>();
    return row?.version ?? '';
  }
}
