import { csv } from '@nestmates/domain/money/payments/csv.ts';
import {
  bookAccountNames,
  bookAccounts,
  bookEntryOf,
  booksOf,
  movementNames,
} from '@nestmates/domain/office/money/bookkeeping.ts';
import { needsForm, thresholdOf } from '@nestmates/domain/office/money/form-1099-k.ts';
import {
  payoutColumnNames,
  payoutColumns,
  payoutStatements,
} from '@nestmates/domain/office/money/payout-statement.ts';
import type { BooksView, journalRows, SellerVolumesView } from './bookkeeping-contract.ts';
import type { BookkeepingQueries, JournalMovement, Period, SellerVolume } from './ports.ts';

export interface BookkeepingDeps {
  readonly queries: BookkeepingQueries;
}

const shownPayouts = 12;
const shownSellers = 20;
/** Rows that are read and sent at once. */
const part = 1000;

const inDollars = (cents: number): string => (cents / 100).toFixed(2);
const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

/** What a bookkeeper reads of the ledger. */
export class Bookkeeping {
  readonly #deps: BookkeepingDeps;
  constructor(deps: BookkeepingDeps) {
    this.#deps = deps;
  }

  async books(): Promise<BooksView> {
    const { queries } = this.#deps;
    const books = booksOf(await queries.movedByKind());
    const payouts = await queries.payouts(shownPayouts);
    return {
      accounts: bookAccountNames.map((account) => ({
        account,
        type: bookAccounts[account].type,
        amount: books[account],
      })),
      payouts: payouts.map(({ provider, payoutId, at, cents }) => ({
        provider,
        payoutId,
        at: at.toISOString(),
        amount: cents,
      })),
    };
  }

  async sellers({ year }: { readonly year: number }): Promise<SellerVolumesView> {
    const volumes = await this.#deps.queries.sellerVolumes(yearOf(year));
    const threshold = thresholdOf(year);
    return {
      year,
      threshold: threshold ? { gross: threshold.grossCents, payments: threshold.payments } : null,
      sellers: volumes.filter(({ memberId }) => memberId !== null).length,
      owedForms: volumes.filter((volume) => isOwedForm(volume, year)).length,
      highest: volumes.slice(0, shownSellers).map((volume) => ({
        provider: volume.provider,
        memberId: volume.memberId,
        name: volume.name,
        gross: volume.grossCents,
        payments: volume.payments,
        needsForm: isOwedForm(volume, year),
      })),
    };
  }

  journal({
    from,
    to,
    rows,
  }: Period & { readonly rows: (typeof journalRows)[number] }): AsyncIterable<string> {
    return rows === 'day' ? this.#journalByDay({ from, to }) : this.#journalByEntry({ from, to });
  }

  async *volumes({ year }: { readonly year: number }): AsyncIterable<string> {
    const volumes = await this.#deps.queries.sellerVolumes(yearOf(year));
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
    const { queries } = this.#deps;
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
    const summed = await this.#deps.queries.movedByDay(period);
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
    const { queries } = this.#deps;
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
function journalRow({
  id,
  at,
  provider,
  kind,
  cents,
  orderId,
  providerId,
  balanceTransaction,
}: JournalMovement) {
  const entry = bookEntryOf({ kind, cents });
  if (!entry) return [];
  const time = at.toISOString();
  return [
    [
      id,
      dayOf(at),
      time,
      provider,
      movementNames[kind],
      ...sidesOf(entry),
      inDollars(entry.cents),
      orderId,
      providerId,
      balanceTransaction,
    ],
  ];
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

/** To one seller, and not to all together who have left. */
const isOwedForm = (volume: SellerVolume, year: number): boolean =>
  volume.memberId !== null && needsForm(volume, year);

const yearOf = (year: number): Period => ({
  from: new Date(Date.UTC(year, 0)),
  to: new Date(Date.UTC(year + 1, 0)),
});
