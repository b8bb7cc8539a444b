import { beforeEach, describe, expect, it } from 'vitest';
import { immediateTransaction } from '../../../testing/immediate-transaction.ts';
import { MemoryJobs } from '../../../testing/memory/memory-jobs.ts';
import { MemoryPaymentEvents } from '../../../testing/memory/memory-payment-events.ts';
import { StoppedClock } from '../../../testing/stopped-clock.ts';
import { stub } from '../../../testing/stub.ts';
import { jobHandler } from '../../platform/jobs/jobs.ts';
import { invalidSignature } from './payment-errors.ts';
import { handlePaymentEvent, PaymentEvents } from './payment-events.ts';
import type { ProviderEvent, WebhookAnswer } from './provider-events.ts';

const clock = new StoppedClock();
let store: MemoryPaymentEvents;
let jobs: MemoryJobs;
let alerts: [alert: string, facts: object][];
let handled: string[];
let isDown: boolean;
let arriving: ProviderEvent;
let events: PaymentEvents;

const aProvider = {
  name: 'a-provider',
  eventStored: { type: 'text/plain', body: '[accepted]' },
  readEvent: async () => arriving,
};
/** Which has not sent what comes. */
const anotherProvider = {
  name: 'another',
  eventStored: { type: 'text/plain', body: 'from another' },
  readEvent: async () => {
    throw invalidSignature();
  },
};

beforeEach(() => {
  [store, jobs, alerts, handled, isDown] = [new MemoryPaymentEvents(), new MemoryJobs(), [], [], false];
  const handler = (kind: 'checkout-changed' | 'subscription-changed', says: string) => ({
    kind,
    handle: async (subjectId: string, provider: string) => {
      if (isDown) throw new Error('the provider is down');
      handled.push(`${says} ${subjectId}`);
      expect(provider).toBe('a-provider');
    },
  });
  events = new PaymentEvents({
    paymentProviders: stub({ all: [anotherProvider, aProvider] }),
    paymentEventStore: store,
    providerEventHandlers: [
      handler('checkout-changed', 'orders'),
      handler('subscription-changed', 'subscriptions'),
      handler('subscription-changed', 'emails'),
    ],
    jobs,
    alerts: { raise: (alert, facts) => void alerts.push([alert, facts]) },
    transaction: immediateTransaction,
    clock,
  });
});

function arrive(event: ProviderEvent): Promise<WebhookAnswer> {
  arriving = event;
  return events.receive({ body: new Uint8Array(), headers: {} });
}
const work = () => jobs.runAll([jobHandler(handlePaymentEvent, (payload) => events.handle(payload))]);
const fields = { id: 'evt_1', name: 'checkout.session.completed', at: clock.now() };
const paid: ProviderEvent = { ...fields, kind: 'checkout-changed', checkoutId: 'cs_1' };

describe('an event of the payment provider', () => {
  it('goes to those who handle its kind, once, however often it comes', async () => {
    for (const event of [paid, paid]) expect(await arrive(event)).toBe(aProvider.eventStored);
    await work();
    await arrive(paid);
    await work();
    expect(handled).toEqual(['orders cs_1']);
    await arrive({ ...fields, id: 'evt_2', kind: 'subscription-changed', subscriptionId: 'sub_1' });
    await work();
    expect(handled).toEqual(['orders cs_1', 'subscriptions sub_1', 'emails sub_1']);
    expect(await events.list({ limit: 5 })).toMatchObject([
      { id: 'evt_1', state: 'handled', copies: 3 },
      { id: 'evt_2', state: 'handled', copies: 1 },
    ]);
  });

  it('that nobody handles is done, and one of an unknown kind is kept for the record', async () => {
    await arrive({ ...fields, kind: 'payment-changed', paymentId: 'ch_1' });
    await arrive({ ...fields, id: 'evt_2', kind: 'ignored' });
    expect(jobs.waiting).toHaveLength(1);
    await work();
    expect((await events.list({ limit: 5 })).map(({ state }) => state)).toEqual(['handled', 'ignored']);
  });

  it('that cannot be read is told to an operator, once', async () => {
    const unreadable: ProviderEvent = { ...fields, kind: 'ignored', isUnreadable: true };
    for (const event of [unreadable, unreadable]) await arrive(event);
    const facts = { event: 'evt_1', name: fields.name, provider: 'a-provider' };
    expect(alerts).toEqual([['an event of the payment provider cannot be read', facts]]);
  });

  it('that cannot be read is handled once a copy can, as of another endpoint, and not again by one that cannot', async () => {
    const unreadable: ProviderEvent = { ...fields, kind: 'ignored', isUnreadable: true };
    for (const event of [unreadable, paid, unreadable, paid]) {
      await arrive(event);
      await work();
    }
    expect(handled).toEqual(['orders cs_1']);
    expect(await events.show('evt_1')).toMatchObject({ state: 'handled', copies: 4, subjectId: 'cs_1' });
    expect(alerts).toHaveLength(1);
  });

  it('is tried again until it is done', async () => {
    await arrive(paid);
    isDown = true;
    await expect(events.handle({ eventId: 'evt_1' })).rejects.toThrow('the provider is down');
    expect(await store.find('evt_1')).toMatchObject({ state: 'waiting', attempts: 1 });
    isDown = false;
    await events.handle({ eventId: 'evt_1' });
    expect(handled).toEqual(['orders cs_1']);
    expect(alerts).toEqual([]);
  });

  it('that fails for good is told to an operator once, who can have it handled again', async () => {
    await arrive(paid);
    isDown = true;
    let attempts = 0;
    while ((await store.find('evt_1'))?.state === 'waiting' && attempts < 100) {
      attempts += 1;
      await events.handle({ eventId: 'evt_1' }).catch(() => undefined);
    }
    expect(attempts).toBe(18);
    expect(alerts).toEqual([
      ['payment event failed', { event: 'evt_1', name: paid.name, attempts, error: 'the provider is down' }],
    ]);
    isDown = false;
    await work();
    expect(handled).toEqual([]);
    await events.replay('evt_1');
    await work();
    expect(handled).toEqual(['orders cs_1']);
    expect(await events.show('evt_1')).toMatchObject({ state: 'handled', attempts: 0, lastError: null });
    await expect(events.show('evt_unknown')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(events.replay('evt_unknown')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
