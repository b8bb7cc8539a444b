import {
  lockSellerAccounts,
  lockSellerKeys,
  mailboxOfSeller,
  sellerLocks,
} from '../../money/payments/seller-mark-sql.ts';
import { isOfSomebodySince, keysOfPerson, personOf, personOfKeptSale, salesOfParty } from './person-sql.ts';

/** What changes how much a seller owes. */
export const debtKinds = "('debt', 'netting', 'writeOff')";

/** Summed up over the rows `t` of these kinds. */
export const debtSum = "coalesce(sum(case t.kind when 'debt' then t.cents else -t.cents end), 0)";

/** What of these orders is owed: what was settled of one counts for that, whichever sale has paid it. */
const movedOf = (orders: string): string => `
  select t.order_id, t.kind, t.cents from transactions t
  where t.kind in ${debtKinds} and t.debt_order_id is null and t.order_id in (${orders})
  union all
  select t.debt_order_id, t.kind, t.cents from transactions t
  where t.kind in ${debtKinds} and t.debt_order_id in (${orders})`;

const sold = 'select id from sold';

/**
 * The orders of the person of which something is owed. What a party has paid too much settles what that one owes, the oldest
 * first, and not once for each who shares something with it.
 */
const owing = `
  select its.order_id, least(its.cents, its.upto - its.credit)::integer as cents
  from (
    select sum_of.order_id, sum_of.cents,
      sum(greatest(0, sum_of.cents)) over (partition by sum_of.party order by sum_of.order_id) as upto,
      sum(greatest(0, -sum_of.cents)) over (partition by sum_of.party) as credit
    from (
      select t.order_id, sold.party, ${debtSum} as cents
      from (${movedOf(sold)}) t join sold on sold.id = t.order_id group by t.order_id, sold.party
    ) sum_of
  ) its
  where its.cents > 0 and its.upto > its.credit`;

const owedBy = (person: string): string =>
  `(with ${person} select coalesce(sum(owing.cents), 0)::float8 from (${owing}) owing)`;

/** What these orders owe together, whoever has sold them; `orders` selects their numbers. */
export const owedOf = (orders: string): string =>
  `(select greatest(0, ${debtSum})::float8 from (${movedOf(orders)}) t)`;

/** What the person owes with this account, others of the same person, and those that were deleted; `seller` is SQL. */
export const debtCents = (seller: string): string => owedBy(personOf(seller));

/** The newest order of the account, or else of another one with its mailbox: never of one that only shares a bank account. */
const newestOf = (seller: string, condition: string): string => `(
  select its.id from orders its
  where ${condition} and its.id in (${salesOfParty(seller, mailboxOfSeller(seller))})
  order by its.seller_id is not distinct from ${seller} desc, its.id desc limit 1)`;

/** The newest such order that has brought a debt; `seller` is SQL. */
export const newestOwing = (seller: string): string =>
  newestOf(seller, "exists (select from transactions t where t.order_id = its.id and t.kind = 'debt')");

/** The newest such order that was paid; `seller` is SQL. */
export const newestSold = (seller: string): string => newestOf(seller, 'its.paid_at is not null');

/** What the person owes, by an order `:id` whose seller has left. */
export const debtOfKeptSale = owedBy(personOfKeptSale(':id'));

const owingOf = (person: string, seller: string): string => `
  with ${person}
  select owing.order_id, owing.cents, exists (
    select from orders own where own.id = owing.order_id and own.seller_id = ${seller}
  ) as is_own
  from (${owing}) owing order by owing.order_id`;

/** What orders of one side have paid of the other's. Both arguments select numbers of orders. */
const nettedForOther = (one: string, other: string): string => `
  select t.order_id, t.debt_order_id, sum(t.cents)::integer as cents
  from transactions t, (select array(${one}) as one, array(${other}) as other) sales
  where t.kind = 'netting' and (
    t.order_id = any(sales.one) and t.debt_order_id = any(sales.other)
    or t.order_id = any(sales.other) and t.debt_order_id = any(sales.one))
  group by t.order_id, t.debt_order_id having sum(t.cents) > 0`;

/** What the sales of both sides owe, and what was taken of one for the other. */
export const moneyOfTwo = (one: string, other: string): string => `
  select ${owedOf(one)} + ${owedOf(other)} + coalesce((
    select sum(netted.cents) from (${nettedForOther(one, other)}) netted
  ), 0)::float8 as cents`;

/** That is held for its own seller again, due to be released, and owed again. Selects the orders that had paid. */
export const giveBackNettings = (one: string, other: string): string => `
  with netted as materialized (${nettedForOther(one, other)}), given_back as (
    insert into transactions (order_id, kind, cents, at, provider_id, debt_order_id)
    select netted.order_id, 'netting', -netted.cents, :at::timestamptz,
      o.reference || '-back-' || netted.debt_order_id || '-' || gen_random_uuid(), netted.debt_order_id
    from netted join orders o on o.id = netted.order_id
  )
  update orders set money_due = true, money_retry_at = null, money_wait_planned = false
  where id in (select order_id from netted) returning id`;

/** The orders of the person of which something is owed, oldest first. */
export const owingOrders = {
  ofSeller: owingOf(personOf(':sellerId::integer'), ':sellerId::integer'),
  ofKeptSale: owingOf(personOfKeptSale(':id'), 'null::integer'),
};

/** What other accounts of the person have brought of what is owed; `seller` is SQL. */
export const debtOfOthersCents = (seller: string): string => `(
  select coalesce(sum(owing.cents) filter (where not owing.is_own), 0)::float8
  from (${owingOf(personOf(seller), seller)}) owing)`;

/**
 * Two releases of one person come one after the other, as each locks all digests by which the person is known, those
 * of each account that is counted too: two who share nothing but a third take its debt once. The mailbox stays that of
 * the account meanwhile. A statement of its own: what was committed while it waited is seen by the next one only.
 */
export const lockDebt = `
  with kept_mailbox as materialized (
    select digest from account_mailboxes where member_id = :sellerId for share
  ), ${personOf(':sellerId::integer')}
  ${lockSellerAccounts('array[:sellerId::integer]')}
  union all
  ${lockSellerKeys(':keys', `select digest from kept_mailbox union ${keysOfPerson}`)}`;

export const lockDebtOfKeptSale = `
  with ${personOfKeptSale(':id')} ${lockSellerKeys(':keys', keysOfPerson)}`;

export const debtLocks = { accounts: sellerLocks.accounts, keys: sellerLocks.keys };

/**
 * Keeps sales by the mailbox that the account has now, and all that it is known by besides; where it has shown to read
 * no mailbox, they are kept together all the same.
 */
export const keepSales = `
  with mailbox as materialized (
    select coalesce(
      (select digest from account_mailboxes where member_id = :sellerId), gen_random_uuid()::text
    ) as digest
  )
  insert into kept_sales (order_id, digest, marks, left_at, seller_account_id, banks_looked_at)
  select o.id, mailbox.digest, array(select s.digest from seller_marks s where s.member_id = :sellerId order by 1),
    :at::timestamptz, o.seller_account_id, case when o.seller_account_id is not null then :at::timestamptz end
  from mailbox, orders o
  where o.seller_id = :sellerId and o.paid_at is not null`;

/**
 * Three years after the last account of a mailbox, or of one that shares something else and was not parted from it, was
 * deleted, its sales go, and what they owe together is written off, on the newest of them. One statement, so that no sale goes without that.
 */
export const endKeptDebts = `
  with ended as (
    select distinct k.digest from kept_sales k
    where k.left_at < :before
      and not exists (
        select from kept_sales its where its.digest = k.digest
          and (its.left_at >= :before or ${isOfSomebodySince('its', ':before')})
      )
    limit :limit
  ), gone as (
    delete from kept_sales k using ended where k.digest = ended.digest returning k.order_id, k.digest
  ), owed as (
    select max(gone.order_id) as order_id, ${debtSum} as cents
    from gone join (${movedOf('select order_id from gone')}) t using (order_id)
    group by gone.digest
  ), written_off as (
    insert into transactions (order_id, kind, cents, at, provider_id)
    select o.id, 'writeOff', owed.cents, :now::timestamptz, o.reference || '-write-off'
    from owed join orders o on o.id = owed.order_id where owed.cents > 0
  )
  select order_id from gone`;
