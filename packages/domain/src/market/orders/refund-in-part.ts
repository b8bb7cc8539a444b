import type { Cents } from '../../money/payments/fees.ts';
import {
  type Balance,
  recoverable,
  refundedOfPayment,
  returnedWithoutTax,
} from '../../money/payments/ledger.ts';
import { changedMeanwhile, DomainError, invalid } from '../../platform/shared/errors.ts';
import { dollars, typedCents } from '../../platform/shared/money.ts';
import { isReported, type PaidOrder } from './order.ts';
import type { OrderRole } from './order-action.ts';
import { dueInPart, moneyOf } from './settlement.ts';

/** Who refunds a part: the seller of what is held, an administrator also of what was released. */
export type PartRefunder = Extract<OrderRole, 'seller' | 'admin'>;

export interface PartRefund {
  readonly balance: Balance;
  readonly cents: Cents;
  /** What was agreed before, as whoever refunds has read it: so a second tap is no second refund. */
  readonly agreedBefore: Cents;
}

/** What the buyer has got back in part, or gets. */
export function refundedInPart(order: PaidOrder, balance: Balance): Cents {
  return refundedOfPayment(balance) + dueInPart(moneyOf(order, balance));
}

/** Less than what is left, as who pays everything back refunds the order. */
export function mostRefundedInPart(order: PaidOrder, balance: Balance, by: PartRefunder): Cents {
  const left = by === 'admin' ? balance.held + recoverable(balance) : balance.held;
  const most = left - dueInPart(moneyOf(order, balance)) - 1;
  return Math.max(
    0,
    by === 'admin' || isReported(order) ? most : Math.min(most, leftOfFourFifths(order, balance)),
  );
}

/**
 * What may still go back of four fifths of what was held at first. All but a cent would undo a sale that neither counts
 * as one of the three (`cancellations.ts`) nor costs the seller what the provider keeps. What the buyer has reported has no such limit.
 */
function leftOfFourFifths(order: PaidOrder, balance: Balance): Cents {
  const heldAtFirst = balance.held + returnedWithoutTax(balance, refundedOfPayment(balance));
  return Math.floor((heldAtFirst * 4) / 5) - refundedInPart(order, balance);
}

/** Agrees on a part more, or throws. */
export function agreePart<O extends PaidOrder>(
  order: O,
  by: PartRefunder,
  { balance, cents, agreedBefore }: PartRefund,
): O {
  const agreed = refundedInPart(order, balance);
  if (agreed !== agreedBefore) throw changedMeanwhile();
  const most = mostRefundedInPart(order, balance, by);
  if (most === 0) throw new DomainError('conflict', 'NOTHING_LEFT', 'Nothing is left to refund a part of.');
  return { ...order, agreedRefundCents: agreed + requirePart(cents, most) };
}

/** The cents that were typed as dollars, for a form. */
export function typedPart(typed: string, most: Cents): Cents {
  const cents = typedCents(typed);
  if (cents === undefined && typed.trim() !== '') throw invalid('amount', partRefundRule.wrong);
  return requirePart(cents ?? 0, most);
}

function requirePart(cents: Cents, most: Cents): Cents {
  if (!Number.isInteger(cents) || cents < 1) throw invalid('amount', partRefundRule.missing);
  if (cents > most) throw invalid('amount', partRefundRule.tooMuch(most));
  return cents;
}

export const partRefundRule = {
  missing: 'Please enter the amount',
  wrong: 'Please enter an amount in dollars and cents, such as 12.50',
  tooMuch: (most: Cents): string => `At most ${dollars(most)}; to pay all of it back, refund the order`,
} as const;
