import { orderEmail } from '../emails/order-email.ts';
import { outcomeEmails } from './outcome.ts';

const afterDispute = ['pending_shipment', 'shipped', 'problem', 'completed'] as const;
const whyFrozen =
  'Its payment was changed outside of Nestmates, so nothing moves until one of us has looked at it.';

/** Where nothing has moved yet, nothing is said of it. */
const said = (moneyIs: string): readonly string[] => (moneyIs === '' ? [] : [moneyIs]);
const afterRelease = ['problem', 'completed', 'cancelled', 'refunded'] as const;

export const interventionEmails = {
  takenBack: orderEmail({
    name: 'taken-back',
    to: 'seller',
    statuses: afterRelease,
    times: 5,
    words: ({ title, other, moneyIs }) => ({
      subject: `Money for ${title} was taken back`,
      paragraphs: [
        `What you were paid for ${title} goes back to ${other} or her bank, or a part of it.`,
        moneyIs,
      ],
      closing: 'What led to it stands in the order.',
    }),
  }),
  owed: orderEmail({
    name: 'owed',
    to: 'seller',
    statuses: afterRelease,
    times: 5,
    // What has come back since is owed by nobody, and what was never a debt is ours.
    isStillNews: ({ balance }) => balance.owing > 0,
    words: ({ title, money, moneyIs }) => ({
      subject: money.debt
        ? `Money is owed to us after the sale of ${title}`
        : `What was owed to us after the sale of ${title} is paid`,
      paragraphs: [
        money.debt
          ? `We have paid something for ${title} that is yours to pay.`
          : `We had paid something for ${title} that was yours to pay.`,
        moneyIs,
      ],
      closing: 'What led to it stands in the order.',
    }),
  }),
  refundFailed: orderEmail({
    name: 'refund-failed',
    to: 'buyer',
    statuses: ['pending_shipment', 'shipped', 'problem', 'completed', 'cancelled', 'refunded'],
    times: 5,
    words: ({ title }) => ({
      subject: `Your bank has not taken the refund for ${title}`,
      paragraphs: [
        `We have sent back what you get back for ${title}, and your bank has returned it to us.`,
        'We try again tomorrow. Please ask your bank whether your card is still valid, or write to us.',
      ],
      closing: 'Your money is safe with us until then.',
    }),
  }),
  disputed: orderEmail({
    name: 'disputed',
    to: 'seller',
    statuses: ['problem'],
    words: ({ title, other, moneyIs }) => ({
      subject: `The bank of ${other} looks into the payment for ${title}`,
      paragraphs: [
        `${other} has asked her bank about the payment for ${title}. Nothing is released until the bank has decided.`,
        moneyIs,
      ],
      closing:
        'If you have proof that it was sent, please add it to the order within a week: we send it to the bank.',
    }),
  }),
  inquiry: orderEmail({
    name: 'inquiry',
    to: 'seller',
    statuses: afterDispute,
    times: 5,
    words: ({ title, other, order }) => ({
      subject: `The bank of ${other} asks about the payment for ${title}`,
      paragraphs: [
        `${other} has asked her bank about the payment for ${title}. The bank has taken nothing. What you have not been paid yet waits until it has its answer.`,
        order.status === 'completed'
          ? 'You need not do anything: we answer the bank.'
          : 'You can pay her back in the order, which settles it without the fee of a dispute. Otherwise go on as usual: what she confirms, we can tell her bank.',
      ],
      closing: 'If you have proof that it was sent, please write it to us.',
    }),
  }),
  inquiryToBuyer: orderEmail({
    name: 'inquiry-to-buyer',
    to: 'buyer',
    statuses: afterDispute,
    times: 5,
    words: ({ title, other, order }) => ({
      subject: `Your bank asks about your payment for ${title}`,
      paragraphs: [
        `Your bank has asked us about the payment for ${title}. It has taken nothing, and what ${other} has not been paid yet waits until it has its answer.`,
        order.status === 'completed'
          ? 'That the order is completed is part of our answer.'
          : 'If all is well, please confirm the order once you have it: we can tell your bank. If something is wrong, tell us there.',
      ],
      closing: 'If you do not know the payment, please write to us.',
    }),
  }),
  inquiryOver: orderEmail({
    name: 'inquiry-over',
    to: 'seller',
    statuses: afterDispute,
    times: 5,
    words: ({ title, other }) => ({
      subject: `The bank has no more questions about ${title}`,
      paragraphs: [`The bank of ${other} has ended its questions about the payment for ${title}.`],
      closing: 'The order goes on from where it was.',
    }),
  }),
  inquiryOverToBuyer: orderEmail({
    name: 'inquiry-over-to-buyer',
    to: 'buyer',
    statuses: afterDispute,
    times: 5,
    words: ({ title }) => ({
      subject: `Your bank has no more questions about ${title}`,
      paragraphs: [`Your bank has ended its questions about the payment for ${title}.`],
      closing: 'The order goes on from where it was.',
    }),
  }),
  disputeOver: orderEmail({
    name: 'dispute-over',
    to: 'seller',
    statuses: afterDispute,
    times: 5,
    words: ({ title, other, moneyIs }) => ({
      subject: `The bank has decided about ${title}`,
      paragraphs: [
        `The bank of ${other} has looked into the payment of ${title}, and leaves it as it is.`,
        ...said(moneyIs),
      ],
      closing: 'The order goes on from where it was.',
    }),
  }),
  disputeOverToBuyer: orderEmail({
    name: 'dispute-over-to-buyer',
    to: 'buyer',
    statuses: afterDispute,
    times: 5,
    words: ({ title }) => ({
      subject: `Your bank has decided about ${title}`,
      paragraphs: [`Your bank has ended its look into the payment of ${title}.`],
      closing: 'The order goes on from where it was.',
    }),
  }),
  lostInPart: orderEmail({
    name: 'dispute-lost-in-part',
    to: 'seller',
    statuses: afterDispute,
    times: 5,
    words: ({ title, other, moneyIs }) => ({
      subject: `The bank has given back a part of ${title}`,
      paragraphs: [`The bank of ${other} has given her back a part of the payment for ${title}.`, moneyIs],
      closing: 'The order goes on from where it was.',
    }),
  }),
  frozenToBuyer: orderEmail({
    name: 'frozen-to-buyer',
    to: 'buyer',
    statuses: ['problem'],
    times: 3,
    words: ({ title }) => ({
      subject: `We are looking into the payment of ${title}`,
      paragraphs: [whyFrozen],
      closing: 'You need not do anything.',
    }),
  }),
  frozenToSeller: orderEmail({
    name: 'frozen-to-seller',
    to: 'seller',
    statuses: ['problem'],
    times: 3,
    words: ({ title }) => ({
      subject: `We are looking into the payment of ${title}`,
      paragraphs: [whyFrozen],
      closing: 'You need not do anything.',
    }),
  }),
  resumedToBuyer: orderEmail({
    name: 'resumed-to-buyer',
    to: 'buyer',
    statuses: afterDispute,
    times: 3,
    words: ({ title }) => ({
      subject: `The order of ${title} goes on`,
      paragraphs: [`We have looked into the payment of ${title}.`],
      closing: 'The order goes on from where it was. Our reason stands in it.',
    }),
  }),
  resumedToSeller: orderEmail({
    name: 'resumed-to-seller',
    to: 'seller',
    statuses: afterDispute,
    times: 3,
    words: ({ title }) => ({
      subject: `The order of ${title} goes on`,
      paragraphs: [`We have looked into the payment of ${title}.`],
      closing: 'The order goes on from where it was. Our reason stands in it.',
    }),
  }),
} as const;

/** What banks and the payment provider do to a paid order. */
export const interventionRows = {
  openDispute: { tells: { provider: [interventionEmails.disputed] } },
  openInquiry: { tells: { provider: [interventionEmails.inquiry, interventionEmails.inquiryToBuyer] } },
  closeInquiry: {
    tells: { provider: [interventionEmails.inquiryOver, interventionEmails.inquiryOverToBuyer] },
  },
  winDispute: {
    tells: { provider: [interventionEmails.disputeOver, interventionEmails.disputeOverToBuyer] },
  },
  closeDispute: {
    tells: { provider: [interventionEmails.disputeOver, interventionEmails.disputeOverToBuyer] },
  },
  loseDisputeInPart: {
    tells: { provider: [interventionEmails.lostInPart, interventionEmails.disputeOverToBuyer] },
  },
  loseDispute: { tells: { provider: [outcomeEmails.refundedToBuyer, outcomeEmails.refundedToSeller] } },
  freeze: { tells: { provider: [interventionEmails.frozenToBuyer, interventionEmails.frozenToSeller] } },
  resume: { tells: { admin: [interventionEmails.resumedToBuyer, interventionEmails.resumedToSeller] } },
  goOnPending: { tells: { clock: [] } },
  goOnShipped: { tells: { clock: [] } },
  goOnCompleted: { tells: { clock: [] } },
};
