import { days, later } from '@nestmates/domain/platform/shared/time.ts';
import { expect } from 'vitest';
import type { UnmatchedPaymentStore } from '../../src/money/payments/unmatched-payment-store.ts';
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
      const which = { ...of('ch_1'), kind: found.kind };
      expect(await store().add({ ...found, ...which }, false)).toBe(true);
      expect(await store().add({ ...found, ...which }, false)).toBe(false);
      expect(await store().refused(10)).toEqual([]);
      await store().refuse(which, 'The charge is held', at);
      await store().refuse(which, 'The charge is disputed', at);
      const kept = { ...found, ...which, refusal: 'The charge is disputed', refusals: 2 };
      expect(await store().find(of('ch_1'))).toEqual([kept]);
      expect(await store().refused(10)).toEqual([kept]);
      await store().settle(which, at);
      expect(await store().find(of('ch_1'))).toEqual([]);
      expect(await store().refused(10)).toEqual([]);
      expect(await store().add({ ...found, ...which }, false)).toBe(false);
      expect(await store().find({ ...of('ch_1'), provider: 'another' })).toEqual([]);
    });

    it('are open once more when the same object needs something again, each kind for itself', async () => {
      const which = { ...found, ...of('sub_1'), kind: 'no-plan' } as const;
      expect(await store().add(which, true)).toBe(true);
      expect(await store().add(which, true)).toBe(false);
      await store().refuse(which, 'It is held', at);
      await store().settle(which, at);
      const again = { ...which, foundAt: later(at, days(1)) };
      expect(await store().add({ ...again, kind: 'second-subscription' }, true)).toBe(true);
      expect(await store().add(again, true)).toBe(true);
      const kinds = async () => (await store().find(of('sub_1'))).map(({ kind }) => kind).sort();
      expect(await kinds()).toEqual(['no-plan', 'second-subscription']);
      expect(await store().find(of('sub_1'))).toContainEqual({ ...again, refusal: null, refusals: 1 });
      await store().settle({ ...which, kind: 'second-subscription' }, at);
      expect(await kinds()).toEqual(['no-plan']);
      await store().settle(which, at);
    });

    it('are refused after all where the bank sends back what was paid back', async () => {
      const which = { ...of('ch_back'), kind: found.kind };
      const paidBack = async (since = later(at, -days(1)), object = which) =>
        (await store().paidBack(since, 10, object)).map(({ objectId }) => objectId);
      await store().add({ ...found, ...which }, false);
      expect(await paidBack()).toEqual([]);
      await store().settle(which, at);
      expect(await paidBack()).toEqual(['ch_back']);
      expect(await paidBack(at)).toEqual([]);
      expect((await store().paidBack(later(at, -days(1)), 100)).map(({ objectId }) => objectId)).toContain(
        'ch_back',
      );
      await store().reopen(which, 'It came back', at);
      expect(await paidBack()).toEqual([]);
      expect(await store().find(which)).toMatchObject([{ refusal: 'It came back', refusals: 1 }]);
      await store().settle(which, at);
    });

    it('are asked for again in turn, the one that was tried last at the end', async () => {
      const [first, second] = [
        { ...found, ...of('ch_first') },
        { ...found, ...of('ch_second'), foundAt: later(at, days(1)) },
      ];
      await store().add(first, false);
      await store().add(second, false);
      await store().refuse(second, 'It is held', at);
      await store().refuse(first, 'It is held', later(at, days(1)));
      expect((await store().refused(1)).map(({ objectId }) => objectId)).toEqual(['ch_second']);
      await store().settle(first, at);
      await store().settle(second, at);
    });

    it('are not asked for again where they are of no order, which we do not pay back', async () => {
      const which = { ...found, ...of('ch_none'), kind: 'no-order' } as const;
      await store().add(which, true);
      await store().refuse(which, 'It is held', at);
      expect(await store().refused(10)).toEqual([]);
      await store().settle(which, at);
    });

    it('keep what is known of them when they are open once more', async () => {
      const which = { ...found, ...of('ch_known'), kind: 'no-order' } as const;
      const unknown = { orderId: null, reference: null, cents: null, currency: null };
      await store().add({ ...which, ...unknown }, false);
      await store().settle(which, at);
      await store().add({ ...which, foundAt: later(at, days(1)) }, true);
      await store().settle(which, at);
      await store().add({ ...which, ...unknown }, true);
      expect(await store().find(which)).toEqual([{ ...which, refusal: null, refusals: 0 }]);
      await store().settle(which, at);
    });

    it('are looked at in turn where they are of no order, the one that was looked at last at the end', async () => {
      const [first, second] = ['ch_none_1', 'ch_none_2'].map(
        (objectId) => ({ ...found, ...of(objectId), kind: 'no-order' }) as const,
      );
      if (!first || !second) throw new Error('There are two');
      await store().add({ ...found, ...of('ch_other') }, false);
      for (const one of [first, second]) await store().add(one, false);
      const taken = async (day: number) =>
        (await store().takeOfNoOrder(later(at, days(day)), 1)).map(({ objectId }) => objectId);
      const [one, other, again] = [await taken(1), await taken(2), await taken(3)];
      expect([one, other].flat().sort()).toEqual(['ch_none_1', 'ch_none_2']);
      expect(again).toEqual(one);
      for (const kept of [first, second, { ...found, ...of('ch_other') }]) await store().settle(kept, at);
    });

    it('are listed while they are open, the oldest first', async () => {
      await store().add({ ...found, ...of('ch_3'), foundAt: later(at, days(2)) }, false);
      await store().add({ ...found, ...of('ch_2'), foundAt: later(at, days(1)) }, false);
      const listed = async (limit: number) => (await store().open(limit)).map(({ objectId }) => objectId);
      expect(await listed(10)).toEqual(['ch_2', 'ch_3']);
      expect(await listed(1)).toEqual(['ch_2']);
    });
  });
}
