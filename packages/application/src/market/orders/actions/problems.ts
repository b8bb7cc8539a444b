import type { Order } from '@nestmates/domain/market/orders/order.ts';
import { problemRule, requireProblemText } from '@nestmates/domain/market/orders/problem.ts';
import * as z from 'zod/mini';
import { requiredText } from '../../../platform/contract/text.ts';
import { photoUrl } from '../../listings/listing-fields.ts';
import { orderEmail } from '../emails/order-email.ts';
import { memberAction, often } from './action-row.ts';

const isSentBack = (order: Order): boolean =>
  order.status === 'problem' && order.itemReturn?.status === 'sent';

const problemText = requiredText({
  missing: problemRule.noText,
  max: problemRule.maxText,
  tooLong: problemRule.longText,
});

/** Words alone. */
export const wordsForm = z.strictObject({ text: problemText });

const problemForm = z.strictObject({
  text: problemText,
  /** Photos that were uploaded for this order. */
  photoUrls: z.optional(z.array(photoUrl).check(z.maxLength(problemRule.maxPhotos, problemRule.manyPhotos))),
});

/** The words stand in the timeline, with the photos that came with them. */
export const readWords = ({ text, ...photos }: z.output<typeof problemForm>) => ({
  ...photos,
  text: requireProblemText(text),
});

export const problemEmails = {
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
  stalledToBuyer: orderEmail({
    name: 'parcel-stalled-to-buyer',
    to: 'buyer',
    statuses: ['problem'],
    words: ({ title, other }) => ({
      subject: `${title} has not moved for seven days`,
      paragraphs: [
        `The carrier has not moved the parcel with ${title} for seven days, so we have opened a problem. Your payment stays held, and we have asked ${other} where it is.`,
        'If you have it after all, please confirm it in the order.',
      ],
      closing: 'If the two of you do not agree, we decide.',
    }),
  }),
  stalledToSeller: orderEmail({
    name: 'parcel-stalled-to-seller',
    to: 'seller',
    statuses: ['problem'],
    words: ({ title, other }) => ({
      subject: `The parcel with ${title} does not move`,
      paragraphs: [
        `The carrier has not moved the parcel with ${title} for seven days, so we have opened a problem, and the money stays held until it is settled.`,
        `Please ask the carrier where it is, and answer ${other} or refund her within three days.`,
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
} as const;

/** Something is wrong, and the two write about it. */
export const problemRows = {
  reportProblem: memberAction('reportProblem', {
    path: 'problem',
    body: problemForm,
    limit: often,
    summary: 'The buyer says what is wrong; the money stays held until it is settled.',
    tells: { buyer: [problemEmails.problem] },
    reads: readWords,
  }),
  reportStalled: { tells: { clock: [problemEmails.stalledToBuyer, problemEmails.stalledToSeller] } },
  answerProblem: memberAction('answerProblem', {
    path: 'answer',
    body: problemForm,
    limit: often,
    summary: 'Either of the two answers about a problem; the answer stands in the timeline.',
    tells: { seller: [problemEmails.answerToBuyer], buyer: [problemEmails.answerToSeller] },
    reads: readWords,
  }),
  escalateProblem: { tells: { clock: [problemEmails.escalatedToBuyer, problemEmails.escalatedToSeller] } },
};
