import { isPaid, type Order } from '@nestmates/domain/market/orders/order.ts';
import { totalOf } from '@nestmates/domain/money/payments/fees.ts';
import { dollars } from '@nestmates/domain/platform/shared/money.ts';
import { orderEmail } from './order-email.ts';
import { withItsFees } from './paid-text.ts';

const paidBack = 'It can take your bank a few days to show it.';

const stillGoingOn = ['pending_shipment', 'shipped', 'problem', 'completed'] as const;

/** Altogether, as one letter may tell of several parts. */
const backInPart = (order: Order): string => dollars(isPaid(order) ? order.agreedRefundCents : 0);

const isSentBack = (order: Order): boolean =>
  order.status === 'problem' && order.itemReturn?.status === 'sent';

/** Of an order that ends early, or with which something is wrong. */
export const problemEmails = {
  completedByDecision: orderEmail({
    name: 'completed-by-decision',
    to: 'buyer',
    statuses: ['completed'],
    words: ({ title, other }) => ({
      subject: `We have decided about ${title}`,
      paragraphs: [`We have read what you and ${other} wrote about ${title}, and the money goes to her.`],
      closing: 'Our reason stands in the order.',
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
      closing: paidBack,
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
  problem: orderEmail({
    name: 'problem',
    to: 'seller',
    statuses: ['problem'],
    words: ({ title, other }) => ({
      subject: `${other} reports a problem with ${title}`,
      paragraphs: [
        `${other} has reported a problem with ${title}. The money stays held until it is settled.`,
        'Please read what she writes, and answer or refund her within three days.',
      ],
      closing: 'If the two of you do not agree, we decide.',
    }),
  }),
  answerToBuyer: orderEmail({
    name: 'answer-to-buyer',
    to: 'buyer',
    statuses: ['problem'],
    times: 20,
    words: ({ title, other }) => ({
      subject: `${other} answered about ${title}`,
      paragraphs: [`${other} has answered about the problem with ${title}.`],
      closing: 'Your payment is still held.',
      actionLabel: 'Read the answer',
    }),
  }),
  answerToSeller: orderEmail({
    name: 'answer-to-seller',
    to: 'seller',
    statuses: ['problem'],
    times: 20,
    words: ({ title, other }) => ({
      subject: `${other} answered about ${title}`,
      paragraphs: [`${other} has answered about the problem with ${title}.`],
      closing: 'The money is still held.',
      actionLabel: 'Read the answer',
    }),
  }),
  escalatedToBuyer: orderEmail({
    name: 'problem-escalated-to-buyer',
    to: 'buyer',
    statuses: ['problem'],
    times: 3,
    words: ({ title, other, order }) => ({
      subject: `We decide about ${title}`,
      paragraphs: [
        isSentBack(order)
          ? `${other} has not confirmed that ${title} is back, so one of us looks at the tracking and at what you both wrote, and decides.`
          : `You and ${other} have not settled the problem with ${title} in time, so one of us reads what you both wrote and decides.`,
      ],
      closing: 'Your payment stays held until then.',
    }),
  }),
  escalatedToSeller: orderEmail({
    name: 'problem-escalated-to-seller',
    to: 'seller',
    statuses: ['problem'],
    times: 3,
    words: ({ title, other, order }) => ({
      subject: `We decide about ${title}`,
      paragraphs: [
        isSentBack(order)
          ? `You have not confirmed that ${title} is back, so one of us looks at the tracking and at what you both wrote, and decides.`
          : `You and ${other} have not settled the problem with ${title} in time, so one of us reads what you both wrote and decides.`,
      ],
      closing: 'You can still answer or refund it until then.',
    }),
  }),
  refundedToBuyer: orderEmail({
    name: 'refunded-to-buyer',
    to: 'buyer',
    statuses: ['refunded'],
    words: ({ title, order }) => ({
      subject: `You get your money back for ${title}`,
      paragraphs: [`You get ${dollars(totalOf(order))} back for ${title}, ${withItsFees(order)}.`],
      closing: paidBack,
    }),
  }),
  refundedInPartToBuyer: orderEmail({
    name: 'refunded-in-part-to-buyer',
    to: 'buyer',
    statuses: stillGoingOn,
    times: 20,
    words: ({ title, order }) => ({
      subject: `You get a part of your money back for ${title}`,
      paragraphs: [`You get ${backInPart(order)} of what you paid for ${title} back.`],
      closing: `The order goes on as it was. ${paidBack}`,
    }),
  }),
  refundedInPartToSeller: orderEmail({
    name: 'refunded-in-part-to-seller',
    to: 'seller',
    statuses: stillGoingOn,
    times: 20,
    words: ({ title, other, order }) => ({
      subject: `${other} gets a part of her money back for ${title}`,
      paragraphs: [
        `We have decided that ${other} gets ${backInPart(order)} of what she paid for ${title} back. It is taken from what you are paid for it.`,
      ],
      closing: 'Our reason stands in the order.',
    }),
  }),
  refundedToSeller: orderEmail({
    name: 'refunded-to-seller',
    to: 'seller',
    statuses: ['refunded'],
    words: ({ title, other }) => ({
      subject: `${other} gets her money back for ${title}`,
      paragraphs: [`The payment for ${title} goes back to ${other}.`],
      closing: 'What led to it stands in the order.',
    }),
  }),
  paidTooLate: orderEmail({
    name: 'paid-too-late',
    to: 'buyer',
    statuses: ['refunded'],
    words: ({ title, order }) => ({
      subject: `Your payment for ${title} came too late`,
      paragraphs: [
        `Your payment of ${dollars(totalOf(order))} for ${title} came when it was not reserved for you any more, or was taken off the marketplace. You get all of it back.`,
      ],
      closing: paidBack,
    }),
  }),
  disputed: orderEmail({
    name: 'disputed',
    to: 'seller',
    statuses: ['problem'],
    words: ({ title, other }) => ({
      subject: `The bank of ${other} looks into the payment for ${title}`,
      paragraphs: [
        `${other} has asked her bank about the payment for ${title}. The money stays held until the bank has decided.`,
      ],
      closing:
        'If you have proof that it was sent, please add it to the order within a week: we send it to the bank.',
    }),
  }),
} as const;
