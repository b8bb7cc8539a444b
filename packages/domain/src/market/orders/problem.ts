import { invalid } from '../../platform/shared/errors.ts';
import { requireText } from '../../platform/shared/text.ts';
import type { Order, Problem, Refunded } from './order.ts';
import { paidPartOf, refunded } from './order-actions.ts';
import { type OrderRole, requireOrderAction } from './order-machine.ts';

const maxPhotos = 5;
const maxText = 2000;

export const problemRule = {
  noText: 'Please say what is wrong',
  maxText,
  longText: `Please keep it to ${maxText} characters`,
  maxPhotos,
  manyPhotos: `Please choose up to ${maxPhotos} photos`,
} as const;

/** For the report and for each answer. */
export const requireProblemText = (text: string): string =>
  requireText(text, {
    field: 'text',
    missing: problemRule.noText,
    max: problemRule.maxText,
    tooLong: problemRule.longText,
  });

export function requireProblemPhotos(photos: readonly string[]): void {
  if (photos.length > problemRule.maxPhotos) throw invalid('photos', problemRule.manyPhotos);
}

export function reportProblem(order: Order, by: OrderRole, at: Date): Problem {
  const shipped = requireOrderAction('reportProblem', order, by, at);
  return { ...paidPartOf(shipped), status: 'problem', problemAt: at, disputed: false };
}

/** The answer itself stands in the timeline of the order. */
export const answerProblem = (order: Order, by: OrderRole, at: Date): Problem =>
  requireOrderAction('answerProblem', order, by, at);

/** Whether she may write about a problem of the order now: report it, or answer. */
export function requireProblemOpenTo(order: Order, by: OrderRole, at: Date): void {
  requireOrderAction(order.status === 'problem' ? 'answerProblem' : 'reportProblem', order, by, at);
}

export function openDispute(order: Order, by: OrderRole, at: Date): Problem {
  const paid = requireOrderAction('openDispute', order, by, at);
  const problemAt = paid.status === 'problem' ? paid.problemAt : at;
  return { ...paidPartOf(paid), status: 'problem', problemAt, disputed: true };
}

export const winDispute = (order: Order, by: OrderRole, at: Date): Problem => ({
  ...requireOrderAction('winDispute', order, by, at),
  disputed: false,
});

export const loseDispute = (order: Order, by: OrderRole, at: Date): Refunded =>
  refunded(requireOrderAction('loseDispute', order, by, at), at);
