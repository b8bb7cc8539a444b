import { days, later } from '@nestmates/domain/platform/shared/time.ts';
import { describe, expect, it, vi } from 'vitest';
import { aCaller } from '../../../testing/a-caller.ts';
import { subscriptionsInMemory } from '../../../testing/memory/subscriptions-in-memory.ts';
import { endSubscription } from './subscriptions.ts';

const ana = aCaller({ id: 1 });

async function subscribed() {
  const app = subscriptionsInMemory();
  const { checkoutUrl } = await app.subscribing.subscribe(ana, { plan: 'pro' });
  app.billing.pay(checkoutUrl);
  await app.tell('subscription-1');
  return app;
}

describe('a subscription', () => {
  it('opens what it pays for on every page of its member at once', async () => {
    const app = await subscribed();
    expect(app.store.entitlementOf(ana.id).subscriptionTier).toBe('pro');
    expect(app.events.announced).toEqual([{ to: ana.id, event: { type: 'access' } }]);
  });

  it('is left for Free by way of the provider’s page, where there is one', async () => {
    const page = 'https://nestmates.example/dashboard';
    const none = subscriptionsInMemory();
    expect(await none.subscribing.subscribe(ana, { plan: 'free' })).toEqual({ checkoutUrl: page });
    const app = await subscribed();
    const { checkoutUrl } = await app.subscribing.subscribe(ana, { plan: 'free' });
    expect(checkoutUrl).toBe((await app.subscribing.portal(ana)).url);
    expect(checkoutUrl).not.toBe(page);
  });

  it('whose payment failed is told to its member once, and again when it fails another time', async () => {
    const app = await subscribed();
    expect(app.emails).toEqual([]);
    for (const status of ['past_due', 'past_due', 'active', 'past_due'] as const) {
      app.billing.become('subscription-1', { status });
      app.clock.forward(days(1));
      await app.tell('subscription-1');
    }
    const email = { job: 'subscriptions.payment-failed', ids: { memberId: ana.id } };
    expect(app.emails).toEqual([email, email]);
  });

  it('whose grace is over closes by itself, without another event', async () => {
    const app = await subscribed();
    app.billing.become('subscription-1', { status: 'past_due' });
    await app.tell('subscription-1');
    app.clock.forward(days(3) - 1);
    await app.runJobs();
    expect(app.store.entitlementOf(ana.id).subscriptionTier).toBe('pro');
    app.clock.forward(1);
    await app.runJobs();
    expect(app.store.entitlementOf(ana.id).subscriptionTier).toBe('free');
  });

  it('is ended at the provider when its member leaves, unless it has ended', async () => {
    const app = await subscribed();
    await app.subscriptions.eraseMember(ana.id);
    await app.runJobs();
    expect(app.billing.subscriptions.get('subscription-1')?.status).toBe('canceled');
    await app.tell('subscription-1');
    await app.subscriptions.eraseMember(ana.id);
    expect(app.jobs.waiting).toEqual([]);
  });

  it('that a member who has left has paid meanwhile is ended, and nothing is kept of it', async () => {
    const app = subscriptionsInMemory();
    const { checkoutUrl } = await app.subscribing.subscribe(ana, { plan: 'pro' });
    app.billing.pay(checkoutUrl);
    await app.subscriptions.eraseMember(ana.id);
    app.store.gone.push(ana.id);
    await app.tell('subscription-1');
    await app.runJobs();
    expect(app.billing.subscriptions.get('subscription-1')?.status).toBe('canceled');
    await app.tell('subscription-1');
    expect(app.jobs.waiting).toEqual([]);
    expect((await app.store.of(ana.id)).subscriptions).toEqual([]);
  });

  it('is looked at again at the end of its grace, although a look came too early', async () => {
    const app = await subscribed();
    app.billing.become('subscription-1', { status: 'past_due' });
    await app.tell('subscription-1');
    app.jobs.waiting.splice(0);
    await app.subscriptions.review({ memberId: ana.id });
    const at = later(app.clock.now(), days(3));
    expect(app.jobs.waiting).toMatchObject([{ name: 'subscriptions.review-access', timing: { at } }]);
  });

  it('that is the second of a member is ended and paid back, an operator hears of it, and the first goes on', async () => {
    const app = await subscribed();
    const first = app.billing.subscriptions.get('subscription-1');
    if (!first) throw new Error('Nothing was paid');
    app.billing.subscriptions.set('subscription-2', { ...first, subscriptionId: 'subscription-2' });
    const { paymentId, cents } = app.billing.charge('subscription-2');
    await app.tell('subscription-2');
    await app.tell('subscription-1');
    expect(await app.unmatched.open(10)).toMatchObject([
      { kind: 'second-subscription', objectId: 'subscription-2' },
    ]);
    await app.runJobs();
    expect(app.billing.refunds).toEqual([{ paymentId, cents }]);
    expect(await app.unmatched.open(10)).toEqual([]);
    const statuses = [...app.billing.subscriptions.values()].map(({ status }) => status);
    expect(statuses).toEqual(['active', 'canceled']);
    expect(app.alerts).toEqual(['a second subscription was paid, is ended, and is paid back']);
    expect(app.store.entitlementOf(ana.id).subscriptionTier).toBe('pro');
  });

  it('that was changed to another price waits for administrators until that is mended', async () => {
    const app = await subscribed();
    app.billing.otherPrices.add('subscription-1');
    await app.tell('subscription-1');
    await app.tell('subscription-1');
    expect(await app.unmatched.open(10)).toMatchObject([{ kind: 'no-plan', objectId: 'subscription-1' }]);
    expect(app.alerts).toHaveLength(1);
    expect(app.store.entitlementOf(ana.id).subscriptionTier).toBe('pro');
    app.billing.otherPrices.clear();
    await app.tell('subscription-1');
    expect(await app.unmatched.open(10)).toEqual([]);
  });

  it('that is to no plan of ours leaves the list with its end, and comes again with the next', async () => {
    const app = await subscribed();
    const kinds = async () => (await app.unmatched.open(10)).map(({ kind }) => kind);
    app.billing.otherPrices.add('subscription-1');
    await app.tell('subscription-1');
    app.billing.otherPrices.clear();
    await app.tell('subscription-1');
    expect(await kinds()).toEqual([]);
    app.billing.otherPrices.add('subscription-1');
    await app.tell('subscription-1');
    expect(await kinds()).toEqual(['no-plan']);
    expect(app.alerts).toHaveLength(2);
    app.billing.become('subscription-1', { status: 'canceled' });
    await app.tell('subscription-1');
    await app.tell('subscription-1');
    expect(await kinds()).toEqual([]);
  });

  it('is begun on a page whose key counts the pages before', async () => {
    const app = subscriptionsInMemory();
    const attempt = async () => (await app.store.of(ana.id)).checkout?.attempt;
    await app.subscribing.subscribe(ana, { plan: 'pro' });
    expect(await attempt()).toBe(1);
    await app.subscribing.subscribe(ana, { plan: 'premium' });
    expect(await attempt()).toBe(2);
  });
});

describe('the page where a plan is paid', () => {
  it.each([
    ['Free', 'free', 'pro'],
    ['Pro, which was opened without paying,', 'pro', 'premium'],
  ] as const)('is for the next plan by way of an upgrade from %s', async (_, has, plan) => {
    const app = subscriptionsInMemory();
    await app.subscribing.upgrade(aCaller({ id: 1, plan: has }));
    expect(app.billing.pages).toMatchObject([{ plan }]);
  });

  it('is one alone where another tab chooses a plan while it is opened', async () => {
    const app = subscriptionsInMemory();
    vi.spyOn(app.billing, 'openCheckout').mockImplementationOnce(async (request) => {
      const opened = await app.billing.openCheckout(request);
      await app.subscribing.subscribe(ana, { plan: 'premium' });
      return opened;
    });
    const first = app.subscribing.subscribe(ana, { plan: 'pro' });
    await expect(first).rejects.toMatchObject({ kind: 'conflict' });
    expect(app.billing.pages.map(({ plan, state }) => [plan, state])).toEqual([
      ['pro', 'closed'],
      ['premium', 'open'],
    ]);
  });
});

describe('with two payment providers', () => {
  /** Paid at the provider that another one has taken the place of since. */
  async function movedWhilePaying() {
    const app = await subscribed();
    return { app, newer: app.bindFirst('newer') };
  }

  it('a plan goes on at the one where it was paid: its portal, its events and its end are there', async () => {
    const { app, newer } = await movedWhilePaying();
    expect((await app.subscribing.portal(ana)).url).toContain('memory.example/portal');
    expect((await app.subscribing.subscribe(ana, { plan: 'premium' })).checkoutUrl).toContain(
      'memory.example/portal',
    );
    expect((await app.subscribing.subscribe(ana, { plan: 'free' })).checkoutUrl).toContain(
      'memory.example/portal',
    );
    app.billing.become('subscription-1', { plan: 'premium' });
    await app.tell('subscription-1');
    expect(app.store.entitlementOf(ana.id).subscriptionTier).toBe('premium');
    await app.subscriptions.eraseMember(ana.id);
    await app.runJobs();
    expect(app.billing.subscriptions.get('subscription-1')?.status).toBe('canceled');
    expect([...newer.pages, ...newer.subscriptions]).toEqual([]);
  });

  it('the next plan is paid at the newer one, although both give the same ids', async () => {
    const { app, newer } = await movedWhilePaying();
    app.billing.become('subscription-1', { status: 'canceled' });
    await app.tell('subscription-1');
    expect((await app.subscribing.portal(ana)).url).toContain('memory.example/portal');
    const { checkoutUrl } = await app.subscribing.subscribe(ana, { plan: 'premium' });
    expect(checkoutUrl).toContain('newer.example');
    newer.pay(checkoutUrl);
    await app.tell('subscription-1', newer);
    // The older one tells of its end once more.
    await app.tell('subscription-1');
    const { subscriptions, customers } = await app.store.of(ana.id);
    expect(subscriptions.map(({ provider, providerId, status }) => [provider, providerId, status])).toEqual([
      ['memory', 'subscription-1', 'canceled'],
      ['newer', 'subscription-1', 'active'],
    ]);
    expect(Object.keys(customers)).toEqual(['memory', 'newer']);
    expect(app.store.entitlementOf(ana.id).subscriptionTier).toBe('premium');
    expect((await app.subscribing.portal(ana)).url).toContain('newer.example/portal');
    expect(app.alerts).toEqual([]);
  });

  it('a page that is open at the older one is closed before one of the newer is opened', async () => {
    const app = subscriptionsInMemory();
    const { checkoutUrl } = await app.subscribing.subscribe(ana, { plan: 'pro' });
    app.bindFirst('newer');
    const second = await app.subscribing.subscribe(ana, { plan: 'pro' });
    expect(second.checkoutUrl).toContain('newer.example');
    app.billing.pay(checkoutUrl);
    expect(app.billing.subscriptions.size).toBe(0);
  });

  it('a second plan is ended at the one where it was paid', async () => {
    const { app, newer } = await movedWhilePaying();
    const first = app.billing.subscriptions.get('subscription-1');
    if (!first) throw new Error('Nothing was paid');
    newer.subscriptions.set('subscription-1', first);
    const { paymentId, cents } = newer.charge('subscription-1');
    await app.tell('subscription-1', newer);
    await app.runJobs();
    expect(app.billing.subscriptions.get('subscription-1')?.status).toBe('active');
    expect(newer.subscriptions.get('subscription-1')?.status).toBe('canceled');
    expect([app.billing.refunds, newer.refunds]).toEqual([[], [{ paymentId, cents }]]);
    expect(app.alerts).toHaveLength(1);
  });

  it('a job of before there were several ends its subscription at the one that is bound', async () => {
    const app = await subscribed();
    await app.jobs.add(endSubscription, { subscriptionId: 'subscription-1' });
    await app.runJobs();
    expect(app.billing.subscriptions.get('subscription-1')?.status).toBe('canceled');
  });
});

describe('a page for a plan', () => {
  const pro = { plan: 'pro' } as const;

  it('is the same when the answer to the first tap was lost', async () => {
    const app = subscriptionsInMemory();
    app.billing.faults.push('after');
    await expect(app.subscribing.subscribe(ana, pro)).rejects.toMatchObject({ code: 'PAYMENTS_UNAVAILABLE' });
    await app.subscribing.subscribe(ana, pro);
    expect(app.billing.pages).toHaveLength(1);
  });

  it('is opened under another key where the provider keeps an error for the first', async () => {
    const app = subscriptionsInMemory();
    app.billing.faults.push('before');
    await expect(app.subscribing.subscribe(ana, pro)).rejects.toMatchObject({ code: 'PAYMENTS_UNAVAILABLE' });
    const { checkout } = await app.store.of(ana.id);
    app.billing.refusedKeys.add(`${checkout?.key}-plan`);
    expect((await app.subscribing.subscribe(ana, pro)).checkoutUrl).toContain('https://memory.example/');
  });

  it('is opened for a new customer where the provider has deleted the one before', async () => {
    const app = await subscribed();
    app.billing.become('subscription-1', { status: 'canceled' });
    await app.tell('subscription-1');
    const { memory = '' } = (await app.store.of(ana.id)).customers;
    app.billing.goneCustomers.add(memory);
    const { checkoutUrl } = await app.subscribing.subscribe(ana, pro);
    app.billing.pay(checkoutUrl);
    await app.tell('subscription-2');
    expect((await app.store.of(ana.id)).customers.memory).not.toBe(memory);
    expect(app.store.entitlementOf(ana.id).subscriptionTier).toBe('pro');
  });

  it('leads to no portal of a customer who is gone, and the subscription is asked for', async () => {
    const app = await subscribed();
    const { memory = '' } = (await app.store.of(ana.id)).customers;
    app.billing.goneCustomers.add(memory);
    app.billing.become('subscription-1', { status: 'canceled' });
    await expect(app.subscribing.portal(ana)).rejects.toMatchObject({ code: 'NO_SUBSCRIPTION' });
    await app.runJobs();
    expect(app.store.entitlementOf(ana.id).subscriptionTier).toBe('free');
  });

  it('is closed when its member leaves', async () => {
    const app = subscriptionsInMemory();
    await app.subscribing.subscribe(ana, pro);
    await app.subscriptions.eraseMember(ana.id);
    await app.runJobs();
    expect(app.billing.pages).toMatchObject([{ state: 'closed' }]);
  });
});

describe('after a restore', () => {
  it('a member gets neither the page nor the plan of a stranger who had her number', async () => {
    const lost = subscriptionsInMemory();
    const restored = subscriptionsInMemory(lost.billing);
    const strangers = await lost.subscribing.subscribe(ana, { plan: 'pro' });
    const own = await restored.subscribing.subscribe(ana, { plan: 'pro' });
    expect(own.checkoutUrl).not.toBe(strangers.checkoutUrl);
    lost.billing.pay(strangers.checkoutUrl);
    await restored.tell('subscription-1');
    expect(restored.store.entitlementOf(ana.id).subscriptionTier).toBe('free');
    expect(restored.alerts).toEqual(['a subscription is of no member of ours']);
    expect((await restored.store.of(ana.id)).customers).toEqual({});
  });
});

describe('the end of a period', () => {
  it('is asked for a day later, when no event has come', async () => {
    const app = await subscribed();
    const { periodEnd } = app.billing.subscriptions.get('subscription-1') ?? { periodEnd: new Date() };
    app.billing.become('subscription-1', { status: 'canceled' });
    app.clock.forward(periodEnd.getTime() - app.clock.now().getTime() + days(1));
    await app.subscriptions.askAfterPeriods();
    await app.runJobs();
    expect(app.store.entitlementOf(ana.id).subscriptionTier).toBe('pro');
    app.clock.forward(1);
    await app.subscriptions.askAfterPeriods();
    await app.runJobs();
    expect(app.store.entitlementOf(ana.id).subscriptionTier).toBe('free');
  });

  it('takes nothing from a member whose subscription the provider does not show, and tells an operator', async () => {
    const app = await subscribed();
    app.billing.subscriptions.clear();
    app.clock.forward(days(40));
    await app.subscriptions.askAfterPeriods();
    await app.runJobs();
    expect(app.alerts).toEqual(['a subscription of ours is not at the provider']);
    expect(app.store.entitlementOf(ana.id).subscriptionTier).toBe('pro');
    await app.subscriptions.askAfterPeriods();
    expect(app.jobs.waiting).toEqual([]);
  });
});
