import { type Cents, providerFee, type Quote, requireCents, totalOf } from './fees.ts';
import {
  type Balance,
  balanceOf,
  claimsIn,
  type Movement,
  platformFeeDue,
  recoverable,
  refundable,
  releasable,
  taxGivenBack,
} from './ledger.ts';

/** What was paid is something else than the order costs: all of it goes back. */
export const unfitChargeMovements = (cents: Cents, taxCents: Cents, at: Date): readonly Movement[] =>
  withoutZeros([
    { kind: 'charge', cents: requireCents(cents), at },
    { kind: 'tax', cents: requireCents(taxCents), at },
  ]);

export const chargeMovements = (quote: Quote, at: Date): readonly Movement[] =>
  withoutZeros([
    { kind: 'charge', cents: totalOf(quote), at },
    { kind: 'fee', cents: quote.processingFeeCents, at },
    { kind: 'tax', cents: quote.taxCents, at },
  ]);

/** What was paid for an order with the tax that the provider has added, whether that is what it costs or not. */
export function paidMovements(
  cost: Quote,
  { cents, taxCents }: { readonly cents: Cents; readonly taxCents: Cents },
  at: Date,
): readonly Movement[] {
  const taxed = { ...cost, taxCents };
  return cents === totalOf(taxed) ? chargeMovements(taxed, at) : unfitChargeMovements(cents, taxCents, at);
}

type ForSeller = (balance: Balance, quote: Quote, cents: Cents, at: Date) => readonly Movement[];

const withOurFee = (moved: Movement, balance: Balance, quote: Quote): readonly Movement[] =>
  withoutZeros([moved, { kind: 'fee', cents: platformFeeDue(balance, quote), at: moved.at }]);

export const releaseMovements: ForSeller = (balance, quote, cents, at) =>
  withOurFee({ kind: 'release', cents: requireCents(cents), at }, balance, quote);

/**
 * A refund has its part of the tax with it. The rest is taken from what is held, then from what the seller got, and
 * only then from the fees.
 */
export function refundMovements(balance: Balance, cents: Cents, at: Date): readonly Movement[] {
  return withoutZeros([{ kind: 'refund', cents, at }, ...givenBack(balance, cents, at)]);
}

/** The bank has taken it, as a refund would, but may give it back. What the payment does not hold is our claim. */
export function disputeMovements(balance: Balance, cents: Cents, at: Date): readonly Movement[] {
  const taken: Movement = { kind: 'dispute', cents, at };
  const ofPayment = Math.min(cents, refundable(balance));
  return withoutZeros([taken, ...givenBack(balance, ofPayment, at), ...claimMovements(balance, [taken], at)]);
}

function givenBack(balance: Balance, cents: Cents, at: Date): readonly Movement[] {
  const tax = taxGivenBack(balance, requireCents(cents));
  const rest = cents - tax - balance.held - recoverable(balance);
  return [
    { kind: 'taxBack', cents: tax, at },
    { kind: 'fee', cents: 0 - Math.min(Math.max(0, rest), balance.fees), at },
  ];
}

/** What was lost stays away with its tax, and what was won comes back with it. */
export function disputeEndMovements(
  outcome: 'disputeWon' | 'disputeLost',
  balance: Balance,
  cents: Cents,
  at: Date,
): readonly Movement[] {
  const ended: Movement = { kind: outcome, cents: requireCents(cents), at };
  return withoutZeros([
    ended,
    { kind: 'taxBack', cents: outcome === 'disputeWon' ? taxGivenBack(balance, -cents) : 0, at },
    ...claimMovements(balance, [ended], at),
  ]);
}

export const debtMovements = (cents: Cents, at: Date): readonly Movement[] =>
  withoutZeros([{ kind: 'debt', cents: requireCents(cents), at }]);

/** What the provider has taken for a payment that the seller has undone is the seller's to pay; for disputes, ours. */
export const feeDebtMovements = (balance: Balance, at: Date): readonly Movement[] => {
  const { fees, providerFees, disputeFees, charged, taxCollected } = balance;
  // What it has taken of the tax is ours, as the seller was told what it takes of the sale.
  const ofTax = taxCollected > 0 ? providerFee(charged) - providerFee(charged - taxCollected) : 0;
  const cents = Math.max(0, providerFees - disputeFees - fees - ofTax);
  return withoutZeros([
    { kind: 'debt', cents, at },
    { kind: 'fee', cents, at },
  ]);
};

/** A debt of the seller is taken from what can be released. */
export const nettingMovements: ForSeller = (balance, quote, debt, at) =>
  withoutZeros([{ kind: 'netting', cents: Math.min(releasable(balance, quote), Math.max(0, debt)), at }]);

/** What cannot be sent to a seller who has left is theirs until it is claimed; our fee is taken as with a release. */
export const unclaimedMovements: ForSeller = (balance, quote, cents, at) =>
  withOurFee({ kind: 'unclaimed', cents: cents - balance.unclaimed, at }, balance, quote);

/** What was sent, went back, or has settled a debt waits for nobody any more. */
export const claimedMovements = ({ held, unclaimed }: Balance, at: Date): readonly Movement[] =>
  withoutZeros([{ kind: 'unclaimed', cents: Math.min(0, Math.max(0, held) - unclaimed), at }]);

/** Nobody has claimed it for so long that a state gets it, from our bank. */
export const handOverMovements = (cents: Cents, at: Date): readonly Movement[] =>
  withoutZeros([{ kind: 'handOver', cents: requireCents(cents), at }]);

/** The bank has sent the refund back; the fees that were given back with it stay given back. */
export function failedRefundMovements(balance: Balance, cents: Cents, at: Date): readonly Movement[] {
  const failed: Movement = { kind: 'refund', cents: -requireCents(cents), at };
  return withoutZeros([
    failed,
    { kind: 'taxBack', cents: taxGivenBack(balance, -cents), at },
    ...claimMovements(balance, [failed], at),
  ]);
}

export const reversalMovements = (cents: Cents, at: Date): readonly Movement[] =>
  withoutZeros([{ kind: 'reversal', cents: requireCents(cents), at }]);

const withoutZeros = (movements: readonly Movement[]): readonly Movement[] =>
  movements.filter(({ cents }) => cents !== 0);

/** What changes of our claims with movements. */
function claimMovements(balance: Balance, moved: readonly Movement[], at: Date): readonly Movement[] {
  const { refunded, disputed } = balanceOf(moved);
  const after = { ...balance, refunded: balance.refunded + refunded, disputed: balance.disputed + disputed };
  const { all, lost } = claimsIn(after);
  return [
    { kind: 'claim', cents: all - balance.claimed, at },
    { kind: 'claimLost', cents: lost - balance.claimsLost, at },
  ];
}
