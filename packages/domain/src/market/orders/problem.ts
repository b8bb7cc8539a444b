import { invalid } from '../../platform/shared/errors.ts';
import { requireText } from '../../platform/shared/text.ts';
import type {
  Cancelled,
  Completed,
  Order,
  PaidOrder,
  PendingShipment,
  Problem,
  Refunded,
  Shipped,
  StoppedStage,
} from './order.ts';
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

const notAnswered = { answeredAt: null, escalatedAt: null } as const;

export const reportProblem = (order: Order, by: OrderRole, at: Date): Problem =>
  enterOrder('reportProblem', order, by, at, (shipped) => ({
    ...paidPartOf(shipped),
    problemAt: at,
    ...notAnswered,
    disputed: false,
    frozen: false,
    stopped: null,
    itemReturn: null,
  }));

/** The parcel stands still: as if the buyer had reported it. */
export const reportStalled = (order: Order, by: OrderRole, at: Date): Problem =>
  enterOrder('reportStalled', order, by, at, (shipped) => ({
    ...paidPartOf(shipped),
    tracking: shipped.tracking && { ...shipped.tracking, stalled: true },
    problemAt: at,
    ...notAnswered,
    disputed: false,
    frozen: false,
    stopped: null,
    itemReturn: null,
  }));

/** The answer itself stands in the timeline of the order. */
export const answerProblem = (order: Order, by: OrderRole, at: Date): Problem =>
  enterOrder('answerProblem', order, by, at, (problem) => ({
    ...problem,
    answeredAt: problem.answeredAt ?? (by === 'seller' ? at : null),
  }));

/** The time to agree is over. */
export const escalateProblem = (order: Order, by: OrderRole, at: Date): Problem =>
  enterOrder('escalateProblem', order, by, at, (problem) => ({ ...problem, escalatedAt: at }));

/** Whether the member may write about a problem of the order now: report it, or answer. */
export function requireProblemOpenTo(order: Order, by: OrderRole, at: Date): void {
  requireOrderAction(order.status === 'problem' ? 'answerProblem' : 'reportProblem', order, by, at);
}

/** What every problem keeps of the order that it stops. */
function stoppedPartOf(order: Exclude<PaidOrder, Cancelled | Refunded>, at: Date) {
  if (order.status === 'problem') {
    const { problemAt, answeredAt, escalatedAt, disputed, frozen, stopped, itemReturn } = order;
    return {
      ...paidPartOf(order),
      problemAt,
      answeredAt,
      escalatedAt,
      disputed,
      frozen,
      stopped,
      itemReturn,
    };
  }
  return {
    ...paidPartOf(order),
    problemAt: at,
    ...notAnswered,
    disputed: false,
    frozen: false,
    stopped: stageOf(order),
    itemReturn: null,
  };
}

function stageOf(order: PendingShipment | Shipped | Completed): StoppedStage {
  if (order.status === 'pending_shipment') return { status: order.status, pickup: order.pickup };
  if (order.status === 'shipped') return { status: order.status };
  return { status: order.status, completedAt: order.completedAt };
}

export const openDispute = (order: Order, by: OrderRole, at: Date): Problem =>
  enterOrder('openDispute', order, by, at, (paid) => ({ ...stoppedPartOf(paid, at), disputed: true }));

export const freezeOrder = (order: Order, by: OrderRole, at: Date): Problem =>
  enterOrder('freeze', order, by, at, (paid) => ({ ...stoppedPartOf(paid, at), frozen: true }));

/** The bank has decided, for now: the order is where it was, unless it is frozen besides. */
export const endDispute = (
  action: 'winDispute' | 'closeDispute' | 'loseDisputeInPart',
  order: Order,
  by: OrderRole,
  at: Date,
): PaidOrder =>
  goOn(
    enterOrder(action, order, by, at, (problem) => ({ ...problem, disputed: false })),
    at,
  );

export const resumeOrder = (order: Order, by: OrderRole, at: Date): PaidOrder =>
  goOn(
    enterOrder('resume', order, by, at, (problem) => ({ ...problem, frozen: false })),
    at,
  );

function goOn(problem: Problem, at: Date): PaidOrder {
  const { stopped, disputed, frozen, itemReturn } = problem;
  if (disputed || frozen) return problem;
  // Nobody could act on the return meanwhile, so its days begin anew.
  if (stopped === null) return { ...problem, itemReturn: itemReturn && { ...itemReturn, since: at } };
  return goOnBy[stopped.status](problem, 'clock', at);
}

const pausedFor = (problem: Problem, at: Date): number =>
  problem.pausedFor + Math.max(0, at.getTime() - problem.problemAt.getTime());

export const goOnPending = (order: Order, by: OrderRole, at: Date): PendingShipment =>
  enterOrder('goOnPending', order, by, at, (problem) => {
    const { shippedAt: _, tracking: __, ...paid } = paidPartOf(problem);
    const pickup = problem.stopped?.status === 'pending_shipment' ? problem.stopped.pickup : null;
    return { ...paid, pickup, pausedFor: pausedFor(problem, at) };
  });

export const goOnShipped = (order: Order, by: OrderRole, at: Date): Shipped =>
  enterOrder('goOnShipped', order, by, at, (problem) => {
    const { shippedAt, ...paid } = paidPartOf(problem);
    return { ...paid, shippedAt: shippedAt ?? problem.problemAt, pausedFor: pausedFor(problem, at) };
  });

export const goOnCompleted = (order: Order, by: OrderRole, at: Date): Completed =>
  enterOrder('goOnCompleted', order, by, at, (problem) => ({
    ...paidPartOf(problem),
    completedAt: problem.stopped?.status === 'completed' ? problem.stopped.completedAt : at,
  }));

const goOnBy = {
  pending_shipment: goOnPending,
  shipped: goOnShipped,
  completed: goOnCompleted,
} as const;

export const loseDispute = (order: Order, by: OrderRole, at: Date): Refunded =>
  enterOrder('loseDispute', order, by, at, refundedAt(at));
