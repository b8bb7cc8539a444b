import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { capabilities } from '../../platform/access/capabilities.ts';
import { actionsOpenTo } from '../../platform/shared/machine.ts';
import { days, later, seconds } from '../../platform/shared/time.ts';
import {
  applyReport,
  type PaidPlan,
  paidPlans,
  type Subscription,
  type SubscriptionReport,
  type SubscriptionStatus,
  subscriptionMachine,
  subscriptionStatuses,
} from './subscription.ts';
import { accessUntil, entitlementAt } from './subscription-access.ts';

const now = new Date('2026-11-20T12:00:00Z');
const periodEnd = later(now, days(10));

const report = (
  status: SubscriptionStatus,
  differing: Partial<SubscriptionReport> = {},
): SubscriptionReport => ({
  provider: 'memory',
  providerId: 'subscription-1',
  memberId: 1,
  plan: 'pro',
  periodEnd,
  readAt: now,
  status,
  ...differing,
});
const aSubscription = (
  status: SubscriptionStatus,
  differing: Partial<SubscriptionReport> = {},
): Subscription => applyReport(undefined, report(status, differing));

/** How long it opens its plan after the report. */
const opens: Readonly<Record<SubscriptionStatus, number>> = {
  incomplete: 0,
  active: Number.POSITIVE_INFINITY,
  ending: days(10),
  past_due: days(3),
  unpaid: 0,
  canceled: 0,
};
const spans = [0, seconds(1), days(3) - 1, days(3), days(10) - 1, days(10), days(400)];

const cases = paidPlans.flatMap((plan) =>
  subscriptionStatuses.flatMap((status) => spans.map((span) => ({ plan, status, span }))),
);

describe('what a subscription opens', () => {
  it.each(cases)('of $plan when $status after $span ms', ({ plan, status, span }) => {
    const entitlement = entitlementAt([aSubscription(status, { plan })], later(now, span));
    const open = span < opens[status];
    expect(capabilities({ ...entitlement, hasUnlocked: false })).toMatchObject({
      plan: open ? plan : 'free',
      pro: open,
      premium: open && plan === 'premium',
    });
    expect(capabilities({ ...entitlement, hasUnlocked: true }).plan).toBe('premium');
  });

  it('is nothing without one', () => {
    expect(entitlementAt([], now)).toEqual({ subscriptionStatus: 'inactive', subscriptionTier: 'free' });
  });

  it('is the most that any of several opens', () => {
    const planOf = (...held: readonly [SubscriptionStatus, PaidPlan][]) =>
      entitlementAt(
        held.map(([status, plan]) => aSubscription(status, { plan })),
        now,
      ).subscriptionTier;
    expect(planOf(['canceled', 'premium'], ['active', 'pro'])).toBe('pro');
    expect(planOf(['active', 'pro'], ['ending', 'premium'])).toBe('premium');
    expect(planOf(['unpaid', 'premium'], ['incomplete', 'pro'])).toBe('free');
  });

  it('is known to end where it does, so that a job can end it', () => {
    expect(accessUntil(aSubscription('past_due'))).toEqual(later(now, days(3)));
    expect(accessUntil(aSubscription('ending'))).toEqual(periodEnd);
    expect(accessUntil(aSubscription('active'))).toBe('forever');
    expect(accessUntil(aSubscription('canceled'))).toBe('never');
  });
});

describe('a subscription', () => {
  it.each([
    ['incomplete', []],
    ['active', ['changePlan', 'cancelAtPeriodEnd']],
    ['ending', ['resume']],
    ['past_due', ['payNow']],
    ['unpaid', ['payNow']],
    ['canceled', []],
  ] as const)('that is %s lets the member %j', (status, actions) => {
    expect(actionsOpenTo(subscriptionMachine, status, 'member')).toEqual(actions);
  });

  const changes = subscriptionStatuses.flatMap((from) => subscriptionStatuses.map((to) => ({ from, to })));

  it.each(changes)('that was $from and is reported $to', ({ from, to }) => {
    const before = aSubscription(from);
    const reported = report(to, { readAt: later(now, seconds(1)), plan: 'premium' });
    const after = applyReport(before, reported);
    const refused =
      (from === 'canceled' && to !== 'canceled') ||
      (from !== 'incomplete' && to === 'incomplete') ||
      (from === 'incomplete' && ['past_due', 'unpaid'].includes(to)) ||
      (from === 'unpaid' && to === 'past_due');
    if (refused) expect(after).toBe(before);
    else expect(after).toMatchObject({ status: to, plan: 'premium' });
  });

  it('keeps the beginning of its grace while the provider tries again', () => {
    const first = aSubscription('past_due');
    const second = applyReport(first, report('past_due', { readAt: later(now, days(2)) }));
    expect(accessUntil(second)).toEqual(later(now, days(3)));
    const paid = applyReport(second, report('active', { readAt: later(now, days(2) + 1) }));
    const missed = applyReport(paid, report('past_due', { readAt: later(now, days(31)) }));
    expect(accessUntil(missed)).toEqual(later(now, days(34)));
  });

  it('ends as the provider last said, in whatever order and however often its answers are handled', () => {
    const course: readonly SubscriptionStatus[] = ['incomplete', 'active', 'ending', 'active', 'canceled'];
    const answers = course.map((status, n) => report(status, { readAt: later(now, seconds(n)) }));
    fc.assert(
      fc.property(
        fc.shuffledSubarray([...answers, ...answers], { minLength: answers.length * 2 }),
        (shuffled) => {
          const end = shuffled.reduce<Subscription | undefined>(
            (current, answer) => applyReport(current, answer),
            undefined,
          );
          expect(end).toEqual(report('canceled', { readAt: later(now, seconds(course.length - 1)) }));
        },
      ),
    );
  });
});
