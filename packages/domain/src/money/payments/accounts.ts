import type { Cents } from './fees.ts';

/**
 * The accounts of the ledger. Those inside say whose the money is that stands at the payment provider, so their sum is
 * the provider's balance; those outside say where it came from and went to. The sum over all of them is zero.
 */
export const accountSides = {
  /** Paid for orders; what a completed one holds is owed to the seller. */
  held: 'inside',
  /** Due to sellers who have left and cannot be paid: a part of what is held that waits until it is claimed. */
  unclaimed: 'inside',
  /** Ours at the provider, as we have paid it to a state from our bank for a seller who has not claimed it. */
  handedOver: 'inside',
  fees: 'inside',
  /** Collected with payments, and owed to tax offices. */
  tax: 'inside',
  /** What sellers owe us, since we have paid it for them: below zero. */
  debts: 'inside',
  /** Debts that nobody will pay: below zero. */
  writeOffs: 'inside',
  /** What banks have taken beyond what a charge still held, and we ask back: below zero. */
  claims: 'inside',
  /** What banks keep of those claims: below zero. */
  lostClaims: 'inside',
  planIncome: 'inside',
  /** Falls below zero. */
  planRefunds: 'inside',
  /** What buyers have paid: below zero. */
  buyers: 'outside',
  refunds: 'outside',
  /** Sent back, and not taken by the banks of the buyers yet. */
  pendingRefunds: 'outside',
  sellers: 'outside',
  /** Held by the buyers' banks while they look into a payment. */
  disputes: 'outside',
  providerFees: 'outside',
  /** Paid out to the platform's own bank. */
  bank: 'outside',
} as const satisfies Record<string, 'inside' | 'outside'>;

export type Account = keyof typeof accountSides;
export const accounts = Object.keys(accountSides) as readonly Account[];

/** Every movement leaves one account and enters another. */
export const postings = {
  charge: { from: 'buyers', to: 'held' },
  fee: { from: 'held', to: 'fees' },
  tax: { from: 'held', to: 'tax' },
  /** Goes with a refund, or with what a bank takes; below zero where that comes back to us. */
  taxBack: { from: 'tax', to: 'held' },
  release: { from: 'held', to: 'sellers' },
  /** Falls below zero once it is sent after all, goes back to the buyer, or settles a debt. */
  unclaimed: { from: 'held', to: 'unclaimed' },
  handOver: { from: 'unclaimed', to: 'handedOver' },
  refund: { from: 'held', to: 'refunds' },
  /** Goes with a refund that is pending at the provider; below zero once it has arrived, or failed. */
  refundPending: { from: 'refunds', to: 'pendingRefunds' },
  reversal: { from: 'sellers', to: 'held' },
  dispute: { from: 'held', to: 'disputes' },
  disputeWon: { from: 'disputes', to: 'held' },
  disputeLost: { from: 'disputes', to: 'refunds' },
  providerFee: { from: 'fees', to: 'providerFees' },
  disputeFee: { from: 'fees', to: 'providerFees' },
  /** Goes with a dispute about what has gone back already; below zero where that is settled. */
  claim: { from: 'claims', to: 'held' },
  claimLost: { from: 'lostClaims', to: 'claims' },
  debt: { from: 'debts', to: 'held' },
  /** A debt is taken from what the seller would get for another order. */
  netting: { from: 'held', to: 'debts' },
  writeOff: { from: 'writeOffs', to: 'debts' },
  planPayment: { from: 'buyers', to: 'planIncome' },
  planTax: { from: 'planIncome', to: 'tax' },
  planRefund: { from: 'planRefunds', to: 'refunds' },
  planTaxBack: { from: 'tax', to: 'planRefunds' },
  planDispute: { from: 'planRefunds', to: 'disputes' },
  planDisputeWon: { from: 'disputes', to: 'planRefunds' },
  planDisputeLost: { from: 'disputes', to: 'refunds' },
  payout: { from: 'fees', to: 'bank' },
} as const satisfies Record<string, { readonly from: Account; readonly to: Account }>;

export type MovementKind = keyof typeof postings;
export const movementKinds = Object.keys(postings) as readonly MovementKind[];

export type Accounts = Readonly<Record<Account, Cents>>;

interface Amount {
  readonly kind: MovementKind;
  readonly cents: Cents;
}

export function accountsOf(movements: Iterable<Amount>): Accounts {
  const sums = Object.fromEntries(accounts.map((account) => [account, 0])) as Record<Account, Cents>;
  for (const { kind, cents } of movements) {
    const { from, to } = postings[kind];
    sums[from] -= cents;
    sums[to] += cents;
  }
  return sums;
}

/** What our books say that the provider holds for us, that which is under way included. */
export const atProvider = (sums: Accounts): Cents =>
  accounts.reduce((total, name) => (accountSides[name] === 'inside' ? total + sums[name] : total), 0);

/** The change of the balance at the provider: none where a movement stays within our books. */
export function changeAtProvider({ kind, cents }: Amount): Cents {
  const { from, to } = postings[kind];
  if (accountSides[from] === accountSides[to]) return 0;
  return accountSides[to] === 'inside' ? cents : -cents;
}
