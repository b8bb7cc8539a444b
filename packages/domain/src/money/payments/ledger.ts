import { accountsOf, type MovementKind } from './accounts.ts';
import type { Cents, Quote } from './fees.ts';
import { taxIn } from './tax-share.ts';

/** One row of the ledger. Rows are only added: what did not hold after all is a row with a negative amount. */
export interface Movement {
  readonly kind: MovementKind;
  readonly cents: Cents;
  readonly at: Date;
}

/** Where the money of an order is: charged + owing + claimed = held + released + handedOver + refunded + disputed + fees + tax. */
export interface Balance {
  readonly charged: Cents;
  /** Falls below zero at a refund or dispute after the release, until the release is reversed. */
  readonly held: Cents;
  /** The part of `held` that is due to a seller who has left and could not be paid. */
  readonly unclaimed: Cents;
  /** What a state has got for that seller, who claims it there. */
  readonly handedOver: Cents;
  readonly released: Cents;
  /** What was taken back of releases, and not released again since. */
  readonly reversed: Cents;
  readonly refunded: Cents;
  /** The part of `refunded` that the bank of the buyer has not taken yet. */
  readonly pendingRefunds: Cents;
  /** Held by the buyer's bank, which looks into the payment. */
  readonly disputed: Cents;
  /** Ours, of which the provider has taken its own. */
  readonly fees: Cents;
  readonly providerFees: Cents;
  /** Owed to a tax office: what was collected with the payment, less what has gone back. */
  readonly tax: Cents;
  readonly taxCollected: Cents;
  /** What we have paid for the seller; below zero where a debt from another order was taken from this one. */
  readonly owing: Cents;
  /** What banks have taken beyond the payment, lost claims included: ours, and never the seller's. */
  readonly claimed: Cents;
  readonly claimsLost: Cents;
  /** The part of `providerFees` that is for disputes. */
  readonly disputeFees: Cents;
}

export const noMoney: Balance = {
  charged: 0,
  held: 0,
  unclaimed: 0,
  handedOver: 0,
  released: 0,
  reversed: 0,
  refunded: 0,
  pendingRefunds: 0,
  disputed: 0,
  fees: 0,
  providerFees: 0,
  tax: 0,
  taxCollected: 0,
  owing: 0,
  claimed: 0,
  claimsLost: 0,
  disputeFees: 0,
};

/** The movements in their order. */
export function balanceOf(movements: Iterable<Pick<Movement, 'kind' | 'cents'>>): Balance {
  const moved = [...movements];
  const sums = accountsOf(moved);
  const { held, unclaimed, handedOver, sellers, refunds, pendingRefunds, disputes, providerFees, tax } = sums;
  const sumOf = (wanted: MovementKind) =>
    moved.reduce((sum, { kind, cents }) => (kind === wanted ? sum + cents : sum), 0);
  return {
    charged: 0 - sums.buyers,
    held: held + unclaimed,
    unclaimed,
    handedOver,
    released: sellers,
    reversed: reversedIn(moved),
    refunded: refunds + pendingRefunds,
    pendingRefunds,
    disputed: disputes,
    fees: sums.fees + providerFees,
    providerFees,
    tax,
    taxCollected: sumOf('tax'),
    owing: 0 - sums.debts - sums.writeOffs,
    claimed: 0 - sums.claims - sums.lostClaims,
    claimsLost: 0 - sums.lostClaims,
    disputeFees: sumOf('disputeFee'),
  };
}

function reversedIn(moved: readonly Pick<Movement, 'kind' | 'cents'>[]): Cents {
  return moved.reduce((reversed, { kind, cents }) => {
    if (kind === 'reversal') return reversed + cents;
    return kind === 'release' ? Math.max(0, reversed - cents) : reversed;
  }, 0);
}

export const isBalanced = (balance: Balance): boolean => {
  const { charged, owing, claimed, held, released, handedOver, refunded, disputed, fees, tax } = balance;
  return charged + owing + claimed === held + released + handedOver + refunded + disputed + fees + tax;
};

/** What has gone back to the buyer of the payment, arrived or not, without what a bank has taken beyond it. */
export const refundedOfPayment = ({ refunded, claimsLost }: Balance): Cents => refunded - claimsLost;

/** What a bank that has not decided has taken of the payment, without what it has taken beyond that. */
export const disputedOfPayment = ({ disputed, claimed, claimsLost }: Balance): Cents =>
  disputed - (claimed - claimsLost);

/** What has gone back of the payment itself. */
const goneBack = ({ charged, refunded, disputed }: Balance): Cents => Math.min(charged, refunded + disputed);

/** What banks have taken beyond the payment, and what of it they keep for good. */
export function claimsIn({ charged, refunded, disputed }: Balance): {
  readonly all: Cents;
  readonly lost: Cents;
} {
  const all = Math.max(0, refunded + disputed - charged);
  return { all, lost: Math.max(0, all - disputed) };
}

/** How much of that is tax, of all that has gone back. */
const taxReturned = ({ charged: paidCents, taxCollected: taxCents }: Balance, returned: Cents): Cents =>
  taxIn({ paidCents, taxCents }, returned);

/** The part without tax of all that has gone back, or is to. */
export const returnedWithoutTax = (balance: Balance, returned: Cents): Cents =>
  returned - taxReturned(balance, returned);

/** What of an amount that goes back next is no tax. */
export const withoutTax = (balance: Balance, cents: Cents): Cents => cents - taxGivenBack(balance, cents);

export function taxGivenBack(balance: Balance, cents: Cents): Cents {
  const { charged, refunded, disputed, tax, taxCollected } = balance;
  return taxReturned(balance, Math.min(charged, refunded + disputed + cents)) - (taxCollected - tax);
}

/** What a reversal, or else a debt, can bring back; only a debt, of what a state has got for the seller. */
export const recoverable = ({ released, handedOver, owing }: Balance): Cents =>
  Math.max(0, released + handedOver - owing);

/** What is wrong with the balance of an order, in words for an operator; nothing is, normally. */
export function balanceFaults(balance: Balance): string[] {
  const { charged, held, released, refunded, disputed, fees, tax, taxCollected } = balance;
  const { claimed, claimsLost } = balance;
  const claims = claimsIn(balance);
  const taxLeft = taxCollected - taxReturned(balance, goneBack(balance));
  return [
    ...(isBalanced(balance)
      ? []
      : ['charged + owing + claimed is not held + released + handedOver + refunded + disputed + fees + tax']),
    ...(charged < 0 ? ['less than nothing was charged'] : []),
    ...(released < 0 ? ['more was reversed than released'] : []),
    ...(refunded < 0 ? ['more refunds failed than were made'] : []),
    ...(disputed < 0 ? ['more came back from the bank than it has taken'] : []),
    ...(refunded + disputed - claimed > charged ? ['more was refunded than charged'] : []),
    ...(claimed > claims.all ? ['more is claimed from banks than they have taken beyond the payment'] : []),
    ...(claimed <= claims.all && claimsLost !== Math.min(claimed, claims.lost)
      ? ['what banks keep of our claims is not what they have decided']
      : []),
    ...(tax === taxLeft ? [] : ['the tax is not that of what has not gone back']),
    ...(fees < 0 ? ['more fees were given back than taken'] : []),
    ...(held < 0 - recoverable(balance) ? ['more is missing than a reversal can bring back'] : []),
    ...(balance.unclaimed < 0 ? ['less than nothing waits to be claimed'] : []),
  ];
}

/** The fee that is still to be taken from what is held when it is released. */
export const platformFeeDue = (
  { held, fees }: Balance,
  { processingFeeCents, platformFeeCents }: Quote,
): Cents => Math.min(Math.max(0, processingFeeCents + platformFeeCents - fees), Math.max(0, held));

export const releasable = (balance: Balance, quote: Quote): Cents =>
  Math.max(0, balance.held - platformFeeDue(balance, quote));

export const refundable = (balance: Balance): Cents => balance.charged - goneBack(balance);

/** What the seller gives back after a refund or dispute that came after the release. */
export const reversible = ({ held, released }: Balance): Cents =>
  Math.min(Math.max(0, -held), Math.max(0, released));

/** What no reversal brings back. */
export const missing = ({ held, released }: Balance): Cents => Math.max(0, -held - Math.max(0, released));
