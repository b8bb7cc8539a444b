import { describe, expect, it } from 'vitest';
import { accountsOf, atProvider, type MovementKind, movementKinds } from '../../money/payments/accounts.ts';
import { bookAccountNames, bookEntryOf, booksOf, growsByDebit } from './bookkeeping.ts';

/** One of each kind, each of another amount; a refund that has failed among them. */
const moved = movementKinds.map((kind, n) => ({ kind, cents: kind === 'refund' ? -7 : 100 * 2 ** n }));

const entry = (kind: MovementKind, cents = 100) => bookEntryOf({ kind, cents });

describe('a movement of the ledger', () => {
  it.each([
    ['charge', 'provider', 'held'],
    ['fee', 'held', 'fees'],
    ['tax', 'held', 'tax'],
    ['taxBack', 'tax', 'held'],
    ['planTax', 'planIncome', 'tax'],
    ['planTaxBack', 'tax', 'planRefunds'],
    ['release', 'held', 'provider'],
    ['unclaimed', 'held', 'unclaimed'],
    ['handOver', 'unclaimed', 'bank'],
    ['reversal', 'provider', 'held'],
    ['refund', 'held', 'provider'],
    ['providerFee', 'providerFees', 'provider'],
    ['debt', 'debts', 'held'],
    ['netting', 'held', 'debts'],
    ['writeOff', 'writeOffs', 'debts'],
    ['planPayment', 'provider', 'planIncome'],
    ['planRefund', 'planRefunds', 'provider'],
    ['payout', 'bank', 'provider'],
  ] as const)('%s debits %s and credits %s', (kind, debit, credit) => {
    expect(entry(kind)).toEqual({ debit, credit, cents: 100 });
  });

  it('of less than nothing is entered the other way round', () => {
    expect(entry('payout', -100)).toEqual({ debit: 'provider', credit: 'bank', cents: 100 });
  });

  it('among others alone is no entry of ours, and neither is one of nothing', () => {
    expect(entry('disputeLost')).toBeUndefined();
    expect(entry('charge', 0)).toBeUndefined();
  });
});

describe('the books', () => {
  const books = booksOf(moved);

  it('balance: what is on one side is on the other', () => {
    const sum = bookAccountNames.reduce(
      (total, name) => total + (growsByDebit(name) ? books[name] : -books[name]),
      0,
    );
    expect(sum).toBe(0);
  });

  it('have at the provider what the ledger has there, and owe what it holds', () => {
    const accounts = accountsOf(moved);
    expect(books.provider).toBe(atProvider(accounts));
    expect([books.held, books.tax]).toEqual([accounts.held, accounts.tax]);
    expect(books.debts).toBe(-accounts.debts);
    // What was handed over was paid from there.
    expect([books.bank, books.providerFees]).toEqual([
      accounts.bank - accounts.handedOver,
      accounts.providerFees,
    ]);
  });

  it('keep what was paid out and what the provider took apart from the fees of ours', () => {
    expect(
      booksOf([
        { kind: 'fee', cents: 100 },
        { kind: 'payout', cents: 60 },
        { kind: 'providerFee', cents: 10 },
      ]),
    ).toMatchObject({
      fees: 100,
      bank: 60,
      providerFees: 10,
      provider: -70,
    });
  });
});
