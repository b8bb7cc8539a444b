import { inquiryEnds, problemReports } from '@nestmates/domain/market/orders/cancellations.ts';
import { accountMailboxes } from '../../members/restrictions/limiting-cases-sql.ts';
import {
  isOwnMark,
  keysOfSeller,
  lockSellerKeys,
  mailboxOfSeller,
} from '../../money/payments/seller-mark-sql.ts';
import { notHiddenFromOthers } from '../../platform/access/restriction-sql.ts';
import { columnsNamed, jsonColumns } from '../../platform/tables/names.ts';
import { listingFieldsShown } from '../listings/listing-sql.ts';
import { refundedPart } from './order-sql.ts';
import { holdersOfMailbox, isParted, ownKeysOfSale, personOf } from './person-sql.ts';

/**
 * Where whoever has left is paid: with the account of before, which is kept for some days, or else with a new one that has
 * the mailbox, or had it; of an order, `o`. Nowhere while payouts of one of these are held.
 */
export const accountOfLeft = `(
  select coalesce(k.seller_account_id, (
    select p.provider_account_id from (${holdersOfMailbox('k')}) m join payment_accounts p on p.user_id = m.member_id
    where p.provider = o.provider and p.ready order by m.is_now desc, m.member_id limit 1
  ))
  from kept_sales k where k.order_id = o.id and not exists (
    select from (${holdersOfMailbox('k')}) m join payout_holds h on h.member_id = m.member_id
    where h.lifted_at is null
  )
)`;

/**
 * The members first, the lower id first, as everywhere. Another order that settles the debt of this one names it, which
 * does not wait.
 */
export const lockOrder = `
  with present as materialized (
    select id from users where id in (
      select unnest(array[buyer_id, seller_id]) from orders where id = :id::integer
    ) order by id for key share
  )
  select o.*, (select count(*) from present) as present,
    case when o.seller_id is null then ${accountOfLeft} end as account_of_left
  from orders o where o.id = :id::integer for no key update of o`;

/**
 * Asked by whoever holds the lock of the buyer: two checkouts of one buyer come one after the other, so that
 * they have begun nothing that this does not see. One that has ended without a payment bought nothing.
 */
export const checkoutFacts = `
  select ${listingFieldsShown},
    account.provider, account.provider_account_id, account.ready,
    (select to_json(begun) from (
      select ${jsonColumns(['id', 'reference', 'title', 'provider', 'sellerAccountId', 'fulfilment', 'serviceDate', 'createdAt', 'reservedUntil', 'checkoutId', 'checkoutUrl'])},
        ${jsonColumns(['priceCents', 'processingFeeCents', 'platformFeeCents', 'taxCents', 'sellerId', 'buyerId', 'listingId'])}
      from orders where buyer_id = :buyerId and listing_id = l.id and status = 'awaiting_payment'
    ) begun) as begun,
    (select count(*)::integer from orders where buyer_id = :buyerId and status = 'awaiting_payment') as begun_checkouts,
    (select json_build_object('cents', coalesce(sum(price_cents + processing_fee_cents + tax_cents), 0), 'count', count(*),
        'since', min(created_at))
      from orders where buyer_id = :buyerId and created_at > :boughtSince and status <> 'expired') as bought,
    (select min(o.paid_at) from orders o where o.buyer_id = :buyerId and not exists (
      select from order_events e where e.order_id = o.id and e.action = 'refuseCard')) as first_paid_at
  from listings l left join payment_accounts account on account.user_id = l.user_id
  where l.id = :listingId and ${notHiddenFromOthers('listing', 'l.id')} for update of l`;

export const placeOrder = `
  with placed as (
    insert into orders (reference, listing_id, title, provider, seller_account_id, buyer_id, seller_id, fulfilment, service_date, status, price_cents,
      processing_fee_cents, platform_fee_cents, created_at, reserved_until)
    values (:reference, :listingId, :title, :provider, :sellerAccountId, :buyerId, :sellerId, :fulfilment, :serviceDate, :status, :priceCents,
      :processingFeeCents, :platformFeeCents, :createdAt, :reservedUntil)
    returning id
  ), noted as (
    insert into order_events (order_id, at, action, by) select id, :createdAt, 'place', 'buyer' from placed
  ), reserved as (
    update listings set status = :listingStatus, updated_at = :createdAt
    where id = :listingId and :listingStatus::text is not null
  )
  select id from placed`;

/** Whether the member has bought or sold anything. */
export const hasOrders =
  'exists (select from orders where buyer_id = :memberId) or exists (select from orders where seller_id = :memberId)';

export const undoneBindings = { reports: [...problemReports], ends: [...inquiryEnds] };

/** A sale, `o`, that its seller has undone without a report of its buyer, here or by an inquiry that was open then. */
export const isUndone = `o.undone_by_seller and not exists (
    select from order_events e where e.order_id = o.id and (e.action = any(:reports::text[])
      or e.action = 'openInquiry' and not exists (
        select from order_events later
        where later.order_id = o.id and later.id > e.id and later.action = any(:ends::text[])
      ))
  )`;

const ownMailbox = mailboxOfSeller(':sellerId');

/** Those of this account, of others of the same person, and of those that have left; whoever has the mailbox is the seller. */
const undone = `
  select o.seller_id = :sellerId or exists (
    select from account_mailboxes m where m.member_id = o.seller_id and m.digest in (${ownMailbox})
  ) as is_own
  from orders o where ${isUndone} and (o.cancelled_at > :since or o.refunded_at > :since)
    and (o.seller_id = :sellerId or o.seller_id in (select member_id from accounts))
  union all
  select bool_or(k.digest in (${ownMailbox})) from kept_undone_sales k
  where k.digest in (select digest from keys) and k.undone_at > :since
    and (k.digest in (${ownMailbox}) or not ${isParted(`
      select same.digest from kept_undone_sales same
      where same.order_id = k.order_id and ${isOwnMark('same.digest')}
      union all
      select its.digest from kept_sales sale, lateral (${ownKeysOfSale('sale')}) its
      where sale.order_id = k.order_id`)})
  group by coalesce(k.order_id, -k.id)`;

export const countUndone = `
  with ${personOf(':sellerId')} select count(*)::integer as count from (${undone}) undone`;

export const countUndoneByWhom = `
  with ${personOf(':sellerId')}
  select count(*) filter (where is_own)::integer as own, count(*) filter (where not is_own)::integer as others
  from (${undone}) undone`;

/**
 * What is due of an order to a seller who has left waits at /admin/money, and keeps no buyer from leaving; a part that was
 * agreed to go back to the buyer does, until it has.
 */
const isDueToNobodyHere = (
  order: string,
): string => `${order}.seller_id is null and ${order}.status = 'completed'
    and ${order}.agreed_refund_cents <= (
      select coalesce(sum(${refundedPart('t')}), 0) from transactions t where t.order_id = ${order}.id
    )`;

/** Where it is refused, the transaction is rolled back. A hidden review goes: without its writer it would be shown again. */
export const eraseTraces = `
  with hers as (
    select * from orders where buyer_id = :memberId union all select * from orders where seller_id = :memberId
  ), words as (
    update order_events e set text = null, photo_urls = '{}' from hers
    where hers.id = e.order_id and e.by = case when hers.buyer_id = :memberId then 'buyer' else 'seller' end
      and (e.text is not null or e.photo_urls <> '{}')
  ), hidden_reviews as (
    delete from reviews r using hers
    where hers.id = r.order_id and hers.buyer_id = :memberId
      and not (${notHiddenFromOthers('review', 'r.order_id')})
  ), reviews_of_hers as (
    update reviews r set text = case when hers.buyer_id = :memberId then null else r.text end,
      answer = case when hers.seller_id = :memberId then null else r.answer end,
      answered_at = case when hers.seller_id = :memberId then null else r.answered_at end
    from hers where hers.id = r.order_id
      and (hers.seller_id = :memberId or ${notHiddenFromOthers('review', 'r.order_id')})
  ), addresses as (
    update orders set address = null where buyer_id = :memberId and address is not null
  ), accounts as (
    update orders set seller_account_id = null where seller_id = :memberId and seller_account_id is not null
  ), kept as (
    insert into kept_undone_sales (digest, undone_at, order_id)
    select m.digest, coalesce(o.cancelled_at, o.refunded_at), o.id from orders o
    join (${accountMailboxes} union select s.member_id, s.digest from seller_marks s) m
      on m.member_id = :memberId
    where o.seller_id = :memberId and ${isUndone}
  )
  select exists (select from hers where status = any(:open::text[]) or money_due and not (${isDueToNobodyHere('hers')})) as unsettled`;

/** The lock comes before what it protects is read, which another statement does. */
export const sellerLockingBuyer = `
  select user_id, pg_advisory_xact_lock(:space, :buyerId) from listings where id = :listingId::integer`;

export const addEntry = `
  insert into order_events (order_id, at, action, by, text, photo_urls, admin_id, cents)
  values (:orderId, :at, :action, :by, :text, :photoUrls::text[], :adminId, :cents)`;

/** One statement, so that an order never changes without its entry in the timeline. */
export const saveOrder = (columns: readonly string[]) => `
  with saved as (
    update orders set ${columns.map((name) => `${columnsNamed([name])} = :${name}`).join(', ')}
    where id = :id and status = :expectedStatus returning id
  )
  insert into order_events (order_id, at, action, by, text, photo_urls, admin_id, cents)
  select id, :at::timestamptz, :action, :by, :text, :photoUrls::text[], :adminId::integer, :cents::integer from saved
  returning id`;

export const lockCancellations = `
  select null::integer as number, pg_advisory_xact_lock(:space, :sellerId)
  union all
  ${lockSellerKeys(':keys', keysOfSeller(':sellerId'))}`;
