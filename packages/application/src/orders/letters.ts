import type { OrderId, OrderStatus } from '@nestmates/domain/orders/order.ts';
import { totalOf } from '@nestmates/domain/payments/fees.ts';
import { dollars } from '@nestmates/domain/shared/money.ts';
import { days } from '@nestmates/domain/shared/time.ts';
import * as z from 'zod/mini';
import { id } from '../contract/fields.ts';
import { job } from '../jobs/jobs.ts';
import { type LetterWords, letter } from '../letters/letter.ts';
import type { OrderLetterFacts, OrderQueries } from './ports.ts';

interface Told {
  readonly title: string;
  /** The first name of the other. */
  readonly other: string;
  readonly order: OrderLetterFacts['order'];
}

interface OrderLetterRow {
  readonly name: string;
  readonly to: 'buyer' | 'seller';
  /** The letter is sent only while the order has one of these. */
  readonly statuses: readonly OrderStatus[];
  /** How often it may be sent about one order. */
  readonly times?: number;
  words(told: Told): Omit<LetterWords, 'action'> & { readonly actionLabel?: string };
}

export const orderPath = (orderId: OrderId): string => `/orders/${orderId}`;

/** Of a letter about a step that happens once; longer than the queue retries a job. */
const within = days(30);

const orderLetter = ({ name, to, statuses, times = 1, words }: OrderLetterRow) =>
  letter({
    job: job(`orders.${name}`, z.object({ orderId: id })),
    facts: async (queries: Pick<OrderQueries, 'letterFactsOf'>, { orderId }) => {
      const facts = await queries.letterFactsOf(orderId, to);
      return facts && statuses.includes(facts.order.status) ? facts : undefined;
    },
    perSubject: { max: times, per: within },
    topic: ({ orderId }) => `order-${orderId}`,
    words: ({ order, title, otherName }) => {
      const told = { order, title: `“${title}”`, other: otherName ?? 'Another member' };
      const { actionLabel = 'See the order', ...said } = words(told);
      return { ...said, action: { label: actionLabel, path: orderPath(order.id) } };
    },
  });

export type OrderLetter = ReturnType<typeof orderLetter>;

const held =
  'We hold your payment until you have it, or until seven days after it was shipped. If something is wrong, tell us and it stays held.';
const paidBack = 'It can take your bank a few days to show it.';

const nextForSeller: Readonly<Record<OrderLetterFacts['order']['fulfilment'], string>> = {
  shipping: 'Please ship it soon, and mark it as shipped, with the tracking number if you have one.',
  pickup: 'Please agree on when to hand it over. The buyer then says a code of six digits, which you enter.',
  service: 'Please agree on when you do it, and mark it as provided afterwards.',
};

/** Each step is told to whom it concerns and who did not make it. */
export const orderLetters = {
  sold: orderLetter({
    name: 'sold',
    to: 'seller',
    statuses: ['pending_shipment'],
    words: ({ title, other, order }) => ({
      subject: `${other} bought ${title}`,
      paragraphs: [
        `${other} has paid ${dollars(order.priceCents)} for ${title}. We hold the money for you.`,
        nextForSeller[order.fulfilment],
      ],
      closing:
        'The money is sent to you when the buyer has confirmed it, or by itself seven days after it was shipped.',
    }),
  }),
  paid: orderLetter({
    name: 'paid',
    to: 'buyer',
    statuses: ['pending_shipment'],
    words: ({ title, other, order }) => ({
      subject: `You bought ${title}`,
      paragraphs: [`You have paid ${dollars(totalOf(order))} for ${title}. ${other} was told.`],
      closing: held,
    }),
  }),
  shipped: orderLetter({
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
      closing: 'Seven days from now the money is sent to the seller by itself.',
    }),
  }),
  releaseSoon: orderLetter({
    name: 'release-soon',
    to: 'buyer',
    statuses: ['shipped'],
    words: ({ title, other }) => ({
      subject: `Is everything well with ${title}?`,
      paragraphs: [
        `${other} shipped ${title} five days ago. In two days the money is sent to her by itself.`,
        'If it has not arrived or is not as described, please report a problem before then: your payment stays held.',
      ],
      closing: 'If you have it and all is well, you can confirm it now.',
    }),
  }),
  unshippedToSeller: orderLetter({
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
  unshippedToBuyer: orderLetter({
    name: 'unshipped-to-buyer',
    to: 'buyer',
    statuses: ['pending_shipment'],
    words: ({ title, other }) => ({
      subject: `${title} has not been shipped yet`,
      paragraphs: [
        `You paid for ${title} seven days ago, and ${other} has not marked it as done. We have reminded her.`,
        'You may cancel the order from now on and get everything back.',
      ],
      closing: 'In seven more days it is cancelled by itself.',
    }),
  }),
  completed: orderLetter({
    name: 'completed',
    to: 'seller',
    statuses: ['completed'],
    words: ({ title, order }) => ({
      subject: `The money for ${title} is yours`,
      paragraphs: [
        `We are sending you ${dollars(order.priceCents - order.platformFeeCents)} for ${title}.`,
        'When it reaches your bank is said in your payment account.',
      ],
      closing: 'Thank you for selling here.',
    }),
  }),
  completedByItself: orderLetter({
    name: 'completed-by-itself',
    to: 'buyer',
    statuses: ['completed'],
    words: ({ title, other }) => ({
      subject: `The money for ${title} was sent to ${other}`,
      paragraphs: [`The time to report a problem is over, and ${other} gets the money for ${title}.`],
      closing: 'How was it? Other mothers are glad of a few words.',
      actionLabel: 'Review the order',
    }),
  }),
  completedByDecision: orderLetter({
    name: 'completed-by-decision',
    to: 'buyer',
    statuses: ['completed'],
    words: ({ title, other }) => ({
      subject: `We have decided about ${title}`,
      paragraphs: [`We have read what you and ${other} wrote about ${title}, and the money goes to her.`],
      closing: 'Our reason stands in the order.',
    }),
  }),
  cancelledToBuyer: orderLetter({
    name: 'cancelled-to-buyer',
    to: 'buyer',
    statuses: ['cancelled'],
    words: ({ title, order }) => ({
      subject: `Your order of ${title} is cancelled`,
      paragraphs: [
        `Your order of ${title} is cancelled. You get ${dollars(totalOf(order))} back, the processing fee included.`,
      ],
      closing: paidBack,
    }),
  }),
  cancelledToSeller: orderLetter({
    name: 'cancelled-to-seller',
    to: 'seller',
    statuses: ['cancelled'],
    words: ({ title, other }) => ({
      subject: `The order of ${title} is cancelled`,
      paragraphs: [`The order of ${title} by ${other} is cancelled, and the payment goes back to her.`],
      closing: 'Please do not ship it any more.',
    }),
  }),
  problem: orderLetter({
    name: 'problem',
    to: 'seller',
    statuses: ['problem'],
    words: ({ title, other }) => ({
      subject: `${other} reports a problem with ${title}`,
      paragraphs: [
        `${other} has reported a problem with ${title}. The money stays held until it is settled.`,
        'Please read what she writes, and answer or refund her.',
      ],
      closing: 'If the two of you do not agree, we decide.',
    }),
  }),
  answerToBuyer: orderLetter({
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
  answerToSeller: orderLetter({
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
  refundedToBuyer: orderLetter({
    name: 'refunded-to-buyer',
    to: 'buyer',
    statuses: ['refunded'],
    words: ({ title, order }) => ({
      subject: `You get your money back for ${title}`,
      paragraphs: [`You get ${dollars(totalOf(order))} back for ${title}, the processing fee included.`],
      closing: paidBack,
    }),
  }),
  refundedToSeller: orderLetter({
    name: 'refunded-to-seller',
    to: 'seller',
    statuses: ['refunded'],
    words: ({ title, other }) => ({
      subject: `${other} gets her money back for ${title}`,
      paragraphs: [`The payment for ${title} goes back to ${other}.`],
      closing: 'What led to it stands in the order.',
    }),
  }),
  paidTooLate: orderLetter({
    name: 'paid-too-late',
    to: 'buyer',
    statuses: ['refunded'],
    words: ({ title, order }) => ({
      subject: `Your payment for ${title} came too late`,
      paragraphs: [
        `Your payment of ${dollars(totalOf(order))} for ${title} came after the half hour for which we had reserved it. You get all of it back.`,
      ],
      closing: paidBack,
    }),
  }),
  disputed: orderLetter({
    name: 'disputed',
    to: 'seller',
    statuses: ['problem'],
    words: ({ title, other }) => ({
      subject: `The bank of ${other} looks into the payment for ${title}`,
      paragraphs: [
        `${other} has asked her bank about the payment for ${title}. The money stays held until the bank has decided.`,
      ],
      closing: 'There is nothing to do for now. If you have proof that it was sent, please keep it.',
    }),
  }),
} as const;
