import type { OrderRow as OrderWithFacts } from '@nestmates/application/market/orders/page-ports.ts';
import type { Rating, Review } from '@nestmates/domain/market/reviews/review.ts';
import type { PersonSummary } from '@nestmates/domain/members/people/person.ts';
import {
  type Account,
  type MovementKind,
  movementKinds,
  postings,
} from '@nestmates/domain/money/payments/accounts.ts';
import { type Balance, balanceOf, type Movement } from '@nestmates/domain/money/payments/ledger.ts';
import { newSellerReleases } from '@nestmates/domain/money/payments/new-sellers.ts';
import type { HiddenReason } from '@nestmates/domain/platform/access/hidden-reason.ts';
import type { OrderId } from '@nestmates/domain/platform/shared/ids.ts';
import type { ListingStatus } from '@nestmates/domain/platform/shared/listing-words.ts';
import type { RecallLink } from '@nestmates/domain/trust/recalls/recall.ts';
import { isHidden, notHidden, shownPhotoFor, whyHidden } from '../../platform/access/restriction-sql.ts';
import { type OrderRow, orderOf } from './order-row.ts';

/** A member, `table`, as the member `me` sees them; both are SQL. */
export const person = (
  table: string,
  me = 'null::integer',
): string => `case when ${table}.id is not null then json_build_object(
  'id', ${table}.id, 'firstName', ${table}.first_name, 'profilePhotoUrl', ${shownPhotoFor(table, me)}) end`;

/** What has moved of an order, `o`, in its order. */
export const movedOfOrder = `(
    select json_agg(json_build_object('kind', kind, 'cents', cents) order by id) from transactions where order_id = o.id
  ) as moved`;

/** What a row of the ledger, `table`, adds to these accounts. */
function partOf(table: string, which: readonly Account[]): string {
  const isOf = (kind: MovementKind, side: 'from' | 'to') => which.includes(postings[kind][side]);
  const kinds = (side: 'from' | 'to', other: 'from' | 'to') =>
    movementKinds
      .filter((kind) => isOf(kind, side) && !isOf(kind, other))
      .map((kind) => `'${kind}'`)
      .join(', ');
  return `case
      when ${table}.kind = any(array[${kinds('to', 'from')}]) then ${table}.cents
      when ${table}.kind = any(array[${kinds('from', 'to')}]) then -${table}.cents else 0 end`;
}

/** What a row of the ledger, `table`, adds to what is held, that which waits to be claimed included. */
export const heldPart = (table: string): string => partOf(table, ['held', 'unclaimed']);

/** The same, without that. */
export const heldForOrders = (table: string): string => partOf(table, ['held']);

/** What it adds to what waits to be claimed. */
export const unclaimedPart = (table: string): string => partOf(table, ['unclaimed']);

/** What a row of the ledger, `table`, adds to what has gone back of the payment, as `refundedOfPayment` of the domain says. */
export const refundedPart = (table: string): string => `case
      when ${table}.kind in ('refund', 'disputeLost') then ${table}.cents
      when ${table}.kind = 'claimLost' then -${table}.cents else 0 end`;

/** The cents that are held for all orders together. */
export const heldCents = `(select coalesce(sum(${heldPart('t')}), 0)::bigint from transactions t)`;

export type Moved = readonly Pick<Movement, 'kind' | 'cents'>[];

/** Orders whose release, or the end of the standstill of whose parcel, is due: as `dueStep` of the domain says. */
export const releaseIsDue = `status = 'shipped' and shipped_at <= :shippedAt
    and (inquiry_at is null or (parcel_state <> 'delivered'
      and greatest(shipped_at, parcel_at) + paused_for * interval '1 millisecond' <= :movedAt))
    and shipped_at + paused_for * interval '1 millisecond' <= :shippedAt
    and (not waits_for_delivery or parcel_state is null
      or case when parcel_state = 'delivered'
        then parcel_at + paused_for * interval '1 millisecond' <= :deliveredAt
        else greatest(shipped_at, parcel_at) + paused_for * interval '1 millisecond' <= :movedAt end)`;

/** Orders with a refund that its bank has not taken yet, from before `since`, which is SQL, where it is given. */
export const refundPendingSince = (since?: string): string => `
    select order_id from transactions where kind = 'refundPending' and order_id is not null
    group by order_id having sum(cents) > 0${since ? ` and max(at) < ${since}` : ''}`;

/** Nothing has failed of an order whose money is due while its release waits for the answer to a bank. */
const waitsForBank = "(status = 'completed' and inquiry_at is not null)";

/** Nothing is wrong with money that moves at a time to come, or has come since `dueSince`, which is SQL. */
export const waitsAsPlanned = (dueSince: string): string =>
  `(${waitsForBank} or (money_wait_planned and money_retry_at >= ${dueSince}))`;

/** The newest one of what was bought with an order, `o`. */
const recallOfOrder = `(
    select json_build_object('title', recall.title, 'url', recall.url)
    from recalled_orders recalled join recalls recall on recall.id = recalled.recall_id
    where recalled.order_id = o.id order by recall.date desc, recall.id limit 1
  )`;

/** How often money was sent to the seller of an order, `o`, before; counted only where something waits, and as far as it matters. */
export const releasesOfSeller = `(case when o.status = 'completed' and o.money_due then (
    select count(*)::integer from (
      select from orders sold join transactions sent on sent.order_id = sold.id and sent.kind = 'release'
      where sold.seller_id = o.seller_id group by sold.id limit ${newSellerReleases}
    ) released
  ) else 0 end) as releases`;

/** Orders, `o`, with what the member `me` is shown about them; `me` is SQL, null for whoever is no part of them. */
export const orderColumns = (me = 'null::integer'): string => `o.*,
  ${person('buyer', me)} as buyer, ${person('seller', me)} as seller,
  listing.photo_urls[1] as photo_url, listing.status as listing_status,
  ${movedOfOrder}, ${releasesOfSeller}, ${recallOfOrder} as recall,
  case when review.order_id is not null then json_build_object(
    'rating', review.rating, 'text', review.text, 'writtenAt', review.written_at,
    'answer', review.answer, 'answeredAt', review.answered_at,
    'isHidden', ${isHidden('review', 'review.order_id')},
    'hidden', ${whyHidden('review', 'review.order_id')}) end as review`;

export const joinedOrder = (me = 'null::integer'): string => `
  left join users buyer on buyer.id = o.buyer_id
  left join users seller on seller.id = o.seller_id
  left join listings listing on listing.id = o.listing_id and ${notHidden('listing', 'listing.id', me)}
  left join reviews review on review.order_id = o.id`;

/** Its dates are strings inside a JSON column. */
interface JsonReview {
  readonly rating: Rating;
  readonly text: string | null;
  readonly writtenAt: string;
  readonly answer: string | null;
  readonly answeredAt: string | null;
  readonly isHidden: boolean;
  readonly hidden: HiddenReason | null;
}

const reviewIn = (orderId: OrderId, { answer, answeredAt, writtenAt, ...review }: JsonReview): Review => ({
  ...review,
  orderId,
  writtenAt: new Date(writtenAt),
  answer: answer === null || answeredAt === null ? null : { text: answer, writtenAt: new Date(answeredAt) },
});

export interface OrderSqlRow extends OrderRow {
  readonly photoUrl: string | null;
  readonly listingStatus: ListingStatus | null;
  readonly buyer: PersonSummary | null;
  readonly seller: PersonSummary | null;
  readonly review: JsonReview | null;
  readonly moved: Moved | null;
  readonly recall: RecallLink | null;
  readonly releases: number;
}

export const balanceIn = (moved: Moved | null): Balance => balanceOf(moved ?? []);

export const orderRowOf = (row: OrderSqlRow, holdDays = 0): OrderWithFacts => ({
  order: orderOf(row),
  title: row.title,
  photoUrl: row.photoUrl,
  listingStatus: row.listingStatus,
  buyer: row.buyer,
  seller: row.seller,
  checkoutUrl: row.checkoutUrl,
  address: row.address,
  balance: balanceIn(row.moved),
  moneyDue: row.moneyDue,
  review: row.review && reviewIn(row.id, row.review),
  recall: row.recall,
  standing: { releases: row.releases, holdDays },
});
