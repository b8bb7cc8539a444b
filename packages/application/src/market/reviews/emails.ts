import { days } from '@nestmates/domain/platform/shared/time.ts';
import * as z from 'zod/mini';
import { email } from '../../members/emails/email.ts';
import { id } from '../../platform/contract/fields.ts';
import { job } from '../../platform/jobs/jobs.ts';
import { orderPath } from '../orders/emails/order-email.ts';
import type { OrderQueries } from '../orders/page-ports.ts';

type Source = Pick<OrderQueries, 'emailFactsOf'>;
/** A review is no part of an order that goes on: who has blocked the other is told nothing of it. */
async function factsFor(queries: Source, orderId: number, to: 'buyer' | 'seller') {
  const facts = await queries.emailFactsOf(orderId, to);
  return facts?.isBlocked ? undefined : facts;
}

const once = { max: 1, per: days(30) };

/** The words of the other are left to the page. */
export const reviewEmails = {
  written: email({
    job: job('reviews.written', z.object({ orderId: id })),
    facts: (queries: Source, { orderId }) => factsFor(queries, orderId, 'seller'),
    perSubject: once,
    notification: { kind: 'order', topic: ({ orderId }) => `order-${orderId}` },
    words: ({ otherName, title, order }) => ({
      subject: `${otherName ?? 'A buyer'} reviewed “${title}”`,
      paragraphs: [
        `${otherName ?? 'A buyer'} has written how “${title}” was. Everyone sees it in your store.`,
      ],
      action: { label: 'Read the review', path: orderPath(order.id) },
      closing: 'You can answer it once.',
    }),
  }),
  answered: email({
    job: job('reviews.answered', z.object({ orderId: id })),
    facts: (queries: Source, { orderId }) => factsFor(queries, orderId, 'buyer'),
    perSubject: once,
    notification: { kind: 'order', topic: ({ orderId }) => `order-${orderId}` },
    words: ({ otherName, title, order }) => ({
      subject: `${otherName ?? 'The seller'} answered your review`,
      paragraphs: [`${otherName ?? 'The seller'} has answered your review of “${title}”.`],
      action: { label: 'Read the answer', path: orderPath(order.id) },
      closing: 'Thank you for telling others.',
    }),
  }),
};
