import type { Cents } from '../../money/payments/fees.ts';
import { type Balance, refundable } from '../../money/payments/ledger.ts';
import { taxIn } from '../../money/payments/tax-share.ts';
import { changedMeanwhile, DomainError, invalid } from '../../platform/shared/errors.ts';
import { dollars, typedCents } from '../../platform/shared/money.ts';
import { type ItemReturn, isOpenReturn, type OpenReturn, type ReturnTerms } from './item-return.ts';
import type { Completed, Order, PaidOrder, Problem, Refunded } from './order.ts';
import { completedAt, refundedAt } from './order-actions.ts';
import { enterOrder, type OrderRole, requireOrderAction } from './order-machine.ts';
import { refundedInPart } from './refund-in-part.ts';
import { dueInPart, moneyOf } from './settlement.ts';
import type { Tracking } from './tracking.ts';

/** What the buyer gets back for it usually, and at most. */
export interface ReturnRefund {
  readonly usual: Cents;
  /** All that was paid and has not gone back. */
  readonly most: Cents;
}

export function returnRefundOf(order: PaidOrder, balance: Balance): ReturnRefund {
  const most = Math.max(0, refundable(balance) - dueInPart(moneyOf(order, balance)));
  const usual = priceWithTax(order) - refundedInPart(order, balance);
  return { usual: Math.min(Math.max(0, usual), most), most };
}

/** Without the processing fee and the tax on that. */
const priceWithTax = ({ priceCents, processingFeeCents, taxCents }: PaidOrder): Cents =>
  priceCents + taxIn({ paidCents: priceCents + processingFeeCents, taxCents }, priceCents);

export const returnRefundRule = {
  missing: 'Please enter the amount',
  wrong: 'Please enter an amount in dollars and cents, such as 12.50',
  tooMuch: (most: Cents): string => `At most ${dollars(most)}, which is all that was paid`,
} as const;

function requireReturnRefund(cents: Cents, most: Cents): Cents {
  if (!Number.isInteger(cents) || cents < 1) throw invalid('amount', returnRefundRule.missing);
  if (cents > most) throw invalid('amount', returnRefundRule.tooMuch(most));
  return cents;
}

/** The cents that were typed as dollars, for a form. */
export function typedReturnRefund(typed: string, most: Cents): Cents {
  const cents = typedCents(typed);
  if (cents === undefined && typed.trim() !== '') throw invalid('amount', returnRefundRule.wrong);
  return requireReturnRefund(cents ?? 0, most);
}

const withReturn = (problem: Problem, itemReturn: ItemReturn) => ({ ...problem, itemReturn });

export const askReturn = (order: Order, by: OrderRole, at: Date): Problem =>
  enterOrder('askReturn', order, by, at, (problem) => withReturn(problem, { status: 'asked', since: at }));

/** The seller has answered with it. */
const answered = (problem: Problem, at: Date): Problem => ({
  ...problem,
  answeredAt: problem.answeredAt ?? at,
});

export interface TakenBack {
  readonly terms: ReturnTerms;
  readonly balance: Balance;
}

export const takeBack = (
  action: 'offerReturn' | 'acceptReturn',
  order: Order,
  by: OrderRole,
  at: Date,
  { terms, balance }: TakenBack,
): Problem =>
  enterOrder(action, order, by, at, (problem) => {
    const { most } = returnRefundOf(problem, balance);
    if (most === 0) throw new DomainError('conflict', 'NOTHING_LEFT', 'Nothing is left to pay back.');
    requireReturnRefund(terms.refundCents, most);
    return withReturn(answered(problem, at), { status: 'accepted', since: at, terms });
  });

export const refuseReturn = (order: Order, by: OrderRole, at: Date): Problem =>
  enterOrder('refuseReturn', order, by, at, (problem) =>
    withReturn(answered(problem, at), { status: 'refused', since: at }),
  );

/** Nobody needs the address any more. */
const closed = (at: Date): ItemReturn => ({ status: 'closed', since: at });

export const withdrawReturn = (order: Order, by: OrderRole, at: Date): Problem =>
  enterOrder('withdrawReturn', order, by, at, (problem) => withReturn(problem, closed(at)));

export const lapseReturn = (order: Order, by: OrderRole, at: Date): Problem =>
  enterOrder('lapseReturn', order, by, at, (problem) => withReturn(problem, closed(at)));

/** The two have agreed by it, so administrators have nothing to decide any more. */
export const sendReturn = (order: Order, by: OrderRole, at: Date, tracking: Tracking): Problem =>
  enterOrder('sendReturn', order, by, at, (problem) => ({
    ...withReturn(problem, { status: 'sent', since: at, terms: requireOpen(problem).terms, tracking }),
    escalatedAt: null,
  }));

function requireOpen({ itemReturn }: Problem): OpenReturn {
  if (!isOpenReturn(itemReturn)) throw changedMeanwhile();
  return itemReturn;
}

/** It has arrived: what was agreed goes back, and the rest is the seller's. All that was paid is a refund. */
export function confirmReturn(
  order: Order,
  by: OrderRole,
  at: Date,
  balance: Balance,
): { readonly order: Completed | Refunded; readonly cents: Cents } {
  const problem = requireOrderAction('confirmReturn', order, by, at);
  const { most } = returnRefundOf(problem, balance);
  const cents = Math.min(requireOpen(problem).terms.refundCents, most);
  if (cents === most) {
    return { order: enterOrder('refundReturned', problem, 'clock', at, refundedAt(at, by)), cents };
  }
  const agreedRefundCents = refundedInPart(problem, balance) + cents;
  return {
    order: enterOrder('confirmReturn', { ...problem, agreedRefundCents }, by, at, completedAt(at)),
    cents,
  };
}
