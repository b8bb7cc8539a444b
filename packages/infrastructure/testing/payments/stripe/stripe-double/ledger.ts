/** Buyers outside of Stripe, the platform's balance, or the balance of a connected account. */
export type Party = 'buyers' | 'platform' | `acct_${string}`;

/** What Stripe calls a connected account is what its balance is called here. */
export const balanceOfAccount = (account: string): Party => `acct_${account.replace(/^acct_/, '')}`;

export interface LedgerEntry {
  readonly kind:
    | 'charge'
    | 'refund'
    | 'failed-refund'
    | 'transfer'
    | 'reversal'
    | 'dispute'
    | 'won-dispute'
    | 'payout';
  readonly from: Party;
  readonly to: Party | 'bank';
  readonly cents: number;
  /** The object that moved the money. */
  readonly id: string;
  /** The charge that it comes from. */
  readonly charge: string | undefined;
}

/** All money that has moved. Entries are only added, and tests compare them with the ledger of the application. */
export class DoubleLedger {
  readonly #entries: LedgerEntry[] = [];

  get entries(): readonly LedgerEntry[] {
    return this.#entries;
  }

  add(entry: LedgerEntry): void {
    if (!Number.isSafeInteger(entry.cents) || entry.cents <= 0) throw new Error('Money moves in whole cents');
    this.#entries.push(Object.freeze(entry));
  }

  /** The entries that come from one charge, which are those of one order. */
  ofCharge(charge: string): readonly LedgerEntry[] {
    return this.#entries.filter((entry) => entry.charge === charge);
  }

  balanceOf(party: Party, entries: readonly LedgerEntry[] = this.#entries): number {
    return entries.reduce(
      (sum, { from, to, cents }) => sum + (to === party ? cents : 0) - (from === party ? cents : 0),
      0,
    );
  }
}
