import type { SealedColumn } from '@nestmates/application/platform/encryption/key-rotation.ts';
import type {
  CardOfChild,
  CardsOfSwap,
  OpenedCardsOfSwap,
  SealedCard,
  SitterCardStore,
} from '@nestmates/application/together/sitter-cards/ports.ts';
import type { PersonSummary } from '@nestmates/domain/members/people/person.ts';
import type { ChildId, MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type { SwapId } from '@nestmates/domain/together/swaps/swap.ts';
import { notBlocked, notBlockedByEither, restrictedFor } from '../../members/pairs/not-blocked.ts';
import { personSummaryColumns } from '../../members/people/person-sql.ts';
import { isAwaySince, shownPhoto } from '../../platform/access/restriction-sql.ts';
import { requireOneRow, sql } from '../../platform/database/sql.ts';
import type { KnexTransaction } from '../../platform/database/transaction.ts';
import { swapEnd } from '../swaps/swap-time-sql.ts';
import { SitterCardModel } from './sitter-card-models.ts';

const listOf = `
  select sc.child_id, sc.changed_at from sitter_cards sc join children c on c.id = sc.child_id
  where c.user_id = :me::integer order by c.position`;

const openingsShown = 50;

const find = `
  select sc.sealed, sc.changed_at, (
    select coalesce(json_agg(o order by o.at desc, o.opened_by), '[]')
    from (
      select opened_at as at, opened_by, case when u.id is not null and ${notBlocked(':me::integer', 'opened_by')} then
        json_build_object('id', u.id, 'firstName', u.first_name, 'profilePhotoUrl', ${shownPhoto('u')})
      end as by
      from card_openings left join users u on u.id = opened_by
      where child_id = c.id and opened_at >= :openedSince::timestamptz
      order by opened_at desc, opened_by limit ${openingsShown}
    ) o
  ) as openings
  from children c left join sitter_cards sc on sc.child_id = c.id
  where c.id = :childId::integer and c.user_id = :me::integer`;

interface FoundRow {
  readonly sealed: string | null;
  readonly changedAt: Date | null;
  readonly openings: readonly { readonly at: string; readonly by: PersonSummary | null }[];
}

const save = `
  insert into sitter_cards (child_id, sealed, changed_at)
  select id, :sealed, :changedAt from children where id = :childId::integer and user_id = :me::integer
  on conflict (child_id) do update set sealed = excluded.sealed, changed_at = excluded.changed_at
  returning child_id`;

/** Answers the child, also where it has no card. */
const remove = `
  with gone as (delete from sitter_cards where child_id in (
    select id from children where id = :childId::integer and user_id = :me::integer
  ))
  select id from children where id = :childId::integer and user_id = :me::integer`;

/** A statement of its own: one that had waited for the card to go would read the swaps as they were before. */
const removeFromSwaps = `
  update babysitting_swaps set card_child_ids = array_remove(card_child_ids, :childId::integer)
  where requester_id = :me::integer and :childId::integer = any(card_child_ids)`;

/**
 * While the two may see each other, and of the children who are still the requester's. A restriction that begins after the
 * swap closes nothing, as one looks after a child of the other, unless that one is banned.
 */
const cardsOfSwap = `
  select s.status, s.date, ${swapEnd('s')} as until, s.length_ms is not null as has_end, s.emergency_contact, ${personSummaryColumns('u')}, (
    select coalesce(json_agg(json_build_object(
      'childId', c.id, 'name', c.name, 'gender', c.gender, 'age', c.age, 'sealed', sc.sealed) order by c.position), '[]')
    from children c join sitter_cards sc on sc.child_id = c.id
    where c.id = any(s.card_child_ids) and c.user_id = s.requester_id
  ) as cards
  from babysitting_swaps s join users u on u.id = s.requester_id
  where s.id = :swapId::integer and s.recipient_id = :recipientId::integer
    and ${notBlockedByEither(':recipientId::integer', 's.requester_id')}
    and not ${isAwaySince(':recipientId::integer', 's.date', { orBanned: true })}
    and not ${isAwaySince('s.requester_id', 's.date', { orBanned: false })}
    and (s.date <= :now::timestamptz or not ${restrictedFor(':recipientId::integer', 's.requester_id')})`;

const ofSwap = `
  with found as (${cardsOfSwap}), noted as (
    insert into card_openings (child_id, opened_by, opened_at, swap_id)
    select (card ->> 'childId')::integer, :recipientId::integer, :openedAt::timestamptz, :swapId::integer
    from found cross join json_array_elements(found.cards) card
    where :openedAt::timestamptz is not null
    on conflict do nothing
    returning child_id
  )
  select found.*, exists (select from noted) as is_noted from found`;

type OfSwapRow = CardsOfSwap['swap'] & PersonSummary & Pick<OpenedCardsOfSwap, 'cards' | 'isNoted'>;

export class SitterCardRepository implements SitterCardStore, SealedColumn {
  readonly kind = 'card';
  readonly #transaction: KnexTransaction;
  constructor(transaction: KnexTransaction) {
    this.#transaction = transaction;
  }

  listOf(me: MemberId): Promise<readonly Omit<SealedCard, 'sealed'>[]> {
    return sql<Omit<SealedCard, 'sealed'>>(this.#transaction, listOf, { me });
  }

  async find(me: MemberId, childId: ChildId, openedSince: Date): Promise<CardOfChild | undefined> {
    const [row] = await sql<FoundRow>(this.#transaction, find, { me, childId, openedSince });
    if (!row) return undefined;
    const { sealed, changedAt, openings } = row;
    return {
      card: sealed !== null && changedAt ? { childId, sealed, changedAt } : null,
      openings: openings.map(({ at, by }) => ({ at: new Date(at), by })),
    };
  }

  async save(me: MemberId, card: SealedCard): Promise<boolean> {
    return (await sql(this.#transaction, save, { me, ...card })).length === 1;
  }

  async remove(me: MemberId, childId: ChildId): Promise<boolean> {
    if ((await sql(this.#transaction, remove, { me, childId })).length === 0) return false;
    // There is no row where it goes along with no swap.
    await sql(this.#transaction, removeFromSwaps, { me, childId });
    return true;
  }

  async ofSwap(
    swapId: SwapId,
    recipientId: MemberId,
    now: Date,
    openedAt?: Date,
  ): Promise<OpenedCardsOfSwap | undefined> {
    const given = { swapId, recipientId, now, openedAt: openedAt ?? null };
    const [row] = await sql<OfSwapRow>(this.#transaction, ofSwap, given);
    if (!row) return undefined;
    const { status, date, until, hasEnd, emergencyContact, cards, isNoted, ...requester } = row;
    return { swap: { status, date, until, hasEnd, emergencyContact }, requester, cards, isNoted };
  }

  async lockAfter(
    id: number,
    max: number,
  ): Promise<readonly { readonly id: number; readonly sealed: string }[]> {
    const locked = await this.#cards().where('childId', '>', id).orderBy('childId').limit(max).forUpdate();
    return locked.map(({ childId, sealed }) => ({ id: childId, sealed }));
  }

  async replace({ id, sealed }: { readonly id: number; readonly sealed: string }): Promise<void> {
    requireOneRow(await this.#cards().findById(id).patch({ sealed }), 'Encrypting anew');
  }

  #cards() {
    return SitterCardModel.query(this.#transaction.db);
  }
}
