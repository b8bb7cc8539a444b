import { memberOrderActions } from '@nestmates/domain/market/orders/actions/order-actions.ts';
import { returnStatuses } from '@nestmates/domain/market/orders/item-return.ts';
import { fulfilments, orderStatuses } from '@nestmates/domain/market/orders/order.ts';
import { parcelStates } from '@nestmates/domain/market/orders/parcel.ts';
import { namedCarrierIds } from '@nestmates/domain/market/orders/tracking.ts';
import * as z from 'zod/mini';
import { hiddenField } from '../../platform/access/hidden-field.ts';
import { id, instant } from '../../platform/contract/fields.ts';
import { recallField } from '../../trust/recalls/recall-field.ts';
import { timelineEntryView } from './order-timeline.ts';

const cents = z.int();
const time = z.nullable(instant);
const text = z.nullable(z.string());

/** One of the two of an order; without an id once the member has deleted their account. */
export const orderMemberView = z.object({ id: z.nullable(id), firstName: text, profilePhotoUrl: text });
export type OrderMemberView = z.infer<typeof orderMemberView>;

export const postalAddressView = z.object({
  name: z.string(),
  lines: z.readonly(z.array(z.string())),
  city: z.string(),
  state: z.string(),
  postalCode: z.string(),
  country: z.string(),
});

export const orderReviewView = z.object({
  rating: z.int(),
  text,
  writtenAt: instant,
  answer: z.nullable(z.object({ text: z.string(), writtenAt: instant })),
  hidden: hiddenField,
});
export type OrderReviewView = z.infer<typeof orderReviewView>;

const carrierView = z.object({ id: z.enum(namedCarrierIds), name: z.string() });
const parcelView = z.object({ state: z.enum(parcelStates), at: time });

const moneyView = z.object({
  charged: cents,
  held: cents,
  released: cents,
  refunded: cents,
  /** What the seller is still to get. */
  toSeller: cents,
  /** The same of one who has left; shown to the buyer. */
  toLeftSeller: z.optional(cents),
  /** A state has got it for one who has left; shown to the buyer. */
  handedOver: z.optional(cents),
  /** Due to the buyer, and not gone yet. */
  goingBack: z.optional(cents),
  /** Sent back, and not taken by the bank of the buyer yet. */
  onItsWay: z.optional(cents),
  /** The bank of the buyer has taken it, and has not decided. */
  withBank: z.optional(cents),
  /**
   * Shown to the seller: what came back of the release and is about to, was kept for another sale and is
   * about to be, became a debt with this one, and is owed for all.
   */
  takenBack: z.optional(cents),
  takingBack: z.optional(cents),
  kept: z.optional(cents),
  keeping: z.optional(cents),
  owing: z.optional(cents),
  debt: z.optional(cents),
});

/** What goes back, within a problem. */
export const itemReturnView = z.object({
  status: z.enum(returnStatuses),
  /** Paid back to the buyer once it has arrived; null until the seller has agreed. */
  refund: z.nullable(cents),
  /** When it is closed unless it is sent before. Other deadlines are those of the problem (`decideBy`). */
  sendBy: time,
  carrier: z.nullable(carrierView),
  trackingNumber: text,
  trackingUrl: text,
  parcel: z.nullable(parcelView),
});
export type ItemReturnView = z.infer<typeof itemReturnView>;

/** What the caller can do with an order: from its state machine, and with its review. */
export const orderViewActions = [...memberOrderActions, 'pay', 'abandon', 'review', 'answerReview'] as const;
export type OrderViewAction = (typeof orderViewActions)[number];

export const orderView = z.object({
  id,
  /** What the caller is to it. */
  role: z.enum(['buyer', 'seller']),
  status: z.enum(orderStatuses),
  fulfilment: z.enum(fulfilments),
  /** The day of a service. */
  serviceDate: text,
  actions: z.readonly(z.array(z.enum(orderViewActions))),

  listingId: z.nullable(id),
  listing: z.object({
    /** None once the listing is gone; a removed one has no page any more. */
    id: z.nullable(id),
    title: z.string(),
    /** What was paid for it, in whole cents. */
    price: cents,
    imageUrl: text,
  }),
  buyerId: z.nullable(id),
  buyer: orderMemberView,
  sellerId: z.nullable(id),
  seller: orderMemberView,

  createdAt: instant,
  /** While the buyer has not paid: until when it is reserved. */
  reservedUntil: time,
  /** While the buyer has not paid: the payment provider's page. For the buyer. */
  checkoutUrl: text,
  paidAt: time,
  /** When it was sent, or the service was provided. */
  shippedAt: time,
  problemAt: time,
  completedAt: time,
  cancelledAt: time,
  refundedAt: time,
  /** While it is shipped: when the money is sent to the seller by itself, none while that waits for its delivery. After a pickup: when it is sent at the earliest, none from then on. */
  releaseAt: time,
  /** While it waits to be shipped: from when the buyer may cancel, and when it is cancelled by itself. */
  buyerMayCancelAt: time,
  cancelledByItselfAt: time,

  trackingNumber: text,
  carrier: z.nullable(carrierView),
  /** The carrier's page about the parcel. */
  trackingUrl: text,
  /** What the carrier says about the parcel, and when it was scanned; null as long as that is not known. */
  parcel: z.nullable(parcelView),
  /** The money is sent three days after the delivery at the earliest. */
  waitsForDelivery: z.boolean(),
  /** Its problem was opened by itself, as the parcel has not moved for seven days. */
  stalled: z.boolean(),
  /** Where it is sent. */
  address: z.nullable(postalAddressView),
  /** A waiting pickup: the code for its buyer, and how many wrong tries the seller has left. */
  pickup: z.nullable(z.object({ code: text, triesLeft: z.int() })),
  /** When administrators decide about a problem, unless the two agree before; and whether they do by now. */
  decideBy: time,
  escalated: z.boolean(),
  /** The buyer's bank looks into the payment. */
  disputed: z.boolean(),
  /** It only asks: all goes on, and what is not released yet waits for the answer. */
  inquiry: z.boolean(),
  /** Its payment was changed outside of the application, and an administrator looks at it. */
  frozen: z.boolean(),

  /** What was recalled since it was bought. */
  recall: recallField,

  itemReturn: z.nullable(itemReturnView),
  /** Where it is sent back to: for the two, as long as it goes back. */
  returnAddress: z.nullable(postalAddressView),
  /** What the buyer gets back usually with a return, and at most. */
  returnRefund: z.object({ usual: cents, most: cents }),

  /** What the buyer pays; for the buyer. */
  cost: z.nullable(
    z.object({
      price: cents,
      processingFee: cents,
      /** Where tax was paid; in the total. */
      tax: z.optional(cents),
      total: cents,
    }),
  ),
  /** What the seller gets; for the seller. */
  payout: z.nullable(
    z.object({
      price: cents,
      platformFee: cents,
      payout: cents,
      /** What the payment provider keeps where the seller undoes the sale. */
      providerFee: cents,
    }),
  ),
  /** Where the money is by now, from the ledger; all that is said of it is made of this. */
  money: moneyView,
  /** What has gone back in part or is about to, and how much more the seller can refund so. */
  partRefund: z.object({ agreed: cents, most: cents }),
  /** Money that has to move now and has not yet. */
  moneyUnderWay: z.boolean(),

  review: z.nullable(orderReviewView),
});
export type OrderView = z.infer<typeof orderView>;

/** An order with all that has happened to it, the oldest first; both sides see the same, but for debts, and nothing of our claims. */
export const orderPageView = z.extend(orderView, { timeline: z.readonly(z.array(timelineEntryView)) });
export type OrderPageView = z.infer<typeof orderPageView>;
