import { csv } from '@nestmates/domain/money/payments/csv.ts';
import { bookAccounts, bookEntryOf, movementNames } from '@nestmates/domain/office/money/bookkeeping.ts';
import {
  payoutColumnNames,
  payoutColumns,
  payoutStatements,
} from '@nestmates/domain/office/money/payout-statement.ts';
import { useCase } from '../../platform/wiring/use-case.ts';
import { isOwedForm, yearOf } from './bookkeeping.ts';
import type { journalRows } from './bookkeeping-contract.ts';
import type { JournalMovement, Period, SellerVolume } from './ports.ts';

/** Rows that are read and sent at once. */
const part = 1000;

const inDollars = (cents: number): string => (cents / 100).toFixed(2);
const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

/** The books as CSV, in parts: the journal, what each seller has sold, and what each payout is made of. */
export class BookExports extends useCase('bookkeepingQueries') {
  journal({
    from,
    to,
    rows,
  }: Period & { readonly rows: (typeof journalRows)[number] }): AsyncIterable<string> {
    return rows === 'day' ? this.#journalByDay({ from, to }) : this.#journalByEntry({ from, to });
  }

  async *volumes({ year }: { readonly year: number }): AsyncIterable<string> {
    const volumes = await this.needs.bookkeepingQueries.sellerVolumes(yearOf(year));
    yield csv([
      [
        'Year',
        'Provider',
        'Account at the provider',
        'Member',
        'Name',
        'E-mail',
        'Gross',
        'Payments',
        'Form 1099-K',
      ],
    ]);
    for (let begin = 0; begin < volumes.length; begin += part) {
      yield csv(volumes.slice(begin, begin + part).map((volume) => volumeRow(volume, year)));
    }
  }

  async *payouts(): AsyncIterable<string> {
    const { bookkeepingQueries: queries } = this.needs;
    const statements = payoutStatements(await queries.movedForPayouts());
    const payouts = new Map((await queries.payouts()).map((one) => [`${one.number} ${one.provider}`, one]));
    yield csv([
      [
        'Provider',
        'Payout',
        'Line of the statement',
        'Paid out at',
        'Opening balance',
        ...payoutColumnNames.map((name) => payoutColumns[name]),
        'Paid out',
        'Closing balance',
      ],
      ...statements.map(({ provider, number, openingCents, changes, paidOutCents, closingCents }) => {
        const payout = payouts.get(`${number} ${provider}`);
        return [
          provider,
          payout?.payoutId ?? 'Not paid out yet',
          payout?.balanceTransaction ?? null,
          payout?.at.toISOString() ?? null,
          inDollars(openingCents),
          ...payoutColumnNames.map((name) => inDollars(changes[name])),
          inDollars(paidOutCents),
          inDollars(closingCents),
        ];
      }),
    ]);
  }

  async *#journalByDay(period: Period): AsyncIterable<string> {
    yield csv([['Day', 'Provider', 'What', 'Debit', 'Credit', 'Amount', 'Movements']]);
    const summed = await this.needs.bookkeepingQueries.movedByDay(period);
    yield csv(
      summed.flatMap(({ day, provider, kind, cents, movements }) => {
        const entry = bookEntryOf({ kind, cents });
        return entry
          ? [[day, provider, movementNames[kind], ...sidesOf(entry), inDollars(entry.cents), movements]]
          : [];
      }),
    );
  }

  async *#journalByEntry(period: Period): AsyncIterable<string> {
    const { bookkeepingQueries: queries } = this.needs;
    const head = ['Entry', 'Day', 'Time', 'Provider', 'What', 'Debit', 'Credit', 'Amount', 'Order'];
    yield csv([[...head, 'Object at the provider', 'Line of the statement']]);
    let after: number | null = null;
    do {
      const moved: readonly JournalMovement[] = await queries.movements(period, { after, limit: part });
      yield csv(moved.flatMap(journalRow));
      after = moved.length < part ? null : (moved.at(-1)?.id ?? null);
    } while (after !== null);
  }
}

const sidesOf = ({ debit, credit }: NonNullable<ReturnType<typeof bookEntryOf>>) => [
  bookAccounts[debit].name,
  bookAccounts[credit].name,
];

/** Each row is an entry of its own, with the same amount on both sides. */
function journalRow(movement: JournalMovement) {
  const entry = bookEntryOf(movement);
  if (!entry) return [];
  const { id, at, provider, kind, orderId, providerId, balanceTransaction } = movement;
  const what = [movementNames[kind], ...sidesOf(entry), inDollars(entry.cents)];
  return [[id, dayOf(at), at.toISOString(), provider, ...what, orderId, providerId, balanceTransaction]];
}

const volumeRow = (volume: SellerVolume, year: number) => [
  year,
  volume.provider,
  volume.accountId,
  volume.memberId,
  volume.name ?? 'Sellers whose accounts are deleted',
  volume.email,
  inDollars(volume.grossCents),
  volume.payments,
  isOwedForm(volume, year) ? 'yes' : 'no',
];
