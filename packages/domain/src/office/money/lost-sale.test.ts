import { describe, expect, it } from 'vitest';
import { processingFee } from '../../money/payments/fees.ts';
import { days, later } from '../../platform/shared/time.ts';
import { restOfLostSale } from './lost-sale.ts';

const at = new Date('2026-11-30T12:00:00Z');
const fee = processingFee(4800);
const rates = { platformBasisPoints: 0, highestTaxBasisPoints: 0, since: at, at };
const charge = { kind: 'charge', cents: 4800 + fee } as const;
const sent = (cents: number) => [charge, { kind: 'release', cents }] as const;
type Rows = Parameters<typeof restOfLostSale>[0];
const booked = (rows: Rows, given = rates) =>
  restOfLostSale(rows, { ...given, namesSeller: true }).movements.map(({ kind, cents }) => [kind, cents]);

describe('the rest of a lost sale', () => {
  it('is our fee where all of its price was sent', () => {
    expect(booked(sent(4800))).toEqual([['fee', fee]]);
  });

  it('has settled a debt by all that the seller did not get, which is never our fee', () => {
    expect(booked(sent(4000))).toEqual([
      ['netting', 800],
      ['fee', fee],
    ]);
    const given = { ...rates, platformBasisPoints: 500 };
    const rows = [
      { kind: 'charge', cents: 10330 },
      { kind: 'release', cents: 7500 },
    ] as const;
    expect(booked(rows, given)).toEqual([
      ['netting', 2000],
      ['fee', 830],
    ]);
  });

  it('stays held but for our fee where no order of ours names the seller', () => {
    const given = { ...rates, namesSeller: false };
    expect(restOfLostSale(sent(4000), given)).toEqual({
      movements: [{ kind: 'fee', cents: fee, at }],
      staysHeld: { cents: 800, reason: 'seller-unknown' },
    });
    expect(restOfLostSale([...sent(4000), { kind: 'fee', cents: fee }], given)).toEqual({
      movements: [],
      staysHeld: { cents: 800, reason: 'seller-unknown' },
    });
    expect(restOfLostSale(sent(4800), given)).toEqual({
      movements: [{ kind: 'fee', cents: fee, at }],
      staysHeld: null,
    });
  });

  it('is ours after half a year where no order of ours has ever named the seller', () => {
    const rows = [...sent(4000), { kind: 'fee', cents: fee }] as const;
    const given = { ...rates, namesSeller: false };
    const old = { ...given, since: later(at, -days(180)) };
    expect(restOfLostSale(rows, old)).toEqual({
      movements: [{ kind: 'fee', cents: 800, at }],
      staysHeld: null,
    });
    expect(restOfLostSale(rows, { ...given, since: later(old.since, 1) }).staysHeld).toMatchObject({
      cents: 800,
    });
    expect(booked(sent(4000), old)).toEqual([
      ['netting', 800],
      ['fee', fee],
    ]);
  });

  it('stays held as long as the buyer has not got what was taken back of the seller', () => {
    const given = { ...rates, platformBasisPoints: 500, namesSeller: true };
    const rows = [
      { kind: 'charge', cents: 10330 },
      { kind: 'release', cents: 9500 },
      { kind: 'reversal', cents: 3000 },
    ] as const;
    expect(restOfLostSale(rows, given)).toEqual({
      movements: [],
      staysHeld: { cents: 3830, reason: 'refund-under-way' },
    });
    expect(booked([...rows, { kind: 'refund', cents: 3000 }], given)).toEqual([['fee', 830]]);
    expect(booked([...rows, { kind: 'dispute', cents: 3000 }], given)).toEqual([['fee', 830]]);
  });

  it('stays held for the seller where the bank gave back what was taken back of them', () => {
    const given = { ...rates, platformBasisPoints: 500, namesSeller: true };
    const rows = [
      { kind: 'charge', cents: 10330 },
      { kind: 'release', cents: 9500 },
      { kind: 'reversal', cents: 3000 },
      { kind: 'dispute', cents: 3000 },
      { kind: 'disputeWon', cents: 3000 },
    ] as const;
    expect(restOfLostSale(rows, given)).toEqual({
      movements: [],
      staysHeld: { cents: 3830, reason: 'dispute-won' },
    });
  });

  it('has the fee of ours that the seller pays, and less where some of it is booked', () => {
    const given = { ...rates, platformBasisPoints: 1000 };
    expect(booked(sent(4000), given)).toEqual([
      ['netting', 320],
      ['fee', fee + 480],
    ]);
    const known = [...sent(4000), { kind: 'fee', cents: fee }] as const;
    expect(booked(known, given)).toEqual([
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
    expect(booked(rows, { ...rates, highestTaxBasisPoints })).toEqual([
      ['netting', 100],
      ['fee', taxed],
    ]);
  });

  it('is nothing where nothing was sent, or all of it went back', () => {
    expect(booked([charge])).toEqual([]);
    expect(booked([...sent(4800), { kind: 'reversal', cents: 4800 }])).toEqual([]);
    expect(booked([...sent(4800), { kind: 'refund', cents: 4800 + fee }])).toEqual([]);
  });

  it('owes again what it has settled once the sale goes back', () => {
    const rows = [
      ...sent(4600),
      { kind: 'netting', cents: 200 },
      { kind: 'fee', cents: fee },
      { kind: 'refund', cents: 4800 + fee },
      { kind: 'fee', cents: -fee },
    ] as const;
    expect(booked(rows)).toEqual([['netting', -200]]);
    expect(booked([...rows, { kind: 'reversal', cents: 4600 }])).toEqual([['netting', -200]]);
    expect(booked([...rows, { kind: 'netting', cents: -200 }])).toEqual([]);
  });
});
