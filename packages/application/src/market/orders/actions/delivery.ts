import { isPaid, isReported } from '@nestmates/domain/market/orders/order.ts';
import { sentWith, waitsForDelivery } from '@nestmates/domain/market/orders/parcel.ts';
import { newPickupCode, pickupCodeCount } from '@nestmates/domain/market/orders/pickup-code.ts';
import { carrierIds, toTracking, trackingRule } from '@nestmates/domain/market/orders/tracking.ts';
import { totalOf } from '@nestmates/domain/money/payments/fees.ts';
import { dollars } from '@nestmates/domain/platform/shared/money.ts';
import { hours } from '@nestmates/domain/platform/shared/time.ts';
import * as z from 'zod/mini';
import { optionalText } from '../../../platform/contract/text.ts';
import { type OrderEmailFacts, orderEmail } from '../emails/order-email.ts';
import { withItsFees } from '../emails/paid-text.ts';
import { memberAction } from './action-row.ts';
import { outcomeEmails } from './outcome.ts';
import { requireFewUndone } from './sales-undone.ts';

type Told = OrderEmailFacts['order'];

/** What a seller has not done seven days after the payment. */
const undone: Readonly<Record<Told['fulfilment'], string>> = {
  shipping: 'has not been shipped yet',
  pickup: 'has not been handed over yet',
  service: 'has not been provided yet',
};

const isFollowedUp = (order: Told): boolean => 'tracking' in order && order.tracking?.releaseWaits === true;

function sentBy(order: Told): string {
  if (isPaid(order) && order.inquiryAt !== null) {
    return 'Your bank asks about this payment: the money is sent to the seller by itself seven days after that is over.';
  }
  return isFollowedUp(order)
    ? 'Seven days from now the money is sent to the seller by itself, and not before three days after the delivery that the carrier reports.'
    : 'Seven days from now the money is sent to the seller by itself.';
}

/** What its release counts from. */
function sinceWhen(order: Told, shipped: string, title: string): string {
  const waits = 'tracking' in order && waitsForDelivery(order.tracking);
  return waits ? `The carrier reports that ${title} was delivered.` : `${shipped} five days ago.`;
}

/** The fields of the form; all may be left out. */
const shipForm = z.strictObject({
  carrier: z.optional(z.nullable(z.enum(carrierIds, trackingRule.missingCarrier))),
  /** Its shape is the domain's to judge. */
  trackingNumber: optionalText({ max: 1000, tooLong: trackingRule.longNumber }),
});

export const deliveryEmails = {
  shipped: orderEmail({
    name: 'shipped',
    to: 'buyer',
    statuses: ['shipped'],
    words: ({ title, other, order }) => ({
      subject: order.fulfilment === 'service' ? `${other} has provided ${title}` : `${title} is on its way`,
      paragraphs: [
        order.fulfilment === 'service'
          ? `${other} says that she has provided ${title}.`
          : `${other} has shipped ${title}.`,
        order.fulfilment === 'service'
          ? 'Please confirm it, or tell us if something is wrong.'
          : 'Please confirm it when it has arrived, or tell us if something is wrong.',
      ],
      closing: sentBy(order),
    }),
  }),
  releaseSoon: orderEmail({
    name: 'release-soon',
    to: 'buyer',
    statuses: ['shipped'],
    words: ({ title, other, order }) => ({
      subject: `Is everything well with ${title}?`,
      paragraphs: [
        `${sinceWhen(order, `${other} shipped ${title}`, title)} In two days the money is sent to her by itself.`,
        'If it has not arrived or is not as described, please report a problem before then: your payment stays held.',
      ],
      closing: 'If you have it and all is well, you can confirm it now.',
    }),
  }),
  unshippedToSeller: orderEmail({
    name: 'unshipped-to-seller',
    to: 'seller',
    statuses: ['pending_shipment'],
    words: ({ title, other }) => ({
      subject: `${other} waits for ${title}`,
      paragraphs: [
        `${other} paid for ${title} seven days ago, and it is not marked as done yet. She may cancel it from now on.`,
      ],
      closing: 'In seven more days it is cancelled by itself, and all is paid back.',
    }),
  }),
  unshippedToBuyer: orderEmail({
    name: 'unshipped-to-buyer',
    to: 'buyer',
    statuses: ['pending_shipment'],
    words: ({ title, other, order }) => ({
      subject: `${title} ${undone[order.fulfilment]}`,
      paragraphs: [
        `You paid for ${title} seven days ago, and ${other} has not marked it as done. We have reminded her.`,
        'You may cancel the order from now on and get everything back.',
      ],
      closing: 'In seven more days it is cancelled by itself.',
    }),
  }),
  cancelledToBuyer: orderEmail({
    name: 'cancelled-to-buyer',
    to: 'buyer',
    statuses: ['cancelled'],
    words: ({ title, order }) => ({
      subject: `Your order of ${title} is cancelled`,
      paragraphs: [
        `Your order of ${title} is cancelled. You get ${dollars(totalOf(order))} back, ${withItsFees(order)}.`,
      ],
      closing: 'It can take your bank a few days to show it.',
    }),
  }),
  cancelledToSeller: orderEmail({
    name: 'cancelled-to-seller',
    to: 'seller',
    statuses: ['cancelled'],
    words: ({ title, other, order }) => ({
      subject: `The order of ${title} is cancelled`,
      paragraphs: [
        `The order of ${title} by ${other} is cancelled, and the payment goes back to her.`,
        ...(order.fulfilment === 'service'
          ? []
          : ['Your listing is paused. You can put it on sale again in My Listings.']),
      ],
      closing: 'Please do not ship it any more.',
    }),
  }),
} as const;

/** Done from the payment until it is sent, handed over, or cancelled. */
export const deliveryRows = {
  ship: memberAction('ship', {
    path: 'ship',
    body: shipForm,
    bodyOptional: true,
    summary: 'The seller has sent it. Seven days later the money is released by itself.',
    tells: { seller: [deliveryEmails.shipped] },
    reads: ({ carrier, trackingNumber }, { releaseWaitsForDelivery }) => ({
      input: sentWith(toTracking(carrier ?? undefined, trackingNumber ?? undefined), releaseWaitsForDelivery),
    }),
  }),
  markProvided: memberAction('markProvided', {
    path: 'provided',
    summary: 'The seller has provided the service, which counts as shipped.',
    tells: { seller: [deliveryEmails.shipped] },
  }),
  /** Answered otherwise, as a code may be wrong: its call stands in the contract. */
  enterPickupCode: { tells: { seller: [outcomeEmails.completed] } },
  renewPickupCode: memberAction('renewPickupCode', {
    path: 'pickup-code',
    limit: { by: 'member', max: 20, per: hours(1) },
    summary: 'The buyer gets another pickup code, for example because the first one is locked.',
    tells: { buyer: [] },
    reads: (_, { randomBelow }) => ({
      input: newPickupCode(randomBelow(pickupCodeCount)),
    }),
  }),
  cancel: memberAction('cancel', {
    path: 'cancel',
    summary:
      'Before it is shipped: by the seller at any time, by the buyer after seven days. All is paid back.',
    tells: {
      seller: [deliveryEmails.cancelledToBuyer],
      buyer: [deliveryEmails.cancelledToSeller],
      clock: [deliveryEmails.cancelledToBuyer, deliveryEmails.cancelledToSeller],
    },
    async requires(store, { id, party, at, before }) {
      if (party === 'seller' && !isReported(before))
        await requireFewUndone(store, { sellerId: id, by: 'cancel', at });
    },
  }),
};
