import type { MoneyShown } from '@nestmates/domain/market/orders/money-shown.ts';
import { isPaid, isReported, type Order } from '@nestmates/domain/market/orders/order.ts';
import { partRefundRule } from '@nestmates/domain/market/orders/refund-in-part.ts';
import { pickupWait } from '@nestmates/domain/market/orders/release-time.ts';
import { dollars } from '@nestmates/domain/platform/shared/money.ts';
import * as z from 'zod/mini';
import { type OrderEmailContent, orderEmail } from '../emails/order-email.ts';
import { withItsFees } from '../emails/paid-text.ts';
import { memberAction, often } from './action-row.ts';
import { requireFewUndone } from './sales-undone.ts';

const paidBack = 'It can take your bank a few days to show it.';

const stillGoingOn = ['pending_shipment', 'shipped', 'problem', 'completed'] as const;

const isAskedAbout = (order: Order): boolean => isPaid(order) && order.inquiryAt !== null;

/** `sentAfterWait` tells of it. */
const isToldWhenSent = ({ balance, hasWaited }: OrderEmailContent): boolean =>
  hasWaited && balance.released > 0;

const sentWords = ({ title, moneyIs }: { readonly title: string; readonly moneyIs: string }) => ({
  subject: `The money for ${title} is on its way to you`,
  paragraphs: [moneyIs, 'When it reaches your bank is said in your payment account.'],
  closing: 'Thank you for selling here.',
});

const keptOf = ({ keeping = 0 }: MoneyShown): string =>
  keeping > 0 ? `, of which ${dollars(keeping)} is kept for what is owed to us` : '';

/** Altogether, as one e-mail may tell of several parts. */
const backInPart = (order: Order): string => dollars(isPaid(order) ? order.agreedRefundCents : 0);

export const partRefundForm = z.strictObject({
  /** Cents; how much may go back is the domain's to judge. */
  amount: z.int(partRefundRule.missing).check(z.positive(partRefundRule.missing)),
  /** What had gone back in part before, as the caller has read it. */
  agreed: z.int().check(z.nonnegative()),
});
export type PartRefundForm = z.output<typeof partRefundForm>;

export const outcomeEmails = {
  completed: orderEmail({
    name: 'completed',
    to: 'seller',
    statuses: ['completed'],
    isStillNews: (facts) => !isToldWhenSent(facts),
    moment: ({ balance }) => (balance.released > 0 ? 'money' : undefined),
    words({ title, other, order, money, moneyIs, waits, isSent }) {
      const closing = 'Thank you for selling here.';
      if (isAskedAbout(order))
        return {
          subject: `${title} is completed, and the money waits for a bank`,
          paragraphs: [
            `The bank of ${other} asks about the payment for ${title}, and has taken nothing.`,
            `We send you ${dollars(money.toSeller)} once it has its answer${keptOf(money)}. That the order is completed is part of it.`,
          ],
          closing,
        };
      if (waits === 'after pickup')
        return {
          subject: `${title} is completed, and the money waits for ${pickupWait}`,
          paragraphs: [
            `The order of ${title} by ${other} is completed. What is picked up we hold for ${pickupWait} from then on, in case the card was stolen.`,
            `We send you ${dollars(money.toSeller)} then at the earliest${keptOf(money)}. Your order says when.`,
          ],
          closing,
        };
      if (waits)
        return {
          subject: `${title} is completed, and the money waits a little`,
          paragraphs: [
            `The order of ${title} by ${other} is completed. As you are new here, the money of your first sales waits for some days.`,
            `We send you ${dollars(money.toSeller)} then at the earliest${keptOf(money)}. Your order says when.`,
          ],
          closing,
        };
      if (isSent) return sentWords({ title, moneyIs });
      return {
        subject: `${title} is completed`,
        paragraphs: [`The order of ${title} by ${other} is completed.`, moneyIs],
        closing,
      };
    },
  }),
  sentAfterWait: orderEmail({
    name: 'sent-after-wait',
    to: 'seller',
    statuses: ['completed'],
    moment: ({ balance }) => (balance.released > 0 ? 'money' : undefined),
    words: sentWords,
  }),
  completedByItself: orderEmail({
    name: 'completed-by-itself',
    to: 'buyer',
    statuses: ['completed'],
    words: ({ title, other, order, waits, isSent }) => {
      const untilWhat = waits
        ? ` once it has waited for some days, as ${other} is new here`
        : isAskedAbout(order)
          ? ' once your bank has its answer'
          : '';
      return {
        subject: isSent ? `The money for ${title} was sent to ${other}` : `${title} is completed`,
        paragraphs: [
          isSent
            ? `The time to report a problem is over, and ${other} gets the money for ${title}.`
            : `The time to report a problem is over. ${other} gets the money for ${title}${untilWhat}.`,
        ],
        closing: 'How was it? Other mothers are glad of a few words.',
        actionLabel: 'Review the order',
      };
    },
  }),
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
  refundedToBuyer: orderEmail({
    name: 'refunded-to-buyer',
    to: 'buyer',
    statuses: ['refunded'],
    words: ({ title, order, moneyIs }) => ({
      subject: `You get your money back for ${title}`,
      paragraphs: [`You get back all that you paid for ${title}, ${withItsFees(order)}.`, moneyIs],
      closing: paidBack,
    }),
  }),
  refundedToSeller: orderEmail({
    name: 'refunded-to-seller',
    to: 'seller',
    statuses: ['refunded'],
    words: ({ title, other, moneyIs }) => ({
      subject: `${other} gets her money back for ${title}`,
      paragraphs: [`The payment for ${title} goes back to ${other}.`, moneyIs],
      closing: 'What led to it stands in the order.',
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
} as const;

/** Where the money goes in the end, or a part of it. */
export const outcomeRows = {
  confirm: memberAction('confirm', {
    path: 'confirm-delivery',
    summary: 'The buyer has it: the money is sent to the seller.',
    tells: { buyer: [outcomeEmails.completed] },
  }),
  autoRelease: { tells: { clock: [outcomeEmails.completed, outcomeEmails.completedByItself] } },
  refund: memberAction('refund', {
    path: 'refund',
    summary: 'The seller pays everything back, as long as the money is held.',
    tells: { seller: [outcomeEmails.refundedToBuyer] },
    // What its buyer has reported, here or to the bank, is no whim of the seller.
    async requires(store, { id, at, before }) {
      if (!isReported(before)) await requireFewUndone(store, { sellerId: id, by: 'refund', at });
    },
  }),
  refundInPart: memberAction('refundInPart', {
    path: 'refund-in-part',
    body: partRefundForm,
    limit: often,
    summary:
      'The seller pays a part of what is held back, and the order goes on. Refused with CONFLICT if more had gone back by then.',
    tells: { seller: [outcomeEmails.refundedInPartToBuyer] },
    reads: ({ amount, agreed }) => ({
      input: { cents: amount, agreedBefore: agreed },
    }),
    withBalance: true,
    cents: (_, { cents }) => cents,
  }),
  refundByAdmin: { tells: { admin: [outcomeEmails.refundedToBuyer, outcomeEmails.refundedToSeller] } },
  refundInPartByAdmin: {
    tells: { admin: [outcomeEmails.refundedInPartToBuyer, outcomeEmails.refundedInPartToSeller] },
  },
  releaseByAdmin: { tells: { admin: [outcomeEmails.completed, outcomeEmails.completedByDecision] } },
  recordRefund: { tells: { provider: [outcomeEmails.refundedToBuyer, outcomeEmails.refundedToSeller] } },
};
