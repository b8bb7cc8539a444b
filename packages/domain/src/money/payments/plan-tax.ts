import type { MovementKind } from './accounts.ts';
import type { Cents } from './fees.ts';
import { taxIn } from './tax-share.ts';

/** A row of the ledger about one payment for a plan. */
export interface PlanRow {
  readonly kind: MovementKind;
  readonly cents: Cents;
  readonly providerId: string;
}

export interface PlanTaxRow extends PlanRow {
  readonly kind: 'planTax' | 'planTaxBack';
}

/** Which way each takes a part of the payment. */
const returns: Readonly<Partial<Record<MovementKind, 1 | -1>>> = {
  planRefund: 1,
  planDispute: 1,
  planDisputeWon: -1,
};

/**
 * The rows of tax that are missing beside all rows of a payment, the oldest first: the tax of the payment, and what of
 * it is in each part that has gone back or come again.
 */
export function missingTaxRows(rows: readonly PlanRow[], taxCents: Cents): readonly PlanTaxRow[] {
  const payment = rows.find(({ kind }) => kind === 'planPayment');
  if (!payment || taxCents === 0) return [];
  const { providerId, cents: paidCents } = payment;
  const missing: PlanTaxRow[] = [];
  if (!rows.some(({ kind }) => kind === 'planTax')) {
    missing.push({ kind: 'planTax', cents: taxCents, providerId });
  }
  let [returned, back] = [0, 0];
  for (const row of rows) {
    const direction = returns[row.kind];
    if (!direction) continue;
    const part = direction * row.cents;
    returned += part;
    const known = rows.find(
      ({ kind, cents, providerId }) =>
        kind === 'planTaxBack' && providerId === row.providerId && cents < 0 === part < 0,
    );
    const cents = known?.cents ?? taxIn({ paidCents, taxCents }, returned) - back;
    back += cents;
    if (!known && cents !== 0) missing.push({ kind: 'planTaxBack', cents, providerId: row.providerId });
  }
  return missing;
}
