import { changedMeanwhile, DomainError } from '../../../platform/shared/errors.ts';
import { isOpenReturn } from '../item-return.ts';
import { isUndecided, type Shipped } from '../order.ts';
import { notYetKnown, orderAction, type Taking } from '../order-action.ts';
import { autoReleaseAt, parcelStallsAt, problemEscalatesAt } from '../order-times.ts';
import { agreePart, type PartRefund } from '../refund-in-part.ts';
import { completedAt, paidPartOf, refundedAt } from './stages.ts';

const reported = (shipped: Shipped, at: Date) => ({
  ...paidPartOf(shipped),
  problemAt: at,
  answeredAt: null,
  escalatedAt: null,
  disputed: false,
  frozen: false,
  stopped: null,
  itemReturn: null,
});

/** How an order ends that was sent: the buyer confirms it, or the two agree on a problem, or we decide. */
export const outcomeActions = {
  /** Also of an order with a problem: the buyer may have got what they wanted. */
  confirm: orderAction({
    from: ['shipped', 'problem'],
    by: ['buyer'],
    to: 'completed',
    closedWhile: ['disputed', 'frozen'],
    refusal: (order) =>
      order.status === 'problem' && order.itemReturn?.status === 'sent'
        ? new DomainError('conflict', 'RETURN_SENT', 'You have sent it back, so you cannot confirm it.')
        : undefined,
    apply: (order, { at }) => completedAt(at, order),
    evidence: 'The buyer confirmed that it has arrived',
  }),
  autoRelease: orderAction({
    from: ['shipped'],
    by: ['clock'],
    to: 'completed',
    opensAt: (shipped) => autoReleaseAt(shipped) ?? notYetKnown,
    apply: (shipped, { at }) => completedAt(at, shipped),
    evidence: 'The time to report a problem was over',
  }),
  reportProblem: orderAction({
    from: ['shipped'],
    by: ['buyer'],
    to: 'problem',
    apply: (shipped, { at }) => reported(shipped, at),
    evidence: 'The buyer reported a problem',
  }),
  /** The parcel has not moved for seven days: as if the buyer had reported it. */
  reportStalled: orderAction({
    from: ['shipped'],
    by: ['clock'],
    to: 'problem',
    opensAt: (shipped) => parcelStallsAt(shipped) ?? notYetKnown,
    apply: (shipped, { at }) => ({
      ...reported(shipped, at),
      tracking: shipped.tracking && { ...shipped.tracking, stalled: true },
    }),
    evidence: 'The parcel had not moved for seven days',
  }),
  /** The answer itself stands in the timeline of the order. */
  answerProblem: orderAction({
    from: ['problem'],
    by: ['buyer', 'seller'],
    to: 'problem',
    apply: (problem, { by, at }) => ({
      ...problem,
      answeredAt: problem.answeredAt ?? (by === 'seller' ? at : null),
    }),
    evidence: 'About the problem',
  }),
  /** Not after the release: the seller could have taken the money out by then, and we would pay the refund. */
  refund: orderAction({
    from: ['shipped', 'problem'],
    by: ['seller'],
    to: 'refunded',
    closedWhile: ['disputed', 'frozen'],
    refusal: (order) =>
      order.status === 'problem' && order.stopped?.status === 'completed'
        ? new DomainError('conflict', 'RELEASED', 'The money was sent on already. Please write to us.')
        : undefined,
    apply: (order, { by, at }) => refundedAt(at, order, by),
    evidence: 'The seller refunded it',
  }),
  /** A part goes back, and the order goes on as it stands. */
  refundInPart: orderAction({
    from: ['pending_shipment', 'shipped', 'problem'],
    by: ['seller'],
    closedWhile: ['disputed', 'frozen'],
    refusal: (order) =>
      order.status === 'problem' && isOpenReturn(order.itemReturn)
        ? new DomainError('conflict', 'RETURN_AGREED', 'What goes back is agreed with the return.')
        : undefined,
    apply: (order, { input }: Taking<PartRefund>) => agreePart(order, 'seller', input),
    evidence: 'The seller refunded a part',
  }),
  /** Nobody has answered in time, or the two do not agree: an administrator decides. */
  escalateProblem: orderAction({
    from: ['problem'],
    by: ['clock'],
    to: 'problem',
    opensAt: (problem) => problemEscalatesAt(problem) ?? notYetKnown,
    refusal: (problem) => (isUndecided(problem) ? undefined : changedMeanwhile()),
    apply: (problem, { at }) => ({ ...problem, escalatedAt: at }),
    evidence: 'The two had not agreed in time, and we began to decide',
  }),
  refundByAdmin: orderAction({
    from: ['pending_shipment', 'shipped', 'problem', 'completed'],
    by: ['admin'],
    to: 'refunded',
    closedWhile: ['disputed'],
    apply: (order, { at }) => refundedAt(at, order),
    evidence: 'We refunded it',
  }),
  /** Allowed after the release too: the seller gives it back. */
  refundInPartByAdmin: orderAction({
    from: ['pending_shipment', 'shipped', 'problem', 'completed'],
    by: ['admin'],
    closedWhile: ['disputed', 'frozen'],
    apply: (order, { input }: Taking<PartRefund>) => agreePart(order, 'admin', input),
    evidence: 'We refunded a part',
  }),
  releaseByAdmin: orderAction({
    from: ['problem'],
    by: ['admin'],
    to: 'completed',
    closedWhile: ['disputed'],
    apply: (problem, { at }) => completedAt(at, problem),
    evidence: 'We decided for the seller',
  }),
};
