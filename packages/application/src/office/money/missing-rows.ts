import { isPaid, type Order } from '@nestmates/domain/market/orders/order.ts';
import type { Cents } from '@nestmates/domain/money/payments/fees.ts';
import { balanceOf, type Movement, refundable } from '@nestmates/domain/money/payments/ledger.ts';
import { paidMovements, unfitChargeMovements } from '@nestmates/domain/money/payments/movements.ts';
import type { MissingRow } from '@nestmates/domain/office/money/take-over.ts';
import type { LedgerEntry } from '../../market/orders/ledger-ports.ts';
import { entriesToAdd, failedRefunds } from '../../market/orders/money/provider-entries.ts';
import type { Checkout } from '../../money/payments/checkouts.ts';
import type { ProviderPayment } from '../../money/payments/money-moves.ts';
import { kindsOfPlans } from './plan-lines.ts';
import type { MissingPayment } from './take-over-ports.ts';

export type PaidPage = Extract<Checkout, { status: 'paid' }>;

const rowsOf = (
  movements: readonly Movement[],
  { paymentId: providerId, balanceTransaction }: { paymentId: string; balanceTransaction: string | null },
): readonly LedgerEntry[] => movements.map((movement) => ({ ...movement, providerId, balanceTransaction }));

/** What would be entered of an order that we have, as its look at the payment enters it. */
export function missingOfOrder(
  order: Order,
  known: readonly LedgerEntry[],
  {
    payment,
    page,
    at,
  }: { readonly payment: ProviderPayment; readonly page?: PaidPage | undefined; readonly at: Date },
): readonly LedgerEntry[] {
  const isBooked = known.some(({ kind }) => kind === 'charge');
  const paid = page && !isBooked ? rowsOf(paidMovements(order, page, at), page) : [];
  const paymentId = page?.paymentId ?? (isPaid(order) ? order.paymentId : '');
  const failed = failedRefunds(known, payment, at);
  const before = [...known, ...paid, ...failed];
  return [...paid, ...failed, ...entriesToAdd({ ...order, paymentId }, before, payment, at)];
}

/** What it cost is not known, and what of it is our fee. */
const noFees = { processingFeeCents: 0, platformFeeCents: 0 };

/** What would be entered of a payment whose order our books do not have, as the provider has it. */
export function missingOfNoOrder(
  paymentId: string,
  known: readonly LedgerEntry[],
  {
    payment,
    taxCents,
    at,
  }: { readonly payment: ProviderPayment; readonly taxCents: Cents; readonly at: Date },
): readonly LedgerEntry[] {
  const { cents, balanceTransaction } = payment;
  const isBooked = known.some(({ kind }) => kind === 'charge');
  const paid = isBooked
    ? []
    : rowsOf(unfitChargeMovements(cents, taxCents, at), { paymentId, balanceTransaction });
  const quote = { ...noFees, taxCents, priceCents: cents - taxCents, paymentId };
  const failed = failedRefunds(known, payment, at);
  return [...paid, ...failed, ...entriesToAdd(quote, [...known, ...paid, ...failed], payment, at)];
}

/** Whether nothing is to be refunded of it: it was sent on to the seller, or went back, and no bank has yet to take that. */
export const isDone = (rows: readonly MissingRow[]): boolean => {
  const balance = balanceOf(rows);
  return balance.pendingRefunds === 0 && (balance.released > 0 || refundable(balance) <= 0);
};

export const isRefundPending = (rows: readonly MissingRow[]): boolean => balanceOf(rows).pendingRefunds > 0;

/** What the next comparison enters of payments for plans, once their customer is known to be ours. */
export const missingOfPlan = ({ missing }: Pick<MissingPayment, 'missing'>): readonly MissingRow[] =>
  missing.map(({ kind, cents }) => ({ kind: kindsOfPlans[kind] ?? kind, cents }));
