import { invalid } from '../../platform/shared/errors.ts';
import { requireText } from '../../platform/shared/text.ts';
import type { Order, Problem, Refunded } from './order.ts';
import { paidPartOf, refundedAt } from './order-actions.ts';
import { enterOrder, type OrderRole, requireOrderAction } from './order-machine.ts';

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

export const reportProblem = (order: Order, by: OrderRole, at: Date): Problem =>
  enterOrder('reportProblem', order, by, at, (shipped) => ({
    ...paidPartOf(shipped),
    problemAt: at,
    disputed: false,
  }));

/** The answer itself stands in the timeline of the order. */
export const answerProblem = (order: Order, by: OrderRole, at: Date): Problem =>
  enterOrder('answerProblem', order, by, at, (problem) => problem);

/** Whether she may write about a problem of the order now: report it, or answer. */
export function requireProblemOpenTo(order: Order, by: OrderRole, at: Date): void {
  requireOrderAction(order.status === 'problem' ? 'answerProblem' : 'reportProblem', order, by, at);
}

export const openDispute = (order: Order, by: OrderRole, at: Date): Problem =>
  enterOrder('openDispute', order, by, at, (paid) => ({
    ...paidPartOf(paid),
    problemAt: paid.status === 'problem' ? paid.problemAt : at,
    disputed: true,
  }));

export const winDispute = (order: Order, by: OrderRole, at: Date): Problem =>
  enterOrder('winDispute', order, by, at, (problem) => ({ ...problem, disputed: false }));

export const loseDispute = (order: Order, by: OrderRole, at: Date): Refunded =>
  enterOrder('loseDispute', order, by, at, refundedAt(at));
