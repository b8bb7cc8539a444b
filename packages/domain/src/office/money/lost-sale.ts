import { type Cents, platformFee, priceIn } from '../../money/payments/fees.ts';
import { type Balance, balanceOf, type Movement, missing } from '../../money/payments/ledger.ts';
import type { MissingRow } from './take-over.ts';

/** What our settings say of the fees of a sale. */
export interface FeeRates {
  readonly platformBasisPoints: number;
  readonly highestTaxBasisPoints: number;
}

/** Our fee of a sale whose order our books do not have, worked out from what was paid. */
function feeOf({ charged, taxCollected }: Balance, rates: FeeRates): Cents {
  const paid = charged - taxCollected;
  const price = priceIn(paid, rates.highestTaxBasisPoints);
  return paid - price + platformFee(price, rates.platformBasisPoints);
}

/** Whether something is left of a sale that was sent on to its seller. */
const hasRest = ({ held, released }: Balance): boolean => released > 0 && held > 0;

/**
 * What becomes of the rest of a sale whose order our books do not have, once it was sent on: what the seller did not get
 * of it has settled what they owed, and all else is our fee. A debt that it has settled is owed again where the payment
 * went back since.
 */
export function restOfLostSale(
  rows: readonly MissingRow[],
  { debtCents, at, ...rates }: FeeRates & { readonly debtCents: Cents; readonly at: Date },
): readonly Movement[] {
  const balance = balanceOf(rows);
  const settled = rows.reduce((sum, { kind, cents }) => (kind === 'netting' ? sum + cents : sum), 0);
  const owedAgain = Math.min(settled, missing(balance));
  if (owedAgain > 0) return [{ kind: 'netting', cents: -owedAgain, at }];
  if (!hasRest(balance)) return [];
  const { held, fees } = balance;
  const ofSeller = held - Math.max(0, feeOf(balance, rates) - fees);
  const netted = Math.min(Math.max(0, debtCents), Math.max(0, ofSeller));
  const movements: readonly Movement[] = [
    { kind: 'netting', cents: netted, at },
    { kind: 'fee', cents: held - netted, at },
  ];
  return movements.filter(({ cents }) => cents > 0);
}
