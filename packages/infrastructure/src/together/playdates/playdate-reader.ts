import type { PageRequest, TimeCursor } from '@nestmates/application/platform/contract/paging.ts';
import type {
  PagedPlaydate,
  PlaydateEmailData,
  PlaydateList,
  PlaydateQueries,
  PlaydateRow,
} from '@nestmates/application/together/playdates/ports.ts';
import type { MemberId, PlaydateId } from '@nestmates/domain/platform/shared/ids.ts';
import { clockOf } from '@nestmates/domain/together/calendar/reminder.ts';
import type { UserModel } from '../../members/accounts/account-models.ts';
import { notBlocked, notBlockedByEither } from '../../members/pairs/not-blocked.ts';
import { sql } from '../../platform/database/sql.ts';
import {
  microsecondsOf,
  timeCursorOf,
  timestampOrFirst,
  timestampOrLast,
} from '../../platform/database/time-cursor.ts';
import type { KnexTransaction } from '../../platform/database/transaction.ts';
import { type PlaydateWithOtherRow, playdateRowOf, playdateWithOtherColumns } from './playdate-row.ts';

interface Order {
  readonly by: 'asc' | 'desc';
  readonly which: string;
}

const ahead: Order = {
  by: 'asc',
  which: `status = :list and ends_at > :now::timestamptz and (ends_at, id) > (${timestampOrFirst(':at')}, :id::bigint)`,
};
const past: Order = {
  by: 'desc',
  which: `ends_at <= :now::timestamptz and (ends_at, id) < (${timestampOrLast(':at')}, :id::bigint)`,
};

/** Reads a page from each side with an index, and merges the two. */
function pageOf({ by, which }: Order): string {
  const order = (table = '') => `order by ${table}ends_at ${by}, ${table}id ${by}`;
  const side = (me: string, other: string) =>
    `select *, ${other} as other from playdates
     where ${me} = :me::integer and ${which} and ${notBlocked(':me::integer', other)}
     ${order()} limit :limit::integer`;
  return `
    select ${playdateWithOtherColumns()}, ${microsecondsOf('p.ends_at')} as at
    from (
      (${side('user_id_one', 'user_id_two')}) union all (${side('user_id_two', 'user_id_one')})
      ${order()} limit :limit::integer
    ) p join users u on u.id = p.other
    ${order('p.')}`;
}

export const playdatesAhead = pageOf(ahead);
export const playdatesPast = pageOf(past);

/** Those of the two of one pair, seen by one of them. */
const ofPair = (which: string, seen = notBlocked(':me::integer', 'u.id')) => `
  select ${playdateWithOtherColumns()}
  from playdates p join users u on u.id = case when p.user_id_one = :me then p.user_id_two else p.user_id_one end
  where ${which} and :me in (p.user_id_one, p.user_id_two) and ${seen}`;

/** Finds them by the connection that the two have in common. */
const between = `${ofPair(
  `p.match_id = (
    select id from matches
    where user_id1 = least(:me::integer, :other::integer) and user_id2 = greatest(:me::integer, :other::integer)
  )`,
)} order by p.id desc limit :limit::integer`;

const byId = ofPair('p.id = :id');
/** What ended because the other is away is told all the same. */
const toldById = ofPair('p.id = :id', notBlockedByEither(':me::integer', 'u.id'));

const recipientOf = `select email, first_name, state from users where id = :to::integer`;

export class PlaydateReader implements PlaydateQueries {
  readonly #transaction: KnexTransaction;
  constructor(transaction: KnexTransaction) {
    this.#transaction = transaction;
  }

  async playdatesOf(
    me: MemberId,
    { list, now }: { readonly list: PlaydateList; readonly now: Date },
    { limit, before }: PageRequest<TimeCursor>,
  ): Promise<readonly PagedPlaydate[]> {
    const cursor = { at: before?.at ?? null, id: before?.id ?? null };
    const found =
      list === 'past'
        ? await this.#page(playdatesPast, { me, now, limit, ...cursor })
        : await this.#page(playdatesAhead, { me, now, limit, list, ...cursor });
    return found.map((row) => ({ ...playdateRowOf(row), cursor: timeCursorOf(row.at, row.id) }));
  }

  #page(page: string, bindings: Readonly<Record<string, unknown>>) {
    return sql<PlaydateWithOtherRow & { at: string }>(this.#transaction, page, bindings);
  }

  async between(me: MemberId, other: MemberId, limit: number): Promise<readonly PlaydateRow[]> {
    const found = await sql<PlaydateWithOtherRow>(this.#transaction, between, { me, other, limit });
    return found.map(playdateRowOf);
  }

  async find(id: PlaydateId, me: MemberId): Promise<PlaydateRow | undefined> {
    const [found] = await sql<PlaydateWithOtherRow>(this.#transaction, byId, { id, me });
    return found && playdateRowOf(found);
  }

  async emailDataOf(id: PlaydateId, to: MemberId): Promise<PlaydateEmailData | undefined> {
    const [told] = await sql<PlaydateWithOtherRow>(this.#transaction, toldById, { id, me: to });
    if (!told) return undefined;
    const found = playdateRowOf(told);
    const { playdate } = found;
    type Row = Pick<UserModel, 'email' | 'firstName' | 'state'>;
    const [recipient] = await sql<Row>(this.#transaction, recipientOf, { to });
    if (!recipient) return undefined;
    const { email, firstName, state } = recipient;
    const timeZone = to === playdate.userIdOne ? playdate.timeZoneOne : playdate.timeZoneTwo;
    return {
      memberId: to,
      to: email,
      firstName,
      playdate,
      otherId: found.other.id,
      otherName: found.other.firstName,
      timeZone: clockOf({ timeZone, state }),
    };
  }
}
