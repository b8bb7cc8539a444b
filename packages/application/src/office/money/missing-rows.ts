import { isPaid, type Order } from '@nestmates/domain/market/orders/order.ts';
import { totalOf } from '@nestmates/domain/money/payments/fees.ts';
import {
  balanceOf,
  chargeMovements,
  type Movement,
  unfitChargeMovements,
} from '@nestmates/domain/money/payments/ledger.ts';
import type { MissingRow } from '@nestmates/domain/office/money/take-over.ts';
import { entriesToAdd, failedRefunds } from '../../market/orders/money/provider-entries.ts';
import type { LedgerEntry } from '../../market/orders/ports.ts';
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
  const paid = page && !isBooked ? chargeOf(order, page, at) : [];
  const paymentId = page?.paymentId ?? (isPaid(order) ? order.paymentId : '');
  const failed = failedRefunds(known, payment, at);
  const before = [...known, ...paid, ...failed];
  return [...paid, ...failed, ...entriesToAdd({ ...order, paymentId }, before, payment, at)];
}

function chargeOf(order: Order, page: PaidPage, at: Date): readonly LedgerEntry[] {
  const { cents, taxCents } = page;
  const taxed = { ...order, taxCents };
  return rowsOf(
    cents === totalOf(taxed) ? chargeMovements(taxed, at) : unfitChargeMovements(cents, taxCents, at),
    page,
  );
}

/** Nobody knows what it cost, so nothing of what was paid is a fee before it was sent on. */
const noFees = { processingFeeCents: 0, platformFeeCents: 0, taxCents: 0 };

/** What would be entered of a payment whose order our books do not have. */
export function missingOfNoOrder(
  paymentId: string,
  known: readonly LedgerEntry[],
  payment: ProviderPayment,
  at: Date,
): readonly LedgerEntry[] {
  const { cents: priceCents, balanceTransaction, releases } = payment;
  const isBooked = known.some(({ kind }) => kind === 'charge');
  const of = { paymentId, balanceTransaction };
  const paid = isBooked ? [] : rowsOf(unfitChargeMovements(priceCents, 0, at), of);
  const before = [...known, ...paid];
  const added = entriesToAdd({ ...noFees, priceCents, paymentId }, before, payment, at);
  const { held, released } = balanceOf([...before, ...added]);
  // What was left when it was sent on to the seller was our fee.
  const providerId = releases.at(-1)?.id;
  const isOurs = held > 0 && released > 0 && providerId !== undefined;
  const hasFee = before.some((row) => row.kind === 'fee' && row.providerId === providerId);
  const fee =
    isOurs && !hasFee
      ? [{ kind: 'fee' as const, cents: held, at, providerId, balanceTransaction: null }]
      : [];
  return [...paid, ...added, ...fee];
}

/** What the next comparison enters of payments for plans, once their customer is known to be ours. */
export const missingOfPlan = ({ missing }: Pick<MissingPayment, 'missing'>): readonly MissingRow[] =>
  missing.map(({ kind, cents }) => ({ kind: kindsOfPlans[kind] ?? kind, cents }));
