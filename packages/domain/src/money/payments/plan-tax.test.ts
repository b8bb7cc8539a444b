import fc from 'fast-check';
import { expect, it } from 'vitest';
import { accountsOf } from './accounts.ts';
import { missingTaxRows, type PlanRow } from './plan-tax.ts';

/** $11.99 and 8.25 % of it. */
const payment: PlanRow = { kind: 'planPayment', cents: 1298, providerId: 'ch_1' };
const tax: PlanRow = { kind: 'planTax', cents: 99, providerId: 'ch_1' };
const row = (kind: PlanRow['kind'], cents: number, providerId: string): PlanRow => ({
  kind,
  cents,
  providerId,
});

it('a payment for a plan has its tax beside it, once', () => {
  expect(missingTaxRows([payment], 99)).toEqual([tax]);
  expect(missingTaxRows([payment, tax], 99)).toEqual([]);
  expect(missingTaxRows([payment], 0)).toEqual([]);
  expect(missingTaxRows([row('planRefund', 100, 're_1')], 99)).toEqual([]);
});

it('what goes back has its part of the tax, and the last part the rest', () => {
  const rows = [payment, tax, row('planRefund', 500, 're_1'), row('planRefund', 798, 're_2')];
  expect(missingTaxRows(rows, 99)).toEqual([row('planTaxBack', 38, 're_1'), row('planTaxBack', 61, 're_2')]);
  const entered = [...rows.slice(0, 3), row('planTaxBack', 38, 're_1'), ...rows.slice(3)];
  expect(missingTaxRows(entered, 99)).toEqual([row('planTaxBack', 61, 're_2')]);
});

it('what a bank has taken and given back brings its tax back, and so does a refund that failed', () => {
  const rows = [
    payment,
    tax,
    row('planDispute', 500, 'dp_1'),
    row('planTaxBack', 38, 'dp_1'),
    row('planDisputeWon', 500, 'dp_1'),
    row('planRefund', 1298, 're_1'),
    row('planRefund', -1298, 're_1'),
  ];
  expect(missingTaxRows(rows, 99)).toEqual([
    row('planTaxBack', -38, 'dp_1'),
    row('planTaxBack', 99, 're_1'),
    row('planTaxBack', -99, 're_1'),
  ]);
});

it('all parts have the whole tax together, in however many runs they are entered', () => {
  const parts = fc.array(fc.record({ part: fc.double({ min: 0, max: 1, noNaN: true }), runs: fc.boolean() }));
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9999 }), fc.nat(9999), parts, (net, taxCents, refunds) => {
      const paid = net + taxCents;
      const rows: PlanRow[] = [row('planPayment', paid, 'ch_1')];
      const enter = () => rows.push(...missingTaxRows(rows, taxCents));
      let left = paid;
      for (const [n, { part, runs }] of [...refunds, { part: 1, runs: true }].entries()) {
        const cents = Math.floor(left * part);
        left -= cents;
        rows.push(row('planRefund', cents, `re_${n}`));
        if (runs) enter();
      }
      const { tax, planIncome, planRefunds } = accountsOf(rows);
      expect([tax, planIncome, planRefunds]).toEqual([0, net, -net]);
      expect(missingTaxRows(rows, taxCents)).toEqual([]);
    }),
  );
});
