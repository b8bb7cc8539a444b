import { expect, it } from 'vitest';
import { SellerMarks } from './seller-marks.ts';

it('keeps digests of what the provider calls the bank accounts of a seller, and nothing where it names none', async () => {
  const at = new Date('2026-11-30T03:00:00Z');
  const noted: unknown[] = [];
  const marks = new SellerMarks({
    sellerMarkStore: { note: async (...mark) => void noted.push(mark) },
    keyedDigests: { digest: async (of, value) => `digest of ${of} ${value}` },
    transaction: { run: (work) => work() },
    clock: { now: () => at },
  });
  await marks.note(1, []);
  await marks.note(1, ['fp_1', 'fp_2']);
  expect(noted).toEqual([[1, ['digest of bank fp_1', 'digest of bank fp_2'], at]]);
});
