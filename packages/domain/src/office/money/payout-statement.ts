import {
  type Account,
  accountSides,
  changeAtProvider,
  type MovementKind,
  postings,
} from '../../money/payments/accounts.ts';
import type { Cents } from '../../money/payments/fees.ts';

/** Columns, one for each party with whom money goes in and out of our balance at the provider. */
export const payoutColumns = {
  buyers: 'Paid by buyers and subscribers',
  refunds: 'Paid back',
  sellers: 'Sent to sellers',
  disputes: 'Disputes',
  providerFees: 'Fees of the provider',
} as const satisfies Partial<Record<Account, string>>;

export type PayoutColumn = keyof typeof payoutColumns;
export const payoutColumnNames = Object.keys(payoutColumns) as readonly PayoutColumn[];

const isColumn = (account: Account): account is PayoutColumn => account in payoutColumns;

/** What has moved between one payout and the next, each kind summed up. */
export interface MovedForPayout {
  readonly provider: string;
  /** Counts the payouts of the provider before it. */
  readonly number: number;
  readonly kind: MovementKind;
  readonly cents: Cents;
}

/** A payout with all that it is made of; of the last one, what is not paid out yet. */
export interface PayoutStatement {
  readonly provider: string;
  readonly number: number;
  readonly openingCents: Cents;
  /** Amounts as they change the balance. */
  readonly changes: Readonly<Record<PayoutColumn, Cents>>;
  readonly paidOutCents: Cents;
  readonly closingCents: Cents;
}

/** The account of others that a movement goes to or comes from; none where it moves within our books. */
function otherSideOf(kind: MovementKind): Account | undefined {
  const { from, to } = postings[kind];
  if (accountSides[from] === accountSides[to]) return undefined;
  return accountSides[from] === 'outside' ? from : to;
}

/** Keeps the order of the rows, which are sorted by provider and number. */
export function payoutStatements(moved: readonly MovedForPayout[]): readonly PayoutStatement[] {
  const statements: PayoutStatement[] = [];
  for (const rows of Map.groupBy(moved, ({ provider, number }) => `${number} ${provider}`).values()) {
    const [first] = rows;
    if (!first) continue;
    const before = statements.at(-1);
    const openingCents = before?.provider === first.provider ? before.closingCents : 0;
    const changes = { buyers: 0, refunds: 0, sellers: 0, disputes: 0, providerFees: 0 };
    let paidOutCents = 0;
    for (const { kind, cents } of rows) {
      const other = otherSideOf(kind);
      if (other === 'bank') paidOutCents += cents;
      else if (other && isColumn(other)) changes[other] += changeAtProvider({ kind, cents });
    }
    const changed = payoutColumnNames.reduce((sum, name) => sum + changes[name], 0);
    const closingCents = openingCents + changed - paidOutCents;
    const { provider, number } = first;
    statements.push({ provider, number, openingCents, changes, paidOutCents, closingCents });
  }
  return statements;
}
