import type { PlannedSeller, SellingEnds } from '@nestmates/application/market/listings/selling-end-ports.ts';
import type { SellingEnd } from '@nestmates/domain/market/listings/selling-end.ts';
import type { Entitlement } from '@nestmates/domain/platform/access/capabilities.ts';
import type { ListingId, MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { isAway } from '../../members/pairs/not-blocked.ts';
import { joinSubscription, subscriptionColumns } from '../../platform/access/entitlement-sql.ts';
import { requireOneRow, sql } from '../../platform/database/sql.ts';
import type { KnexTransaction } from '../../platform/database/transaction.ts';

const onSale = "select id from listings where user_id = u.id and status = 'active' and not is_demo";

const sellerColumns = `u.id as member_id, ${subscriptionColumns}, u.has_unlocked, ended.ended_at, ended.paused_listings`;

const joined = `${joinSubscription('u')} left join selling_ends ended on ended.member_id = u.id`;

const sellers = `
  select ${sellerColumns}, exists (${onSale}) as is_selling
  from users u ${joined}
  where ended.member_id is not null
    or u.id in (select user_id from listings where status = 'active' and not is_demo)
  order by u.id`;

const lockSeller = 'select id from users where id = :memberId for no key update';

/** A statement of its own after the lock, so that it sees what was changed meanwhile. */
const seller = `
  select ${sellerColumns}, array(${onSale} order by id) as on_sale,
    ${isAway('u.id')} as away from users u ${joined} where u.id = :memberId`;

const endOf = 'select member_id, ended_at, paused_listings from selling_ends where member_id = :memberId';

const begin = 'insert into selling_ends (member_id, ended_at) values (:memberId, :endedAt)';

const pause = `
  update selling_ends set paused_listings = paused_listings || :listings::integer[]
  where member_id = :memberId returning member_id`;

const remove = 'delete from selling_ends where member_id = :memberId';

const emailFacts = `
  select u.id as member_id, u.email as "to", u.first_name, ended.ended_at
  from selling_ends ended join users u on u.id = ended.member_id where u.id = :memberId`;

interface SellerRow extends Entitlement {
  readonly memberId: MemberId;
  readonly endedAt: Date | null;
  readonly pausedListings: readonly ListingId[] | null;
}

const sellerOf = ({ memberId, endedAt, pausedListings, ...entitlement }: SellerRow) => ({
  entitlement,
  end: endedAt === null ? undefined : { memberId, endedAt, pausedListings: pausedListings ?? [] },
});

export class SellingEndRepository implements SellingEnds {
  readonly #transaction: KnexTransaction;
  constructor(transaction: KnexTransaction) {
    this.#transaction = transaction;
  }

  async sellers(): ReturnType<SellingEnds['sellers']> {
    const found = await sql<SellerRow & { readonly isSelling: boolean }>(this.#transaction, sellers);
    return found.map(({ isSelling, ...row }) => ({ ...sellerOf(row), memberId: row.memberId, isSelling }));
  }

  async lock(memberId: MemberId): Promise<PlannedSeller | undefined> {
    await sql(this.#transaction, lockSeller, { memberId });
    type Row = SellerRow & Pick<PlannedSeller, 'onSale' | 'away'>;
    const [found] = await sql<Row>(this.#transaction, seller, { memberId });
    if (!found) return undefined;
    const { onSale: ids, away, ...row } = found;
    return { ...sellerOf(row), onSale: ids, away };
  }

  async of(memberId: MemberId): Promise<SellingEnd | undefined> {
    return (await sql<SellingEnd>(this.#transaction, endOf, { memberId }))[0];
  }

  async begin(memberId: MemberId, endedAt: Date): Promise<void> {
    await sql(this.#transaction, begin, { memberId, endedAt });
  }

  async pause(memberId: MemberId, listings: readonly ListingId[]): Promise<void> {
    const bindings = { memberId, listings: [...listings] };
    requireOneRow(await sql(this.#transaction, pause, bindings), 'Pausing what is on sale');
  }

  async remove(memberId: MemberId): Promise<void> {
    await sql(this.#transaction, remove, { memberId });
  }

  async emailFactsOf(memberId: MemberId): ReturnType<SellingEnds['emailFactsOf']> {
    type Row = NonNullable<Awaited<ReturnType<SellingEnds['emailFactsOf']>>>;
    return (await sql<Row>(this.#transaction, emailFacts, { memberId }))[0];
  }
}
