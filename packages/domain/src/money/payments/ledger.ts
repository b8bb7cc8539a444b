import { type Cents, type Quote, requireCents, totalOf } from './fees.ts';

export const movementKinds = ['charge', 'fee', 'release', 'refund', 'reversal'] as const;
export type MovementKind = (typeof movementKinds)[number];

/** One row of the ledger. Rows are only added: what did not hold after all is a row with a negative amount. */
export interface Movement {
  readonly kind: MovementKind;
  readonly cents: Cents;
  readonly at: Date;
}

/** Where the money of an order is: charged = held + released + refunded + fees. */
export interface Balance {
  readonly charged: Cents;
  /** Below zero from a refund after the release until the release is reversed. */
  readonly held: Cents;
  readonly released: Cents;
  readonly refunded: Cents;
  readonly fees: Cents;
}

type BalancePart = keyof Balance;

/** Every movement leaves one part and enters another, so that the sum always holds. */
const effects: Readonly<Record<MovementKind, readonly { part: BalancePart; sign: 1 | -1 }[]>> = {
  charge: [
    { part: 'charged', sign: 1 },
    { part: 'held', sign: 1 },
  ],
  fee: [
    { part: 'held', sign: -1 },
    { part: 'fees', sign: 1 },
  ],
  release: [
    { part: 'held', sign: -1 },
    { part: 'released', sign: 1 },
  ],
  refund: [
    { part: 'held', sign: -1 },
    { part: 'refunded', sign: 1 },
  ],
  reversal: [
    { part: 'released', sign: -1 },
    { part: 'held', sign: 1 },
  ],
};

export const noMoney: Balance = { charged: 0, held: 0, released: 0, refunded: 0, fees: 0 };

export function balanceOf(movements: Iterable<Pick<Movement, 'kind' | 'cents'>>): Balance {
  const balance = { ...noMoney };
  for (const { kind, cents } of movements) {
    for (const { part, sign } of effects[kind]) balance[part] += sign * cents;
  }
  return balance;
}

export const isBalanced = ({ charged, held, released, refunded, fees }: Balance): boolean =>
  charged === held + released + refunded + fees;

/** What is wrong with the balance of an order, in words for an operator; nothing is, normally. */
export function balanceFaults(balance: Balance): string[] {
  const { charged, held, released, refunded, fees } = balance;
  return [
    ...(isBalanced(balance) ? [] : ['charged is not held + released + refunded + fees']),
    ...(charged < 0 ? ['less than nothing was charged'] : []),
    ...(released < 0 ? ['more was reversed than released'] : []),
    ...(refunded < 0 ? ['more refunds failed than were made'] : []),
    ...(refunded > charged ? ['more was refunded than charged'] : []),
    ...(fees < 0 ? ['more fees were given back than taken'] : []),
    ...(held < -released ? ['more is missing than a reversal can bring back'] : []),
  ];
}

/** The fee that is still to be taken from what is held when it is released. */
const platformFeeDue = ({ held, fees }: Balance, { processingFeeCents, platformFeeCents }: Quote): Cents =>
  Math.min(Math.max(0, processingFeeCents + platformFeeCents - fees), Math.max(0, held));

export const releasable = (balance: Balance, quote: Quote): Cents =>
  Math.max(0, balance.held - platformFeeDue(balance, quote));

export const refundable = ({ charged, refunded }: Balance): Cents => charged - refunded;

/** What the seller owes after a refund that came after the release. */
export const reversible = ({ held }: Balance): Cents => Math.max(0, -held);

export const chargeMovements = (quote: Quote, at: Date): readonly Movement[] =>
  withoutZeros([
    { kind: 'charge', cents: totalOf(quote), at },
    { kind: 'fee', cents: quote.processingFeeCents, at },
  ]);

export const releaseMovements = (
  balance: Balance,
  quote: Quote,
  cents: Cents,
  at: Date,
): readonly Movement[] =>
  withoutZeros([
    { kind: 'release', cents: requireCents(cents), at },
    { kind: 'fee', cents: platformFeeDue(balance, quote), at },
  ]);

/** A refund is taken from what is held, then from what the seller got, and only then from the fees. */
export function refundMovements(balance: Balance, cents: Cents, at: Date): readonly Movement[] {
  const feesGivenBack = Math.max(0, requireCents(cents) - balance.held - balance.released);
  return withoutZeros([
    { kind: 'refund', cents, at },
    { kind: 'fee', cents: -feesGivenBack, at },
  ]);
}

/** The bank has sent the refund back; the fees that were given back with it stay given back. */
export const failedRefundMovements = (cents: Cents, at: Date): readonly Movement[] =>
  withoutZeros([{ kind: 'refund', cents: -requireCents(cents), at }]);

export const reversalMovements = (cents: Cents, at: Date): readonly Movement[] =>
  withoutZeros([{ kind: 'reversal', cents: requireCents(cents), at }]);

const withoutZeros = (movements: readonly Movement[]): readonly Movement[] =>
  movements.filter(({ cents }) => cents !== 0);
