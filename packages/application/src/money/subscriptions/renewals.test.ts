import { days } from '@nestmates/domain/platform/shared/time.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { aCaller } from '../../../testing/a-caller.ts';
import { subscriptionsInMemory } from '../../../testing/memory/subscriptions-in-memory.ts';

const ana = aCaller({ id: 1, plan: 'free' });
const id = 'subscription-1';

let app: ReturnType<typeof subscriptionsInMemory>;
beforeEach(async () => {
  app = subscriptionsInMemory();
  const { checkoutUrl } = await app.subscribing.subscribe(ana, { plan: 'pro' });
  app.billing.pay(checkoutUrl);
  await app.tell(id);
});

const status = () => app.billing.subscriptions.get(id)?.status;
const follow = async () => {
  await app.renewals.restrictionChanged(ana.id);
  await app.runJobs();
};
const suspend = (settled = true) => {
  const now = app.clock.now();
  const settledAt = settled ? now : null;
  app.restrictions.push({ kind: 'suspended', from: now, until: null, liftedAt: null, settledAt });
};
/** The appeal was granted, or the suspension has ended. */
const comeBack = () => void app.restrictions.splice(0);

describe('the plan of a member who is suspended', () => {
  it('does not renew, opens until its end what was paid, and renews again afterwards', async () => {
    suspend();
    await follow();
    await follow();
    expect([status(), app.store.entitlementOf(ana.id).subscriptionTier]).toEqual(['ending', 'pro']);
    comeBack();
    await follow();
    await follow();
    expect([status(), app.store.entitlementOf(ana.id).subscriptionTier]).toEqual(['active', 'pro']);
  });

  it('renews as long as the decision can be taken back', async () => {
    suspend(false);
    await follow();
    expect(status()).toBe('active');
  });

  it('that the member had ended before stays so', async () => {
    app.billing.become(id, { status: 'ending' });
    await app.tell(id);
    suspend();
    await follow();
    comeBack();
    await follow();
    expect(status()).toBe('ending');
  });

  it('that the member has renewed and ended since stays so', async () => {
    suspend();
    await follow();
    for (const changed of ['active', 'ending'] as const) {
      app.clock.forward(1);
      app.billing.become(id, { status: changed });
      await app.tell(id);
    }
    comeBack();
    await follow();
    expect(status()).toBe('ending');
  });

  it('that has ended meanwhile stays so', async () => {
    suspend();
    await follow();
    app.billing.become(id, { status: 'canceled' });
    await app.tell(id);
    comeBack();
    await follow();
    expect(status()).toBe('canceled');
  });

  it('renews again where the provider did not answer before', async () => {
    suspend();
    app.billing.faults.push('none', 'after');
    await expect(app.renewals.follow({ memberId: ana.id })).rejects.toThrow();
    expect(status()).toBe('ending');
    comeBack();
    await follow();
    expect(status()).toBe('active');
  });

  it('that the member has ended before stays so, also where nobody has told us yet', async () => {
    app.billing.become(id, { status: 'ending' });
    suspend();
    await follow();
    comeBack();
    await follow();
    expect(status()).toBe('ending');
  });

  it.each([
    ['', []],
    [', as was that to stopping it', ['none', 'after'] as const],
  ] as const)(
    'that renews again and that the member ends at once stays so, also where the answer was lost%s',
    async (_, faults) => {
      suspend();
      app.billing.faults.push(...faults);
      if (faults.length > 0) await expect(app.renewals.follow({ memberId: ana.id })).rejects.toThrow();
      await follow();
      comeBack();
      app.billing.faults.push('after');
      await expect(app.renewals.follow({ memberId: ana.id })).rejects.toThrow();
      expect(status()).toBe('active');
      app.billing.become(id, { status: 'ending' });
      await follow();
      expect(status()).toBe('ending');
    },
  );

  it('is not what an earlier answer of the provider says', async () => {
    suspend();
    const cancel = app.billing.cancel.bind(app.billing);
    app.billing.cancel = async (request) => {
      await app.tell(id);
      return cancel(request);
    };
    await follow();
    comeBack();
    await follow();
    expect(status()).toBe('active');
  });

  it.each([
    ['before', 'after'],
    ['after', 'before'],
  ])('renews again where the suspension ends while the provider is asked: %s', async (when) => {
    suspend();
    const cancel = app.billing.cancel.bind(app.billing);
    const other = async () => {
      comeBack();
      await app.renewals.follow({ memberId: ana.id });
    };
    app.billing.cancel = async (request) => {
      if (when === 'before') await other();
      const answer = await cancel(request);
      if (when === 'after') await other();
      return answer;
    };
    await app.renewals.follow({ memberId: ana.id });
    expect(status()).toBe('active');
  });

  it('does not renew where the member is suspended while the provider is asked to renew it', async () => {
    suspend();
    await follow();
    comeBack();
    const resume = app.billing.resume.bind(app.billing);
    app.billing.resume = (request) => {
      suspend();
      return resume(request);
    };
    await app.renewals.follow({ memberId: ana.id });
    expect(status()).toBe('ending');
  });
});

it('asks the provider with keys of their own, since it answers a known one as before', async () => {
  const keys = new Set<string>();
  const cancel = app.billing.cancel.bind(app.billing);
  app.billing.cancel = (request) => {
    keys.add(request.key);
    return cancel(request);
  };
  for (const time of [1, 2]) {
    app.clock.forward(days(time));
    suspend();
    await follow();
    comeBack();
    await follow();
  }
  expect(keys.size).toBe(2);
});

describe('a plan whose page was open when its member was suspended', () => {
  const other = aCaller({ id: 2, plan: 'free' });
  const pageOf = async () => (await app.subscribing.subscribe(other, { plan: 'pro' })).checkoutUrl;
  const followOther = async () => {
    await app.renewals.restrictionChanged(other.id);
    await app.runJobs();
  };

  it('is not begun any more, and is begun anew afterwards', async () => {
    const page = await pageOf();
    suspend();
    await followOther();
    app.billing.pay(page);
    expect([...app.billing.subscriptions.keys()]).toEqual([id]);
    comeBack();
    expect(await pageOf()).not.toBe(page);
  });

  it('does not renew where it was paid just before', async () => {
    const page = await pageOf();
    suspend();
    app.billing.pay(page);
    await followOther();
    await app.tell('subscription-2');
    await app.runJobs();
    expect(app.billing.subscriptions.get('subscription-2')?.status).toBe('ending');
    expect(app.store.entitlementOf(other.id).subscriptionTier).toBe('pro');
  });
});

it('a plan stops renewing also where a page of its member cannot be closed', async () => {
  const { of } = app.store;
  const opened = { id: 'page-of-before', url: 'https://pay.example/page' };
  app.store.of = async (memberId) => ({
    ...(await of.call(app.store, memberId)),
    checkout: {
      provider: 'memory',
      attempt: 9,
      plan: 'premium',
      key: 'key-of-before',
      openedAt: app.clock.now(),
      opened,
    },
  });
  app.billing.closeCheckout = () => Promise.reject(new Error('No answer'));
  suspend();
  await expect(app.renewals.follow({ memberId: ana.id })).rejects.toThrow('No answer');
  expect(status()).toBe('ending');
});

it('a plan that a suspended member renews at the provider does not renew all the same', async () => {
  suspend();
  await follow();
  app.clock.forward(1);
  app.billing.become(id, { status: 'active' });
  await app.tell(id);
  await app.runJobs();
  expect(status()).toBe('ending');
  comeBack();
  await follow();
  expect(status()).toBe('active');
});
