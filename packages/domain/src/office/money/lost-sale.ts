import { type Cents, platformFee, priceIn } from '../../money/payments/fees.ts';
import { type Balance, balanceOf, type Movement, missing } from '../../money/payments/ledger.ts';
import { days, later } from '../../platform/shared/time.ts';
import type { MissingRow } from './take-over.ts';

/** What our settings say of the fees of a sale. */
export interface FeeRates {
  readonly platformBasisPoints: number;
  readonly highestTaxBasisPoints: number;
}

/** Why something stays held of a lost sale that was sent on. */
export const reasonsToStayHeld = ['refund-under-way', 'dispute-won', 'seller-unknown'] as const;
type ReasonToStayHeld = (typeof reasonsToStayHeld)[number];

/** The reasons as administrators read them. */
export const whyHeld: Readonly<Record<ReasonToStayHeld, string>> = {
  'refund-under-way': 'the buyer has not got back what was taken back of the seller',
  'dispute-won': 'the bank gave it back, so what was taken back of the seller is theirs again',
  'seller-unknown': 'the seller did not get it, and no order of ours names them',
};

/** What a seller did not get whom no order of ours names is kept for so long, as sales of who has left are. */
export const keptForUnknown = days(180);

/** What becomes of what is left of a lost sale. */
export interface RestOfLostSale {
  readonly movements: readonly Movement[];
  readonly staysHeld: { readonly cents: Cents; readonly reason: ReasonToStayHeld } | null;
}

/** Our fee of a sale whose order our books do not have, worked out from what was paid. */
function feeOf({ charged, taxCollected }: Balance, rates: FeeRates): Cents {
  const paid = charged - taxCollected;
  const price = priceIn(paid, rates.highestTaxBasisPoints);
  return paid - price + platformFee(price, rates.platformBasisPoints);
}

/** Whether something is left of a sale that was sent on to its seller. */
const hasRest = ({ held, released }: Balance): boolean => released > 0 && held > 0;

/** What was taken back of the release is the buyer's, who has not got it yet, or the seller's after a won dispute. */
const isTakenBack = ({ reversed, refunded, disputed }: Balance): boolean => reversed > refunded + disputed;

/**
 * What becomes of the rest of a sale whose order our books do not have, once it was sent on: what the seller did not get
 * of it has settled a debt, also one that is settled or that our books do not have, and counts for their next one; all
 * else is our fee. `namesSeller` says whether an order of ours names the seller; of one whom none names it is kept for
 * `keptForUnknown`. A debt that it has settled is owed again where the payment went back since.
 */
export function restOfLostSale(
  rows: readonly MissingRow[],
  {
    namesSeller,
    since,
    at,
    ...rates
  }: FeeRates & { readonly namesSeller: boolean; readonly since: Date; readonly at: Date },
): RestOfLostSale {
  const balance = balanceOf(rows);
  const settled = rows.reduce((sum, { kind, cents }) => (kind === 'netting' ? sum + cents : sum), 0);
  const owedAgain = Math.min(settled, missing(balance));
  if (owedAgain > 0) return { movements: [{ kind: 'netting', cents: -owedAgain, at }], staysHeld: null };
  if (!hasRest(balance)) return { movements: [], staysHeld: null };
  const { held, fees } = balance;
  if (isTakenBack(balance)) {
    const isWon = rows.some(({ kind }) => kind === 'disputeWon');
    return {
      movements: [],
      staysHeld: { cents: held, reason: isWon ? 'dispute-won' : 'refund-under-way' },
    };
  }
  const isGivenUp = !namesSeller && later(since, keptForUnknown) <= at;
  const ofSeller = isGivenUp ? 0 : Math.max(0, held - Math.max(0, feeOf(balance, rates) - fees));
  const movements: readonly Movement[] = [
    { kind: 'netting', cents: namesSeller ? ofSeller : 0, at },
    { kind: 'fee', cents: held - ofSeller, at },
  ];
  const isHeld = ofSeller > 0 && !namesSeller;
  return {
    movements: movements.filter(({ cents }) => cents > 0),
    staysHeld: isHeld ? { cents: ofSeller, reason: 'seller-unknown' } : null,
  };
}
