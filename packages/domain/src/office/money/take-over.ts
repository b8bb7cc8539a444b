import { type Account, accountsOf, type MovementKind } from '../../money/payments/accounts.ts';
import type { Cents } from '../../money/payments/fees.ts';
import { DomainError } from '../../platform/shared/errors.ts';

/** A row that our books lack of a payment. */
export interface MissingRow {
  readonly kind: MovementKind;
  readonly cents: Cents;
}

/** Who has what of a payment. */
export const parties = ['buyer', 'seller', 'held', 'tax', 'bank', 'provider', 'platform'] as const;
export type Party = (typeof parties)[number];

const partyOf: Readonly<Record<Account, Party>> = {
  buyers: 'buyer',
  refunds: 'buyer',
  pendingRefunds: 'buyer',
  sellers: 'seller',
  held: 'held',
  unclaimed: 'seller',
  handedOver: 'seller',
  tax: 'tax',
  disputes: 'bank',
  providerFees: 'provider',
  fees: 'platform',
  debts: 'platform',
  writeOffs: 'platform',
  claims: 'platform',
  lostClaims: 'platform',
  planIncome: 'platform',
  planRefunds: 'platform',
  bank: 'platform',
};

/** What everybody has by these rows: the buyer less than nothing, as long as more was paid than went back. */
export function shares(rows: readonly MissingRow[]): Readonly<Record<Party, Cents>> {
  const found = Object.fromEntries(parties.map((party) => [party, 0])) as Record<Party, Cents>;
  for (const [account, cents] of Object.entries(accountsOf(rows)))
    found[partyOf[account as Account]] += cents;
  return found;
}

/** What an administrator has seen, and nothing else, is taken over. */
export const seenOf = (rows: readonly MissingRow[], paysBack: boolean): string =>
  [...rows.map(({ kind, cents }) => `${kind}=${cents}`), ...(paysBack ? ['paysBack'] : [])].join(',');

export const takeOverUnknown = (): DomainError =>
  new DomainError('not-found', 'NOT_FOUND', 'The payment provider has no such payment that our books lack.');

export function requireMissing(
  { rows, paysBack }: { readonly rows: readonly MissingRow[]; readonly paysBack: boolean },
  seen: string,
): void {
  if (rows.length === 0) throw takenOverAlready();
  if (seenOf(rows, paysBack) !== seen) throw takeOverOutdated();
}

export const takeOverForeign = (): DomainError =>
  new DomainError(
    'conflict',
    'TAKE_OVER_FOREIGN',
    'The payment provider does not say that this installation has made the payment, so it is not taken over.',
  );

export const takeOverTaxUnknown = (): DomainError =>
  new DomainError(
    'conflict',
    'TAKE_OVER_TAX_UNKNOWN',
    'The payment provider does not have the page at which this was paid, so nobody knows how much of it is tax.',
  );

export const takenOverAlready = (): DomainError =>
  new DomainError('conflict', 'TAKEN_OVER_ALREADY', 'Our books have all of this payment by now.');

export const takeOverOutdated = (): DomainError =>
  new DomainError(
    'conflict',
    'TAKE_OVER_OUTDATED',
    'Something has changed about this payment since it was looked at. Please look again.',
  );
