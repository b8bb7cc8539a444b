import { days, later } from '@nestmates/domain/platform/shared/time.ts';
import { expect } from 'vitest';
import type { UnmatchedPaymentStore } from '../../src/money/payments/unmatched-payments.ts';
import { contractStart as at } from './arrange.ts';
import { describe, it } from './suite.ts';

/** What was paid and fits nothing of ours, as it is kept. */
export function unmatchedPaymentsContract(name: string, store: () => UnmatchedPaymentStore): void {
  const found = {
    provider: 'contract',
    kind: 'other-currency',
    foundAt: at,
    orderId: null,
    reference: 'a reference',
    cents: 4500,
    currency: 'eur',
  } as const;
  const of = (objectId: string) => ({ provider: 'contract', objectId });

  describe(`payments that fit nothing in ${name}`, () => {
    it('are there once, with what the provider says, until they are settled for good', async () => {
      expect(await store().add({ ...found, ...of('ch_1') })).toBe(true);
      expect(await store().add({ ...found, ...of('ch_1') })).toBe(false);
      await store().refuse(of('ch_1'), 'The charge is disputed');
      const kept = { ...found, ...of('ch_1'), refusal: 'The charge is disputed' };
      expect(await store().find(of('ch_1'))).toEqual(kept);
      await store().settle(of('ch_1'), at);
      expect(await store().find(of('ch_1'))).toBeUndefined();
      expect(await store().add({ ...found, ...of('ch_1') })).toBe(false);
      expect(await store().find({ ...of('ch_1'), provider: 'another' })).toBeUndefined();
    });

    it('are listed while they are open, the oldest first', async () => {
      await store().add({ ...found, ...of('ch_3'), foundAt: later(at, days(2)) });
      await store().add({ ...found, ...of('ch_2'), foundAt: later(at, days(1)) });
      const listed = async (limit: number) => (await store().open(limit)).map(({ objectId }) => objectId);
      expect(await listed(10)).toEqual(['ch_2', 'ch_3']);
      expect(await listed(1)).toEqual(['ch_2']);
    });
  });
}
