import { days, later } from '@nestmates/domain/platform/shared/time.ts';
import { expect } from 'vitest';
import type { PaymentEventStore } from '../../src/money/payments/ports.ts';
import { uniqueNames } from '../unique-names.ts';
import { describe, it } from './suite.ts';

const nextId = uniqueNames('evt');
const at = new Date('2026-03-01T10:00:00.000Z');

const anEvent = (differing: Partial<Parameters<PaymentEventStore['add']>[0]> = {}) => ({
  id: nextId(),
  provider: 'a-provider',
  name: 'checkout.session.completed',
  kind: 'checkout-changed' as const,
  subjectId: 'cs_1',
  happenedAt: at,
  receivedAt: at,
  ...differing,
});

/** The behaviour required of every store of the payment provider's events. */
export function paymentEventsContract(name: string, store: () => PaymentEventStore): void {
  describe(`payment events in ${name}`, () => {
    it('wait once they are there, and copies are only counted', async () => {
      const event = anEvent();
      const added = await Promise.all([1, 2, 3].map(() => store().add(event)));
      expect(added.filter((isNew) => isNew)).toHaveLength(1);
      expect(await store().find(event.id)).toEqual({
        ...event,
        state: 'waiting',
        copies: 3,
        attempts: 0,
        lastError: null,
        handledAt: null,
        failedAt: null,
      });
    });

    it('are new once more where a copy can be read for the first time', async () => {
      const read = anEvent();
      await store().add({ ...read, kind: 'ignored', subjectId: null });
      const added = await Promise.all([1, 2, 3].map(() => store().add(read)));
      expect(added.filter((isNew) => isNew)).toHaveLength(1);
      expect(await store().add({ ...read, kind: 'ignored', subjectId: null })).toBe(false);
      const kept = { kind: read.kind, subjectId: read.subjectId, state: 'waiting', copies: 5 };
      expect(await store().find(read.id)).toMatchObject(kept);
    });

    it('are ignored, handled or failed, and wait again when they are reset', async () => {
      const [ignored, event] = [anEvent({ kind: 'ignored', subjectId: null }), anEvent()];
      await store().add(ignored);
      await store().add(event);
      expect(await store().find(ignored.id)).toMatchObject({ state: 'ignored' });
      expect(await store().reset(ignored.id)).toBe(false);
      expect(await store().reset('evt_unknown')).toBe(false);

      await store().noteFailure(event.id, { message: 'no answer', failedAt: null });
      expect(await store().find(event.id)).toMatchObject({
        state: 'waiting',
        attempts: 1,
        lastError: 'no answer',
      });
      await store().noteFailure(event.id, { message: 'again', failedAt: at });
      expect(await store().find(event.id)).toMatchObject({ state: 'failed', attempts: 2, failedAt: at });
      expect(await store().reset(event.id)).toBe(true);
      expect(await store().find(event.id)).toMatchObject({ state: 'waiting', attempts: 0, failedAt: null });
      await store().noteHandled(event.id, at);
      expect(await store().find(event.id)).toMatchObject({ state: 'handled', handledAt: at });
    });

    it('are listed with the newest first, and removed when they are done and old', async () => {
      const [old, done, open] = [
        anEvent({ receivedAt: later(at, -days(100)) }),
        anEvent({ receivedAt: later(at, days(1)) }),
        anEvent({ receivedAt: later(at, days(2)) }),
      ];
      for (const event of [old, done, open]) await store().add(event);
      await store().noteHandled(done.id, at);
      const newest = await store().newest({ limit: 2 });
      expect(newest.map(({ id }) => id)).toEqual([open.id, done.id]);
      expect(await store().newest({ state: 'handled', limit: 1 })).toMatchObject([{ id: done.id }]);
    });
  });
}
