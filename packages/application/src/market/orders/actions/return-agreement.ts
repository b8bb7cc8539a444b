import type { InputOf } from '@nestmates/domain/market/orders/actions/order-actions.ts';
import { returnAddressRule, toReturnAddress } from '@nestmates/domain/market/orders/return-address.ts';
import { returnRefundRule } from '@nestmates/domain/market/orders/return-refund.ts';
import * as z from 'zod/mini';
import { optionalText, requiredLine } from '../../../platform/contract/text.ts';
import { orderEmail } from '../emails/order-email.ts';
import { returned } from '../emails/returned.ts';
import { memberAction, often, type Read } from './action-row.ts';
import { readWords, wordsForm } from './problems.ts';

const decidedOtherwise = 'If the two of you do not agree, we decide.';

const { maxLine: max, longLine: tooLong, missing } = returnAddressRule;

/** How much goes back, in cents, and where it is sent; the limits are the domain's to judge. */
const returnForm = z.strictObject({
  amount: z.int(returnRefundRule.missing).check(z.positive(returnRefundRule.missing)),
  name: requiredLine({ missing: missing.name, max, tooLong }),
  street: requiredLine({ missing: missing.street, max, tooLong }),
  apartment: optionalText({ max, tooLong }),
  city: requiredLine({ missing: missing.city, max, tooLong }),
  state: requiredLine({ missing: returnAddressRule.state, max, tooLong }),
  zipCode: requiredLine({ missing: returnAddressRule.zipCode, max, tooLong }),
});

/** The seller takes it back on these terms. */
const takesBack = {
  body: returnForm,
  limit: often,
  reads: ({ amount, ...form }: z.output<typeof returnForm>): Read<InputOf<'acceptReturn'>> => ({
    input: { terms: { refundCents: amount, address: toReturnAddress(form) } },
  }),
  withBalance: true,
  cents: (_: unknown, { terms }: InputOf<'acceptReturn'>) => terms.refundCents,
} as const;

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
} as const;

/** The two agree on whether it is sent back. No e-mail names the address: that stands in the order, and is erased there. */
export const returnRows = {
  askReturn: memberAction('askReturn', {
    path: 'return',
    limit: often,
    summary:
      'Within a problem of what was sent, the buyer would like to send it back. The seller has three days to answer.',
    tells: { buyer: [returnEmails.returnAsked] },
  }),
  offerReturn: memberAction('offerReturn', {
    ...takesBack,
    path: 'return/offer',
    summary:
      'The seller takes it back without being asked: how much goes back once it has arrived, and where it is sent. The buyer has seven days to send it.',
    tells: { seller: [returnEmails.returnAccepted] },
  }),
  acceptReturn: memberAction('acceptReturn', {
    ...takesBack,
    path: 'return/accept',
    summary: 'The seller takes back what the buyer asks to send back, also after a refusal.',
    tells: { seller: [returnEmails.returnAccepted] },
  }),
  refuseReturn: memberAction('refuseReturn', {
    path: 'return/refuse',
    body: wordsForm,
    limit: often,
    summary: 'The seller does not take it back, and says why.',
    tells: { seller: [returnEmails.returnRefused] },
    reads: readWords,
  }),
  withdrawReturn: memberAction('withdrawReturn', {
    path: 'return/withdraw',
    limit: often,
    summary: 'The buyer keeps it after all; the problem goes on.',
    tells: { buyer: [returnEmails.returnWithdrawn] },
  }),
};
