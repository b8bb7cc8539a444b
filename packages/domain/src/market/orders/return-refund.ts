import type { Cents } from '../../money/payments/fees.ts';
import { type Balance, refundable } from '../../money/payments/ledger.ts';
import { taxIn } from '../../money/payments/tax-share.ts';
import { invalid } from '../../platform/shared/errors.ts';
import { dollars, typedCents } from '../../platform/shared/money.ts';
import type { PaidOrder, Problem } from './order.ts';
import { refundedInPart } from './refund-in-part.ts';
import { agreedReturn, dueInPart, moneyOf } from './settlement.ts';

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

/** Leaves out the processing fee and the tax on that. */
const priceWithTax = ({ priceCents, processingFeeCents, taxCents }: PaidOrder): Cents =>
  priceCents + taxIn({ paidCents: priceCents + processingFeeCents, taxCents }, priceCents);

export const returnRefundRule = {
  missing: 'Please enter the amount',
  wrong: 'Please enter an amount in dollars and cents, such as 12.50',
  tooMuch: (most: Cents): string => `At most ${dollars(most)}, which is all that was paid`,
} as const;

export function requireReturnRefund(cents: Cents, most: Cents): Cents {
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

/** What goes back once it has arrived, of the two's agreement and what is left. */
export const returnedCents = (order: Problem, balance: Balance): Cents =>
  Math.min(agreedReturn(order), returnRefundOf(order, balance).most);
