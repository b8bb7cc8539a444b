import type { Order } from '@nestmates/domain/market/orders/order.ts';
import { returnedCents } from '@nestmates/domain/market/orders/return-refund.ts';
import {
  carrierIds,
  carriers,
  requireTracking,
  trackingRule,
} from '@nestmates/domain/market/orders/tracking.ts';
import { totalOf } from '@nestmates/domain/money/payments/fees.ts';
import { dollars } from '@nestmates/domain/platform/shared/money.ts';
import * as z from 'zod/mini';
import { requiredText } from '../../../platform/contract/text.ts';
import { orderEmail } from '../emails/order-email.ts';
import { restOfPrice, returned } from '../emails/returned.ts';
import { memberAction, often } from './action-row.ts';

/** Altogether, with what had gone back in part before. */
const paidBack = (order: Order): string =>
  dollars(order.status === 'completed' ? order.agreedRefundCents : totalOf(order));

const ended = ['completed', 'refunded'] as const;

const returnTracking = z.strictObject({
  carrier: z.enum(carrierIds, trackingRule.missingCarrier),
  trackingNumber: requiredText({
    missing: trackingRule.missingNumber,
    max: 1000,
    tooLong: trackingRule.longNumber,
  }),
});

export const returnShipmentEmails = {
  returnSent: orderEmail({
    name: 'return-sent',
    to: 'seller',
    statuses: ['problem'],
    returns: ['sent'],
    words: ({ title, other, order }) => ({
      subject: `${other} has sent ${title} back`,
      paragraphs: [
        `${other} has sent ${title} back. The tracking number stands in the order.`,
        `Please confirm when it has arrived: ${other} then gets ${returned(order)}, and ${restOfPrice(order)}.`,
      ],
      closing:
        'If you have not within seven days, or three days after the carrier has delivered it, we decide.',
    }),
  }),
  returnArrived: orderEmail({
    name: 'return-arrived',
    to: 'seller',
    statuses: ['problem'],
    returns: ['sent'],
    words: ({ title, other, order }) => ({
      subject: `${title} is back`,
      paragraphs: [
        `The carrier says that ${title} has been delivered to you. Please confirm it: ${other} then gets ${returned(order)}.`,
      ],
      closing: 'If you have not within three days, we decide.',
      actionLabel: 'Confirm it',
    }),
  }),
  returnSendSoon: orderEmail({
    name: 'return-send-soon',
    to: 'buyer',
    statuses: ['problem'],
    returns: ['accepted'],
    words: ({ title, other, order }) => ({
      subject: `Two days are left to send ${title} back`,
      paragraphs: [
        `${other} pays you ${returned(order)} once ${title} is back. Please send it within two days and enter the tracking number; after that the return is closed.`,
      ],
      closing: 'If you have changed your mind, you can keep it and take the return back in the order.',
      actionLabel: 'See the address',
    }),
  }),
  returnConfirmSoon: orderEmail({
    name: 'return-confirm-soon',
    to: 'seller',
    statuses: ['problem'],
    returns: ['sent'],
    words: ({ title, other, order }) => ({
      subject: `Is ${title} back with you?`,
      paragraphs: [
        `${other} has sent ${title} back and waits for ${returned(order)}. If you have it, please confirm it by tomorrow; otherwise we decide.`,
      ],
      closing: 'If it has not arrived, please say so in the order.',
      actionLabel: 'Confirm it',
    }),
  }),
  returnLapsedToBuyer: orderEmail({
    name: 'return-lapsed-to-buyer',
    to: 'buyer',
    statuses: ['problem'],
    returns: ['closed'],
    words: ({ title, other }) => ({
      subject: `The return of ${title} is closed`,
      paragraphs: [
        `You have not sent ${title} back within seven days, so the return is closed. Please do not send it any more.`,
        `The problem is still open: please settle it with ${other}.`,
      ],
      closing: 'If the two of you do not agree within three days, we decide.',
    }),
  }),
  returnLapsedToSeller: orderEmail({
    name: 'return-lapsed-to-seller',
    to: 'seller',
    statuses: ['problem'],
    returns: ['closed'],
    words: ({ title, other }) => ({
      subject: `The return of ${title} is closed`,
      paragraphs: [
        `${other} has not sent ${title} back within seven days, so the return is closed. The problem itself is still open.`,
      ],
      closing: 'If the two of you do not agree within three days, we decide.',
    }),
  }),
  returnConfirmedToBuyer: orderEmail({
    name: 'return-confirmed-to-buyer',
    to: 'buyer',
    statuses: ended,
    words: ({ title, order }) => ({
      subject: `You get your money back for ${title}`,
      paragraphs: [
        `${title} is back with its seller. You get ${order.status === 'refunded' ? `back all that you paid, ${paidBack(order)}` : `${paidBack(order)} of what you paid`}.`,
      ],
      closing: 'It can take your bank a few days to show it.',
    }),
  }),
  returnConfirmedToSeller: orderEmail({
    name: 'return-confirmed-to-seller',
    to: 'seller',
    statuses: ended,
    words: ({ title, other, order }) => ({
      subject: `We have decided about the return of ${title}`,
      paragraphs: [
        `We have decided that ${title} is back with you, so ${other} gets ${order.status === 'refunded' ? `back all that she paid, ${paidBack(order)}` : `${paidBack(order)} of what she paid`}, and ${restOfPrice(order)}.`,
      ],
      closing: 'Our reason stands in the order.',
    }),
  }),
} as const;

/** It goes back, and arrives. */
export const returnShipmentRows = {
  sendReturn: memberAction('sendReturn', {
    path: 'return/sent',
    body: returnTracking,
    limit: often,
    summary:
      'The buyer has sent it back. The seller has seven days to confirm that it arrived, or three from the delivery.',
    tells: { buyer: [returnShipmentEmails.returnSent] },
    reads({ carrier, trackingNumber }) {
      const tracking = requireTracking(carrier, trackingNumber);
      return { input: tracking, text: `${carriers[carrier].name}, ${tracking.number}` };
    },
  }),
  lapseReturn: {
    tells: { clock: [returnShipmentEmails.returnLapsedToBuyer, returnShipmentEmails.returnLapsedToSeller] },
  },
  confirmReturn: memberAction('confirmReturn', {
    path: 'return/confirm',
    limit: often,
    summary: 'The seller has it back: what was agreed is refunded, and the rest is released.',
    tells: {
      seller: [returnShipmentEmails.returnConfirmedToBuyer],
      admin: [returnShipmentEmails.returnConfirmedToBuyer, returnShipmentEmails.returnConfirmedToSeller],
    },
    withBalance: true,
    cents: (order, { balance }) => (order.status === 'problem' ? returnedCents(order, balance) : 0),
  }),
  refundReturned: { tells: { clock: [] } },
};
