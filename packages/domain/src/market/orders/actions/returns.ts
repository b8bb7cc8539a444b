import type { Balance } from '../../../money/payments/ledger.ts';
import { changedMeanwhile, DomainError } from '../../../platform/shared/errors.ts';
import type { ItemReturn, OpenReturn, ReturnTerms } from '../item-return.ts';
import { isOpenReturn } from '../item-return.ts';
import { type Completed, isUndecided, type Problem, type Refunded } from '../order.ts';
import { notYetKnown, orderAction, type Taking } from '../order-action.ts';
import { returnLapsesAt } from '../order-times.ts';
import { refundedInPart } from '../refund-in-part.ts';
import { requireReturnRefund, returnedCents, returnRefundOf } from '../return-refund.ts';
import type { Tracking } from '../tracking.ts';
import { completedAt, refundedAt } from './stages.ts';

const withReturn = (problem: Problem, itemReturn: ItemReturn) => ({ ...problem, itemReturn });

/** The seller has answered with it. */
const answered = (problem: Problem, at: Date, itemReturn: ItemReturn) => ({
  ...withReturn(problem, itemReturn),
  answeredAt: problem.answeredAt ?? at,
});

/** Nobody needs the address any more. */
const closed = (problem: Problem, at: Date) => withReturn(problem, { status: 'closed', since: at });

interface TakenBack {
  readonly terms: ReturnTerms;
  readonly balance: Balance;
}

function takenBack(problem: Problem, { at, input: { terms, balance } }: Taking<TakenBack>) {
  const { most } = returnRefundOf(problem, balance);
  if (most === 0) throw new DomainError('conflict', 'NOTHING_LEFT', 'Nothing is left to pay back.');
  requireReturnRefund(terms.refundCents, most);
  return answered(problem, at, { status: 'accepted', since: at, terms });
}

function requireOpen({ itemReturn }: Problem): OpenReturn {
  if (!isOpenReturn(itemReturn)) throw changedMeanwhile();
  return itemReturn;
}

const anyStop = ['disputed', 'frozen'] as const;

/** The buyer of an order that was sent returns it within a problem, and gets back what was agreed. */
export const returnActions = {
  askReturn: orderAction({
    from: ['problem'],
    inReturn: ['none'],
    by: ['buyer'],
    to: 'problem',
    fulfilment: 'shipping',
    closedWhile: anyStop,
    apply: (problem, { at }) => withReturn(problem, { status: 'asked', since: at }),
    evidence: 'The buyer asked to send it back',
  }),
  offerReturn: orderAction({
    from: ['problem'],
    inReturn: ['none'],
    by: ['seller'],
    to: 'problem',
    fulfilment: 'shipping',
    closedWhile: anyStop,
    apply: takenBack,
    evidence: 'The seller offered to take it back',
  }),
  /** Also after a refusal: the buyer still wants it. */
  acceptReturn: orderAction({
    from: ['problem'],
    inReturn: ['asked', 'refused'],
    by: ['seller'],
    to: 'problem',
    closedWhile: anyStop,
    apply: takenBack,
    evidence: 'The seller agreed to take it back',
  }),
  refuseReturn: orderAction({
    from: ['problem'],
    inReturn: ['asked'],
    by: ['seller'],
    to: 'problem',
    closedWhile: anyStop,
    apply: (problem, { at }) => answered(problem, at, { status: 'refused', since: at }),
    evidence: 'The seller did not agree to take it back',
  }),
  /** Ends it for good, so that nobody begins anew without end. */
  withdrawReturn: orderAction({
    from: ['problem'],
    inReturn: ['asked', 'accepted'],
    by: ['buyer'],
    to: 'problem',
    closedWhile: anyStop,
    apply: (problem, { at }) => closed(problem, at),
    evidence: 'The buyer no longer wanted to send it back',
  }),
  /**
   * The two have agreed by it, so administrators have nothing to decide any more. Nothing closes it: who has sent it
   * must be able to say so at any time.
   */
  sendReturn: orderAction({
    from: ['problem'],
    inReturn: ['accepted'],
    by: ['buyer'],
    to: 'problem',
    apply: (problem, { at, input: tracking }: Taking<Tracking>) => ({
      ...withReturn(problem, { status: 'sent', since: at, terms: requireOpen(problem).terms, tracking }),
      escalatedAt: null,
    }),
    evidence: 'The buyer said that it was sent back',
  }),
  /** It was not sent in time. */
  lapseReturn: orderAction({
    from: ['problem'],
    inReturn: ['accepted'],
    by: ['clock'],
    to: 'problem',
    closedWhile: anyStop,
    opensAt: (problem) => returnLapsesAt(problem) ?? notYetKnown,
    refusal: (problem) => (isUndecided(problem) ? undefined : changedMeanwhile()),
    apply: (problem, { at }) => closed(problem, at),
    evidence: 'The buyer had not sent it back in time',
  }),
  /**
   * It has arrived, also what was handed over or sent without a word: what was agreed goes back, and the rest is the
   * seller's. All that was paid is a refund.
   */
  confirmReturn: orderAction({
    from: ['problem'],
    inReturn: ['accepted', 'sent'],
    by: ['seller', 'admin'],
    to: 'completed',
    closedWhile: anyStop,
    decide(
      problem,
      { by, at, input: { balance } }: Taking<{ readonly balance: Balance }>,
    ): Completed | Refunded {
      const cents = returnedCents(problem, balance);
      if (cents === returnRefundOf(problem, balance).most) {
        return { ...refundedAt(at, problem, by), status: 'refunded' };
      }
      const agreedRefundCents = refundedInPart(problem, balance) + cents;
      return { ...completedAt(at, problem), agreedRefundCents, status: 'completed' };
    },
    evidence: 'It was confirmed that it had come back, and the agreed amount was refunded',
  }),
  /** All that was paid goes back. */
  refundReturned: orderAction({
    from: ['problem'],
    inReturn: ['accepted', 'sent'],
    by: ['clock'],
    to: 'refunded',
    closedWhile: anyStop,
    apply: (problem, { at }) => refundedAt(at, problem),
    evidence: 'It was refunded',
  }),
};
