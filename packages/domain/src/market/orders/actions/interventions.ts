import { changedMeanwhile } from '../../../platform/shared/errors.ts';
import type {
  Cancelled,
  Completed,
  PaidOrder,
  PendingShipment,
  Problem,
  Refunded,
  Shipped,
  StoppedStage,
} from '../order.ts';
import { orderAction } from '../order-action.ts';
import { completedAt, paidPartOf, refundedAt } from './stages.ts';

type OpenOrder = Exclude<PaidOrder, Cancelled | Refunded>;
const openStatuses = ['pending_shipment', 'shipped', 'problem', 'completed'] as const;

/** What every problem keeps of the order that it stops. */
function stoppedPartOf(order: OpenOrder, at: Date) {
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
    answeredAt: null,
    escalatedAt: null,
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

/** How long the countdown of its stage has stood still altogether. */
const pausedFor = (problem: Problem, at: Date): number =>
  problem.pausedFor + Math.max(0, at.getTime() - problem.problemAt.getTime());

function asPending(problem: Problem, at: Date): PendingShipment {
  const { shippedAt: _, tracking: __, ...paid } = paidPartOf(problem);
  const pickup = problem.stopped?.status === 'pending_shipment' ? problem.stopped.pickup : null;
  return { ...paid, pickup, pausedFor: pausedFor(problem, at), status: 'pending_shipment' };
}

function asShipped(problem: Problem, at: Date): Shipped {
  const { shippedAt, ...paid } = paidPartOf(problem);
  const since = shippedAt ?? problem.problemAt;
  // What the bank has asked meanwhile is in the pause.
  const inquiryAt = problem.inquiryAt && at;
  return { ...paid, shippedAt: since, inquiryAt, pausedFor: pausedFor(problem, at), status: 'shipped' };
}

const asCompleted = (problem: Problem, at: Date): Completed => ({
  ...completedAt(at, problem),
  status: 'completed',
});

const goOnAs = { pending_shipment: asPending, shipped: asShipped, completed: asCompleted } as const;

/** It goes on where it was stopped, unless something else stops it besides. */
function goOn(problem: Problem, at: Date): PaidOrder {
  const { stopped, disputed, frozen, itemReturn } = problem;
  if (disputed || frozen) return problem;
  // Nobody could act on the return meanwhile, so its days begin anew.
  if (stopped === null) return { ...problem, itemReturn: itemReturn && { ...itemReturn, since: at } };
  return goOnAs[stopped.status](problem, at);
}

/** How long the bank has asked while the countdown of a shipped order would have run. */
const askedFor = (order: OpenOrder, at: Date): number =>
  order.status === 'shipped' && order.inquiryAt !== null
    ? Math.max(0, at.getTime() - Math.max(order.inquiryAt.getTime(), order.shippedAt.getTime()))
    : 0;

/** The bank asks nothing any more. */
const withoutInquiry = <O extends OpenOrder>(order: O, at: Date): O => ({
  ...order,
  pausedFor: order.pausedFor + askedFor(order, at),
  inquiryAt: null,
});

/** The bank has decided, for now. */
const disputeEnds = (evidence: string) =>
  orderAction({
    from: ['problem'],
    by: ['provider'],
    to: 'problem',
    decide: (problem, { at }) => goOn({ ...problem, disputed: false }, at),
    evidence,
  });

/** What banks and the payment provider do to a paid order, and how it goes on by what was left of its countdown. */
export const interventionActions = {
  /** The refund was made in the provider's dashboard. */
  recordRefund: orderAction({
    from: openStatuses,
    by: ['provider'],
    to: 'refunded',
    apply: (order, { at }) => refundedAt(at, order),
    evidence: 'It was refunded',
  }),
  /** The buyer's bank looks into the payment. */
  openDispute: orderAction({
    from: openStatuses,
    by: ['provider'],
    to: 'problem',
    apply: (order, { at }) => ({ ...stoppedPartOf(withoutInquiry(order, at), at), disputed: true }),
    evidence: 'The payment was disputed',
  }),
  /** The bank asks and takes nothing: everything goes on but the release, and a refund settles it. */
  openInquiry: orderAction({
    from: openStatuses,
    by: ['provider'],
    apply: (order, { at }) => ({ ...order, inquiryAt: at }),
    evidence: 'The bank of the buyer asked about the payment',
  }),
  closeInquiry: orderAction({
    from: openStatuses,
    by: ['provider'],
    apply: (order, { at }) => withoutInquiry(order, at),
    evidence: 'The bank of the buyer had no more questions',
  }),
  winDispute: disputeEnds('The dispute was decided for the seller'),
  /** The dispute was taken back. */
  closeDispute: disputeEnds('The dispute was closed'),
  /** The bank has given the buyer a part. */
  loseDisputeInPart: disputeEnds('The dispute was decided for the buyer in part'),
  /** The bank has given the money back to the buyer. */
  loseDispute: orderAction({
    from: ['problem'],
    by: ['provider'],
    to: 'refunded',
    apply: (problem, { at }) => refundedAt(at, problem),
    evidence: 'The dispute was decided for the buyer',
  }),
  /** Money has moved that we did not ask for. */
  freeze: orderAction({
    from: openStatuses,
    by: ['provider'],
    to: 'problem',
    // What the bank has asked before counts, and while it is frozen the freeze does.
    apply: (order, { at }) => ({
      ...stoppedPartOf({ ...withoutInquiry(order, at), inquiryAt: order.inquiryAt && at }, at),
      frozen: true,
    }),
    evidence: 'We began to look into the payment',
  }),
  resume: orderAction({
    from: ['problem'],
    by: ['admin'],
    to: 'problem',
    closedWhile: ['disputed'],
    refusal: ({ frozen }) => (frozen ? undefined : changedMeanwhile()),
    decide: (problem, { at }) => goOn({ ...problem, frozen: false }, at),
    evidence: 'We ended our look into the payment',
  }),
  goOnPending: orderAction({
    from: ['problem'],
    by: ['clock'],
    to: 'pending_shipment',
    apply: (problem, { at }) => asPending(problem, at),
    evidence: 'The order went on',
  }),
  goOnShipped: orderAction({
    from: ['problem'],
    by: ['clock'],
    to: 'shipped',
    apply: (problem, { at }) => asShipped(problem, at),
    evidence: 'The order went on',
  }),
  goOnCompleted: orderAction({
    from: ['problem'],
    by: ['clock'],
    to: 'completed',
    apply: (problem, { at }) => asCompleted(problem, at),
    evidence: 'The order went on',
  }),
};
