import type {
  LockedPlaydate,
  NewPlaydate,
  OpenPlaydates,
  PlaydateContext,
  PlaydateStore,
} from '@nestmates/application/together/playdates/ports.ts';
import type { PersonSummary } from '@nestmates/domain/members/people/person.ts';
import type { MemberId, PlaydateId } from '@nestmates/domain/platform/shared/ids.ts';
import type { Playdate } from '@nestmates/domain/together/playdates/playdate.ts';
import { raw } from 'objection';
import { notBlocked } from '../../members/pairs/not-blocked.ts';
import { pairLock, presentMembers } from '../../members/pairs/pair-sql.ts';
import { childChips, personSummaryColumns } from '../../members/people/person-sql.ts';
import { requireOneRow, sql } from '../../platform/database/sql.ts';
import type { KnexTransaction } from '../../platform/database/transaction.ts';
import { unlessIgnored } from '../../platform/database/unless-ignored.ts';
import type { RowOf } from '../../platform/tables/table.ts';
import { PlaydateModel } from './playdate-model.ts';
import {
  changesOf,
  type PlaydateWithOtherRow,
  playdateOf,
  playdateRowOf,
  playdateWithOtherColumns,
} from './playdate-row.ts';

const context = `
  select m.id as match_id, ${personSummaryColumns('u')}, ${childChips(':me::integer')} as mine
  from matches m join users u on u.id = :other::integer
  where m.user_id1 = least(:me::integer, :other::integer) and m.user_id2 = greatest(:me::integer, :other::integer)`;

const lockPair = (whose: string) => `
  select ${pairLock('user_id_one', 'user_id_two')} from playdates where id = :id ${whose}`;
const lockPairOfHers = lockPair('and :me in (user_id_one, user_id_two)');
const lockPairOfAny = lockPair('');

const present = `present as materialized (
  ${presentMembers('(select user_id_one from p)', '(select user_id_two from p)')}
)`;

/**
 * A separate statement after the lock: the statement that waits for the lock would read a snapshot from
 * before the wait.
 */
const lockedPlaydate = `
  with p as (select * from playdates where id = :id), ${present}
  select ${playdateWithOtherColumns('all')}, me.first_name as my_name
  from p join present me on me.id = :me::integer join present u on u.id <> me.id
  where ${notBlocked(':me::integer', 'u.id')}`;

const lockedForClock = `
  with p as (select * from playdates where id = :id), ${present}
  select p.* from p where (select count(*) from present) = 2`;

/** Proposals that have lapsed make room for another, also before the job of their end has run; mostly no row. */
const expireLapsed = `
  update playdates set status = 'expired', ended_at = ends_at
  where status = 'proposed' and ends_at <= :at
    and least(user_id_one, user_id_two) = least(:one::integer, :two::integer)
    and greatest(user_id_one, user_id_two) = greatest(:one::integer, :two::integer)`;

const openProposal =
  "(least(user_id_one, user_id_two), greatest(user_id_one, user_id_two)) where status = 'proposed'";

const open = `
  select id from playdates
  where :memberId::integer in (user_id_one, user_id_two) and status in ('proposed', 'scheduled') order by id`;

export class PlaydateRepository implements PlaydateStore, OpenPlaydates {
  readonly #transaction: KnexTransaction;
  constructor(transaction: KnexTransaction) {
    this.#transaction = transaction;
  }

  async context(me: MemberId, other: MemberId): Promise<PlaydateContext | undefined> {
    type Row = Pick<PlaydateContext, 'matchId' | 'mine'> & PersonSummary;
    const [row] = await sql<Row>(this.#transaction, context, { me, other });
    if (!row) return undefined;
    const { matchId, mine, ...partner } = row;
    return { matchId, mine, other: partner };
  }

  async add(playdate: NewPlaydate, at: Date): Promise<PlaydateId | undefined> {
    const { userIdOne, userIdTwo, matchId, createdAt } = playdate;
    await sql(this.#transaction, expireLapsed, { at, one: userIdOne, two: userIdTwo });
    const inserted = await PlaydateModel.query(this.#transaction.db)
      .insert({ userIdOne, userIdTwo, matchId, createdAt, ...changesOf({ ...playdate, id: 0 }) })
      .onConflict(raw(openProposal))
      .ignore();
    return unlessIgnored(inserted)?.id;
  }

  async lock(id: PlaydateId, me: MemberId): Promise<LockedPlaydate | undefined> {
    await sql(this.#transaction, lockPairOfHers, { id, me });
    type Row = PlaydateWithOtherRow & Pick<LockedPlaydate, 'myName'>;
    const [found] = await sql<Row>(this.#transaction, lockedPlaydate, { id, me });
    return found && { ...playdateRowOf(found), myName: found.myName };
  }

  async lockForClock(id: PlaydateId): Promise<Playdate | undefined> {
    await sql(this.#transaction, lockPairOfAny, { id });
    const [found] = await sql<RowOf<PlaydateModel>>(this.#transaction, lockedForClock, { id });
    return found && playdateOf(found);
  }

  async save(playdate: Playdate, expectedStatus: Playdate['status']): Promise<void> {
    const changed = await PlaydateModel.query(this.#transaction.db)
      .findById(playdate.id)
      .where({ status: expectedStatus })
      .patch(changesOf(playdate));
    requireOneRow(changed, 'Changing a playdate');
  }

  async openOf(memberId: MemberId): Promise<readonly PlaydateId[]> {
    const rows = await sql<{ id: PlaydateId }>(this.#transaction, open, { memberId });
    return rows.map(({ id }) => id);
  }
}
