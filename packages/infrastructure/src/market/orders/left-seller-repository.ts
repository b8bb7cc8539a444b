import type { KeptFacts } from '@nestmates/application/market/orders/emails/unclaimed.ts';
import type { LeftSellerStore, Payee } from '@nestmates/application/market/orders/left-sellers.ts';
import type { KeptMoney } from '@nestmates/application/money/payments/ports.ts';
import type { Cents } from '@nestmates/domain/money/payments/fees.ts';
import type { MemberId, OrderId } from '@nestmates/domain/platform/shared/ids.ts';
import { lockSellers } from '../../money/payments/seller-locks.ts';
import { lockSellerKeys, mailboxesOfSeller, sellerLocks } from '../../money/payments/seller-mark-sql.ts';
import { lastingHold } from '../../money/payouts/payout-hold-repository.ts';
import { sql } from '../../platform/database/sql.ts';
import type { KnexTransaction } from '../../platform/database/transaction.ts';
import { isUndone, undoneBindings } from './order-repository-sql.ts';
import { unclaimedPart } from './order-sql.ts';
import { holdersOfMailbox } from './person-sql.ts';

const take = `
  with asked as (
    select o.provider, k.seller_account_id, min(k.banks_looked_at) as looked_at
    from kept_sales k join orders o on o.id = k.order_id
    where k.seller_account_id is not null and k.banks_looked_at < :lookedBefore
    group by 1, 2 order by 3 limit :limit
  ), noted as (
    update kept_sales k set banks_looked_at = :now from orders o, asked
    where o.id = k.order_id and o.provider = asked.provider and k.seller_account_id = asked.seller_account_id
  )
  select provider, seller_account_id as provider_account_id from asked order by looked_at`;

const sales = `
  select k.order_id, k.digest, k.marks from kept_sales k join orders o on o.id = k.order_id
  where o.provider = :provider and k.seller_account_id = :providerAccountId`;

/** Whoever nets what these sales owe, or knows the seller by one of the digests, is waited for. */
const lockKeys = lockSellerKeys(
  ':keys',
  `select digest from (${sales}) its union select unnest(marks) from (${sales}) its
  union select unnest(:digests::text[])`,
);

/** There is no row for what is known already. */
const note = `
  with its as materialized (${sales}), marked as (
    update kept_sales set marks = array(select unnest(marks) union select unnest(:digests::text[]) order by 1)
    where order_id in (select order_id from its) and not marks @> :digests::text[]
  )
  insert into kept_undone_sales (digest, undone_at, order_id)
  select named.digest, coalesce(o.cancelled_at, o.refunded_at), o.id
  from orders o, unnest(:digests::text[]) named (digest)
  where o.id in (select order_id from its) and ${isUndone} and not exists (
    select from kept_undone_sales k where k.order_id = o.id and k.digest = named.digest
  )`;

const forgetPayee = `
  update kept_sales k set seller_account_id = null, banks_looked_at = null
  from orders o where o.id = k.order_id and o.provider = :provider and k.seller_account_id = :providerAccountId
  returning k.order_id`;

const returned = `
  select m.member_id from kept_sales k, lateral (${holdersOfMailbox('k')}) m
  where k.order_id = :orderId order by m.is_now desc, m.member_id limit 1`;

const tellReturned = `
  with found as materialized (
    select id from users where id = (${returned}) for key share
  )
  update kept_sales k set told_id = found.id from found
  where k.order_id = :orderId and k.told_id is distinct from found.id returning k.told_id`;

/** The orders of accounts that a member had before, `:memberId`, where nobody else comes first as their seller. */
const keptFor = `
  select coalesce(sum(${unclaimedPart('t')}), 0)::integer from kept_sales k join transactions t on t.order_id = k.order_id
  where k.digest in (${mailboxesOfSeller(':memberId')}) and (
    select m.member_id from (${holdersOfMailbox('k')}) m order by m.is_now desc, m.member_id limit 1
  ) = :memberId::integer`;

const keptFacts = `
  select u.id as member_id, u.email as "to", u.first_name, (${keptFor}) as cents,
    exists (${lastingHold('u.id')}) as is_held
  from users u where u.id = :memberId::integer`;

const forget = `
  update kept_sales set seller_account_id = null, banks_looked_at = null
  where seller_account_id is not null and left_at < :leftBefore`;

export class LeftSellerRepository implements LeftSellerStore, KeptMoney {
  readonly #transaction: KnexTransaction;
  constructor(transaction: KnexTransaction) {
    this.#transaction = transaction;
  }

  take(lookedBefore: Date, now: Date, limit: number): Promise<readonly Payee[]> {
    return sql<Payee>(this.#transaction, take, { lookedBefore, now, limit });
  }

  async note(payee: Payee, which: readonly string[]): Promise<void> {
    const bindings = { ...payee, digests: [...which] };
    await lockSellers(this.#transaction, lockKeys, { ...bindings, keys: sellerLocks.keys });
    await sql(this.#transaction, note, { ...bindings, ...undoneBindings });
  }

  async returnedSeller(orderId: OrderId): Promise<MemberId | undefined> {
    const [found] = await sql<{ memberId: MemberId }>(this.#transaction, returned, { orderId });
    return found?.memberId;
  }

  async tellReturned(orderId: OrderId): Promise<MemberId | undefined> {
    const [told] = await sql<{ toldId: MemberId }>(this.#transaction, tellReturned, { orderId });
    return told?.toldId;
  }

  async keptFactsOf(memberId: MemberId): Promise<KeptFacts | undefined> {
    return (await sql<KeptFacts>(this.#transaction, keptFacts, { memberId }))[0];
  }

  async keptFor(memberId: MemberId): Promise<Cents> {
    return (await this.keptFactsOf(memberId))?.cents ?? 0;
  }

  async forgetPayee(payee: Payee): Promise<boolean> {
    return (await sql(this.#transaction, forgetPayee, { ...payee })).length > 0;
  }

  async forget(leftBefore: Date): Promise<void> {
    // There is no row where nobody has left so long ago.
    await sql(this.#transaction, forget, { leftBefore });
  }
}
