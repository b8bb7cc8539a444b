import { type Account, type MovementKind, postings } from '../../money/payments/accounts.ts';
import type { Cents } from '../../money/payments/fees.ts';

/** The accounts as a bookkeeper has them: what is held for orders is owed, and what stands at the provider is ours. */
export const bookAccounts = {
  provider: { type: 'asset', name: 'Balance at the payment provider' },
  bank: { type: 'asset', name: 'Bank' },
  debts: { type: 'asset', name: 'Owed by sellers' },
  claims: { type: 'asset', name: 'Claimed from banks' },
  held: { type: 'liability', name: 'Held for orders' },
  unclaimed: { type: 'liability', name: 'Unclaimed by sellers who have left' },
  tax: { type: 'liability', name: 'Tax collected' },
  fees: { type: 'income', name: 'Processing and platform fees' },
  planIncome: { type: 'income', name: 'Plans' },
  planRefunds: { type: 'income', name: 'Refunds of plans' },
  providerFees: { type: 'expense', name: 'Fees of the payment provider' },
  writeOffs: { type: 'expense', name: 'Written off' },
  lostClaims: { type: 'expense', name: 'Claims that banks keep' },
} as const satisfies Partial<
  Record<Account | 'provider', { readonly type: BookType; readonly name: string }>
>;

export type BookType = 'asset' | 'liability' | 'income' | 'expense';
export type BookAccount = keyof typeof bookAccounts;
export const bookAccountNames = Object.keys(bookAccounts) as readonly BookAccount[];

const isBookAccount = (account: Account): account is Account & BookAccount => account in bookAccounts;

/** Whoever else gives or takes money does so by the balance at the provider; what was handed over went by our bank. */
function bookOf(account: Account): BookAccount {
  if (account === 'handedOver') return 'bank';
  return isBookAccount(account) ? account : 'provider';
}

/** Accounts to which money leaves our balance, though they stand in the books beside it. */
const leavesBalance: readonly Account[] = ['bank', 'providerFees'];

export interface BookEntry {
  readonly debit: BookAccount;
  readonly credit: BookAccount;
  /** Amount above zero. */
  readonly cents: Cents;
}

interface Amount {
  readonly kind: MovementKind;
  readonly cents: Cents;
}

/** A movement of the ledger as an entry of the books; nothing where it moves among others alone. */
export function bookEntryOf({ kind, cents }: Amount): BookEntry | undefined {
  const { from, to } = postings[kind];
  const [debit, credit] = leavesBalance.includes(to)
    ? ([bookOf(to), 'provider'] as const)
    : ([bookOf(from), bookOf(to)] as const);
  if (debit === credit || cents === 0) return undefined;
  return cents > 0 ? { debit, credit, cents } : { debit: credit, credit: debit, cents: -cents };
}

export type Books = Readonly<Record<BookAccount, Cents>>;

/** Assets and expenses grow by what is entered as a debit, liabilities and income by credits. */
export const growsByDebit = (account: BookAccount): boolean => {
  const { type } = bookAccounts[account];
  return type === 'asset' || type === 'expense';
};

/** What stands on each account, above zero on the side on which it grows. */
export function booksOf(movements: Iterable<Amount>): Books {
  const books = Object.fromEntries(bookAccountNames.map((name) => [name, 0])) as Record<BookAccount, Cents>;
  for (const movement of movements) {
    const entry = bookEntryOf(movement);
    if (!entry) continue;
    books[entry.debit] += growsByDebit(entry.debit) ? entry.cents : -entry.cents;
    books[entry.credit] += growsByDebit(entry.credit) ? -entry.cents : entry.cents;
  }
  return books;
}

export const movementNames: Readonly<Record<MovementKind, string>> = {
  charge: 'Payment of a buyer',
  fee: 'Fee of ours',
  tax: 'Tax on a sale',
  taxBack: 'Tax on a sale given back',
  release: 'Sent to the seller',
  unclaimed: 'Unclaimed by a seller who has left',
  handOver: 'Handed over to a state, unclaimed by a seller',
  refund: 'Paid back to the buyer',
  refundPending: 'Refund that the bank of the buyer has not taken yet',
  reversal: 'Taken back from the seller',
  dispute: 'Taken by a bank',
  disputeWon: 'Given back by a bank',
  disputeLost: 'Dispute lost',
  providerFee: 'Fee of the provider',
  disputeFee: 'Fee of the provider for a dispute',
  claim: 'Claimed from a bank, as it was paid back already',
  claimLost: 'Claim that a bank keeps',
  debt: 'Owed by the seller',
  netting: 'Debt of the seller settled',
  writeOff: 'Debt written off',
  planPayment: 'Payment of a plan',
  planTax: 'Tax on a plan',
  planRefund: 'Plan paid back',
  planTaxBack: 'Tax on a plan given back',
  planDispute: 'Payment of a plan taken by a bank',
  planDisputeWon: 'Payment of a plan given back by a bank',
  planDisputeLost: 'Dispute about a plan lost',
  payout: 'Paid out to our bank',
};
