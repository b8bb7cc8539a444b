import { describe, expect, it } from 'vitest';
import { processingFee } from '../../money/payments/fees.ts';
import { restOfLostSale } from './lost-sale.ts';

const at = new Date('2026-11-30T12:00:00Z');
const fee = processingFee(4800);
const rates = { platformBasisPoints: 0, highestTaxBasisPoints: 0, at };
const charge = { kind: 'charge', cents: 4800 + fee } as const;
const sent = (cents: number) => [charge, { kind: 'release', cents }] as const;
const booked = (rows: Parameters<typeof restOfLostSale>[0], debtCents: number, given = rates) =>
  restOfLostSale(rows, { ...given, debtCents }).map(({ kind, cents }) => [kind, cents]);

describe('the rest of a lost sale', () => {
  it('is our fee where all of its price was sent', () => {
    expect(booked(sent(4800), 0)).toEqual([['fee', fee]]);
    expect(booked(sent(4800), 9000)).toEqual([['fee', fee]]);
  });

  it('has settled the debt, and never more of it than is owed, or than the seller did not get', () => {
    expect(booked(sent(4000), 800)).toEqual([
      ['netting', 800],
      ['fee', fee],
    ]);
    expect(booked(sent(4000), 300)).toEqual([
      ['netting', 300],
      ['fee', fee + 500],
    ]);
    expect(booked(sent(4000), 9000)).toEqual([
      ['netting', 800],
      ['fee', fee],
    ]);
  });

  it('has the fee of ours that the seller pays, and less where some of it is booked', () => {
    const given = { ...rates, platformBasisPoints: 1000 };
    expect(booked(sent(4000), 9000, given)).toEqual([
      ['netting', 320],
      ['fee', fee + 480],
    ]);
    const known = [...sent(4000), { kind: 'fee', cents: fee }] as const;
    expect(booked(known, 9000, given)).toEqual([
      ['netting', 320],
      ['fee', 480],
    ]);
  });

  it('is worked out for the highest tax, and the tax is none of it', () => {
    const highestTaxBasisPoints = 1000;
    const taxed = processingFee(4800, highestTaxBasisPoints);
    const rows = [
      { kind: 'charge', cents: 4800 + taxed + 400 },
      { kind: 'tax', cents: 400 },
      { kind: 'release', cents: 4700 },
    ] as const;
    expect(booked(rows, 9000, { ...rates, highestTaxBasisPoints })).toEqual([
      ['netting', 100],
      ['fee', taxed],
    ]);
  });

  it('is nothing where nothing was sent, or all of it went back', () => {
    expect(booked([charge], 100)).toEqual([]);
    expect(booked([...sent(4800), { kind: 'reversal', cents: 4800 }], 100)).toEqual([]);
    expect(booked([...sent(4800), { kind: 'refund', cents: 4800 + fee }], 100)).toEqual([]);
  });

  it('owes again what it has settled once the sale goes back', () => {
    const rows = [
      ...sent(4600),
      { kind: 'netting', cents: 200 },
      { kind: 'fee', cents: fee },
      { kind: 'refund', cents: 4800 + fee },
      { kind: 'fee', cents: -fee },
    ] as const;
    expect(booked(rows, 0)).toEqual([['netting', -200]]);
    expect(booked([...rows, { kind: 'reversal', cents: 4600 }], 0)).toEqual([['netting', -200]]);
    expect(booked([...rows, { kind: 'netting', cents: -200 }], 0)).toEqual([]);
  });
});
