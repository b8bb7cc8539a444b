import { expect, it } from 'vitest';
import { SellerMarks } from './seller-marks.ts';

it('keeps digests of what the provider calls the bank accounts of a seller, and nothing where it names none or has no name for it', async () => {
  const at = new Date('2026-11-30T03:00:00Z');
  const noted: unknown[] = [];
  const marks = new SellerMarks({
    sellerMarkStore: { note: async (...mark) => void noted.push(mark), noteMailbox: async () => undefined },
    keyedDigests: { digest: async (of, value) => `digest of ${of} ${value}` },
    transaction: { run: (work) => work() },
    clock: { now: () => at },
  });
  const note = (bankFingerprints: readonly string[]) =>
    marks.note(1, { provider: 'stripe', bankFingerprints });
  await note([]);
  await note(['', ' ']);
  await note(['fp_1', '', 'fp_2']);
  expect(noted).toEqual([[1, ['digest of bank stripe fp_1', 'digest of bank stripe fp_2'], at]]);
});
