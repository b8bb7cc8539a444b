import type { SubscriptionStatus } from '@nestmates/domain/money/subscriptions/subscription.ts';
import { planOf } from '@nestmates/domain/platform/access/capabilities.ts';
import { DomainError } from '@nestmates/domain/platform/shared/errors.ts';
import { days, hours, later } from '@nestmates/domain/platform/shared/time.ts';
import { rounds } from '@nestmates/domain/testing/depth.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { aCaller } from '../../../testing/a-caller.ts';
import { subscriptionsInMemory } from '../../../testing/memory/subscriptions-in-memory.ts';
import type { ProviderSubscription } from '../payments/subscription-billing.ts';

const ana = aCaller({ id: 1 });

const setUp = () => ({
  ...subscriptionsInMemory(),
  /** The pages that the member was led to. */
  handedOut: [] as string[],
});
type App = ReturnType<typeof setUp>;

const heldAt = ({ billing }: App): readonly ProviderSubscription[] =>
  [...billing.subscriptions.values()].filter(({ status }) => status !== 'canceled');

const subscribe = (plan: 'pro' | 'premium') => async (app: App) => {
  const { checkoutUrl } = await app.subscribing.subscribe(ana, { plan });
  app.handedOut.push(checkoutUrl);
};
const atProvider =
  (status: SubscriptionStatus, from: readonly SubscriptionStatus[]) =>
  (app: App): void => {
    const held = heldAt(app).at(-1);
    if (held && from.includes(held.status)) app.billing.become(held.subscriptionId, { status });
  };

const steps: Readonly<Record<string, (app: App) => Promise<unknown> | unknown>> = {
  'subscribes to Pro': subscribe('pro'),
  'subscribes to Premium': subscribe('premium'),
  'pays on the last page': ({ billing, handedOut }) => billing.pay(handedOut.at(-1) ?? ''),
  'pays on the page before': ({ billing, handedOut }) => billing.pay(handedOut.at(-2) ?? ''),
  'pays on the first page': ({ billing, handedOut }) => billing.pay(handedOut[0] ?? ''),
  'changes the plan': (app) => {
    const held = heldAt(app).at(-1);
    if (held?.status !== 'active') return;
    app.billing.become(held.subscriptionId, { plan: held.plan === 'pro' ? 'premium' : 'pro' });
  },
  'cancels for the end of the period': atProvider('ending', ['active']),
  resumes: atProvider('active', ['ending']),
  'a renewal is not paid': atProvider('past_due', ['active']),
  'pays what is due': atProvider('active', ['past_due', 'unpaid']),
  'the provider gives up': atProvider('unpaid', ['past_due']),
  'it ends': atProvider('canceled', ['active', 'ending', 'past_due', 'unpaid']),
  'the newest event comes': async (app) => {
    const newest = [...app.billing.subscriptions.keys()].at(-1);
    if (newest) await app.tell(newest);
  },
  'the oldest event comes': async (app) => {
    const [oldest] = app.billing.subscriptions.keys();
    if (oldest) await app.tell(oldest);
  },
  'the next call is not answered': ({ billing }) => billing.faults.push('after'),
  'the next call does not arrive': ({ billing }) => billing.faults.push('before'),
  'the call after the next is not answered': ({ billing }) => billing.faults.push('none', 'after'),
  'an hour passes': ({ clock }) => clock.forward(hours(1)),
  'two days pass': ({ clock }) => clock.forward(days(2)),
  'a month passes': ({ clock }) => clock.forward(days(31)),
  'a worker runs': (app) => app.runJobs(),
};

/** Refusals and a provider that does not answer are part of every history; anything else is a fault of ours. */
async function tryTo(step: () => Promise<unknown> | unknown): Promise<void> {
  try {
    await step();
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
  }
}

/** All events come in the end, several times, and the workers have time. */
async function settleDown(app: App): Promise<void> {
  app.billing.faults.splice(0);
  for (let nth = 0; nth < 3; nth += 1) {
    app.clock.forward(hours(1));
    for (const id of [...app.billing.subscriptions.keys()].reverse()) await app.tell(id);
    for (const id of app.billing.subscriptions.keys()) await app.tell(id);
    await app.runJobs();
  }
  app.clock.forward(days(4));
  await app.runJobs();
}

function planByProvider(app: App): string {
  const [held] = heldAt(app);
  if (!held) return 'free';
  const isOpen = held.status === 'active' || (held.status === 'ending' && app.clock.now() < held.periodEnd);
  return isOpen ? held.plan : 'free';
}

const likely = ['subscribes to Pro', 'pays on the last page', 'the newest event comes', 'a worker runs'];
const histories = fc.array(fc.oneof(fc.constantFrom(...Object.keys(steps)), fc.constantFrom(...likely)), {
  maxLength: 40,
});

it('whatever happens to a subscription, she has one at most, and the plan that it opens', async () => {
  await fc.assert(
    fc.asyncProperty(histories, async (history) => {
      const app = setUp();
      for (const name of history) {
        await tryTo(() => steps[name]?.(app));
      }
      await settleDown(app);
      expect(heldAt(app).length).toBeLessThanOrEqual(1);
      const entitlement = { ...app.store.entitlementOf(ana.id), hasUnlocked: false };
      expect(planOf(entitlement)).toBe(planByProvider(app));
      // The member never paid for a second one that had to be ended.
      expect(app.alerts).toEqual([]);
      const [held] = heldAt(app);
      const ours = (await app.store.of(ana.id)).subscriptions.filter(({ status }) => status !== 'canceled');
      expect(ours.map(({ providerId, plan, status }) => [providerId, plan, status])).toEqual(
        held ? [[held.subscriptionId, held.plan, held.status]] : [],
      );
    }),
    { numRuns: rounds(1000, 20) },
  );
}, 60_000);

it('a page that is not the last one she was led to cannot be paid', async () => {
  const app = setUp();
  await steps['subscribes to Pro']?.(app);
  await steps['subscribes to Premium']?.(app);
  await steps['pays on the first page']?.(app);
  expect(heldAt(app)).toEqual([]);
  await steps['pays on the last page']?.(app);
  expect(heldAt(app)).toMatchObject([{ plan: 'premium', periodEnd: later(app.clock.now(), days(30)) }]);
});

it('a plan that is paid and not told of yet keeps every other page closed', async () => {
  const app = setUp();
  await steps['subscribes to Pro']?.(app);
  await steps['pays on the last page']?.(app);
  const premium = () => steps['subscribes to Premium']?.(app);
  for (let nth = 0; nth < 3; nth += 1) {
    await expect(premium()).rejects.toMatchObject({ code: 'ALREADY_SUBSCRIBED' });
  }
  // The same plan leads to the page that is paid.
  await steps['subscribes to Pro']?.(app);
  await steps['pays on the last page']?.(app);
  await expect(premium()).rejects.toMatchObject({ code: 'ALREADY_SUBSCRIBED' });
  expect(heldAt(app)).toHaveLength(1);
});

it('a page whose closing failed is closed before another one opens', async () => {
  const app = setUp();
  await steps['subscribes to Pro']?.(app);
  app.billing.faults.push('before');
  await expect(steps['subscribes to Premium']?.(app)).rejects.toMatchObject({ code: 'PAYMENTS_UNAVAILABLE' });
  await steps['subscribes to Premium']?.(app);
  await steps['pays on the first page']?.(app);
  expect(heldAt(app)).toEqual([]);
});

it('who has cancelled at once may begin anew', async () => {
  const app = setUp();
  await steps['subscribes to Pro']?.(app);
  await steps['pays on the last page']?.(app);
  await steps['the newest event comes']?.(app);
  await steps['it ends']?.(app);
  await steps['the newest event comes']?.(app);
  for (const plan of ['Pro', 'Premium']) await steps[`subscribes to ${plan}`]?.(app);
  await steps['pays on the last page']?.(app);
  expect(heldAt(app)).toMatchObject([{ plan: 'premium' }]);
});
