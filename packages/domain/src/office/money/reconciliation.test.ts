import { describe, expect, it } from 'vitest';
import {
  type BookedRow,
  balanceDifference,
  coverageDifference,
  differencesBetween,
  type StatedLine,
} from './reconciliation.ts';

const row = (
  kind: BookedRow['kind'],
  providerId: string,
  cents: number,
  rest: Partial<BookedRow> = {},
): BookedRow => ({ kind, providerId, cents, balanceTransaction: null, reference: 'order-a', ...rest });
const line = (
  kind: StatedLine['kind'],
  objectId: string,
  cents: number,
  rest: Partial<StatedLine> = {},
): StatedLine => ({
  kind,
  objectId,
  cents,
  id: `txn_${objectId}_${kind}`,
  feeCents: 0,
  currency: 'usd',
  reference: null,
  customerId: null,
  paymentId: null,
  isForeign: false,
  ...rest,
});

const rows: readonly BookedRow[] = [
  row('charge', 'ch_1', 4975, { balanceTransaction: 'txn_ch_1_charge' }),
  row('fee', 'ch_1', 175),
  row('providerFee', 'ch_1', 174),
  row('release', 'tr_1', 4800),
  row('dispute', 'du_1', 1000),
  row('disputeWon', 'du_1', 1000),
  row('providerFee', 'du_1', 1500),
  row('reversal', 'trr_1', 1000),
  row('refund', 're_1', 500),
  row('refund', 're_1', -500),
  row('netting', 'booking', 200),
  row('payout', 'po_1', 900, { reference: null }),
];
const lines: readonly StatedLine[] = [
  line('charge', 'ch_1', 4975, { feeCents: 174, reference: 'order-a' }),
  line('release', 'tr_1', 4800, { reference: 'order-a' }),
  line('dispute', 'du_1', 1000, { feeCents: 1500 }),
  line('disputeWon', 'du_1', 1000),
  line('reversal', 'trr_1', 1000),
  line('refund', 're_1', 500),
  line('refund', 're_1', -500, { id: 'txn_failed' }),
  line('payout', 'po_1', 900),
];

const changed = <T extends { cents: number }>(of: readonly T[], nth: number, change: Partial<T>): T[] =>
  of.map((one, at) => (at === nth ? { ...one, ...change } : one));

it('finds nothing where both say the same', () => {
  expect(differencesBetween({ rows, lines })).toEqual([]);
});

it.each([
  ['not-in-books', 'tr_2', rows, [...lines, line('release', 'tr_2', 100)]],
  ['not-at-provider', 're_2', [...rows, row('refund', 're_2', 700)], lines],
  ['other-amount', 'trr_1', rows, changed(lines, 4, { cents: 999 })],
  ['other-kind', 'trr_1', rows, changed(lines, 4, { kind: 'release' })],
  ['other-fee', 'ch_1', rows, changed(lines, 0, { feeCents: 175 })],
  ['other-order', 'ch_1', rows, changed(lines, 0, { reference: 'order-b' })],
  ['other-currency', 'po_1', rows, changed(lines, 7, { currency: 'eur' })],
  ['other-line', 'ch_1', changed(rows, 0, { balanceTransaction: 'txn_other' }), lines],
  ['stated-twice', 'tr_1', rows, [...lines, line('release', 'tr_1', 4800, { id: 'txn_again' })]],
  ['foreign', 'ch_9', rows, [...lines, line('charge', 'ch_9', 100, { isForeign: true })]],
  ['unknown', 'adj_1', rows, [...lines, line('other', 'adj_1', -100)]],
] as const)('names what is planted: %s', (kind, objectId, ours, theirs) => {
  const found = differencesBetween({ rows: ours, lines: theirs });
  expect(found).toMatchObject([{ kind, objectId }]);
});

it('holds the balances against each other, with what is under way', () => {
  expect(balanceDifference(500, 500, 0)).toEqual([]);
  expect(balanceDifference(500, 200, -300)).toEqual([]);
  expect(balanceDifference(500, 500, -300)).toEqual([]);
  expect(balanceDifference(500, 400, -300)).toMatchObject([{ kind: 'balance', oursCents: 500 }]);
});

describe('what is held, and owed to tax offices', () => {
  const uncovered = (theirs: number, underWay = 0) =>
    coverageDifference({ held: 1000, tax: 80 }, theirs, underWay).map(({ kind }) => kind);

  it.each([
    [1080, 0, []],
    [1079, 0, ['uncovered']],
    // A release that the provider has made and our books have not.
    [80, -1000, []],
    [79, -1000, ['uncovered']],
    // A reversal that is on its way brings more than is held now.
    [1080, 500, []],
  ])('with %i cents at the provider and %i under way', (theirs, underWay, kinds) => {
    expect(uncovered(theirs, underWay)).toEqual(kinds);
  });
});
