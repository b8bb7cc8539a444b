import { isOpenReturn } from '@nestmates/domain/market/orders/item-return.ts';
import type { Order } from '@nestmates/domain/market/orders/order.ts';
import { totalOf } from '@nestmates/domain/money/payments/fees.ts';
import { dollars } from '@nestmates/domain/platform/shared/money.ts';
import { orderEmail } from './order-email.ts';

const returned = (order: Order): string => {
  const itemReturn = order.status === 'problem' ? order.itemReturn : null;
  return dollars(isOpenReturn(itemReturn) ? itemReturn.terms.refundCents : 0);
};

/** Altogether, with what had gone back in part before. */
const paidBack = (order: Order): string =>
  dollars(order.status === 'completed' ? order.agreedRefundCents : totalOf(order));

const decidedOtherwise = 'If the two of you do not agree, we decide.';
const ended = ['completed', 'refunded'] as const;

/** Of what goes back within a problem. They never name the address: that stands in the order, and is erased there. */
export const returnEmails = {
  returnAsked: orderEmail({
    name: 'return-asked',
    to: 'seller',
    statuses: ['problem'],
    returns: ['asked'],
    words: ({ title, other }) => ({
      subject: `${other} would like to send ${title} back`,
      paragraphs: [
        `${other} asks you to take ${title} back. The money stays held until it is settled.`,
        'Please accept it, with how much you pay back, or refuse it within three days.',
      ],
      closing: decidedOtherwise,
      actionLabel: 'Answer',
    }),
  }),
  returnAccepted: orderEmail({
    name: 'return-accepted',
    to: 'buyer',
    statuses: ['problem'],
    returns: ['accepted', 'sent'],
    words: ({ title, other, order }) => ({
      subject: `${other} takes ${title} back`,
      paragraphs: [
        `${other} takes ${title} back and pays you ${returned(order)} once it has arrived.`,
        'Please send it within seven days, and enter the tracking number in the order, where the address stands.',
        `You pay for sending it, unless you have agreed otherwise with ${other}.`,
      ],
      closing: 'Your payment is still held.',
      actionLabel: 'See the address',
    }),
  }),
  returnRefused: orderEmail({
    name: 'return-refused',
    to: 'buyer',
    statuses: ['problem'],
    returns: ['refused'],
    words: ({ title, other }) => ({
      subject: `${other} does not take ${title} back`,
      paragraphs: [
        `${other} does not take ${title} back, and says why in the order. Your payment is still held.`,
      ],
      closing: decidedOtherwise,
      actionLabel: 'Read why',
    }),
  }),
  returnWithdrawn: orderEmail({
    name: 'return-withdrawn',
    to: 'seller',
    statuses: ['problem'],
    returns: ['closed'],
    words: ({ title, other }) => ({
      subject: `${other} does not send ${title} back`,
      paragraphs: [`${other} does not send ${title} back after all. The problem itself is still open.`],
      closing: decidedOtherwise,
    }),
  }),
  returnSent: orderEmail({
    name: 'return-sent',
    to: 'seller',
    statuses: ['problem'],
    returns: ['sent'],
    words: ({ title, other, order }) => ({
      subject: `${other} has sent ${title} back`,
      paragraphs: [
        `${other} has sent ${title} back. The tracking number stands in the order.`,
        `Please confirm when it has arrived: ${other} then gets ${returned(order)}, and the rest is yours.`,
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
  returnAnswerSoon: orderEmail({
    name: 'return-answer-soon',
    to: 'seller',
    statuses: ['problem'],
    returns: ['asked'],
    words: ({ title, other }) => ({
      subject: `A day is left to answer about ${title}`,
      paragraphs: [
        `${other} has asked you to take ${title} back. Please accept or refuse it by tomorrow; otherwise we decide.`,
      ],
      closing: 'The money stays held until then.',
      actionLabel: 'Answer',
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
      paragraphs: [`${title} is back with its seller. You get ${paidBack(order)} of what you paid.`],
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
        `We have decided that ${title} is back with you, so ${other} gets ${paidBack(order)} of what she paid. What is left of it is yours.`,
      ],
      closing: 'Our reason stands in the order.',
    }),
  }),
} as const;
