import { applyReport } from '@nestmates/domain/money/subscriptions/subscription.ts';
import { days, later } from '@nestmates/domain/platform/shared/time.ts';
import { describe, expect, it } from 'vitest';
import { subscriptionEmails } from './emails.ts';
import type { SubscriptionEmailQueries } from './ports.ts';

const { paymentFailed, paidBack } = subscriptionEmails;
const failedAt = new Date('2026-11-20T12:00:00Z');
const queries: SubscriptionEmailQueries = {
  pastDueOf: async (memberId) => ({
    memberId,
    to: 'ana@example.com',
    firstName: 'Ana',
    subscription: applyReport(undefined, {
      provider: 'memory',
      providerId: 'subscription-1',
      memberId,
      plan: 'premium',
      periodEnd: failedAt,
      readAt: failedAt,
      status: 'past_due',
    }),
  }),
  guaranteeOf: async () => ({ memberId: 1, to: 'ana@example.com', firstName: 'Ana', cents: 1199 }),
};

describe('the e-mail about a payment that failed', () => {
  it('goes to whoever can still pay in time, with the name of the plan', async () => {
    const facts = await paymentFailed.facts(queries, { memberId: 1 }, later(failedAt, days(3) - 1));
    expect(facts).toEqual({ memberId: 1, to: 'ana@example.com', firstName: 'Ana', plan: 'Premium' });
  });

  it('is not sent any more when the plan has closed, or is paid', async () => {
    const closedAt = later(failedAt, days(3));
    expect(await paymentFailed.facts(queries, { memberId: 1 }, closedAt)).toBeUndefined();
    const paid = { ...queries, pastDueOf: async () => undefined };
    expect(await paymentFailed.facts(paid, { memberId: 1 }, failedAt)).toBeUndefined();
  });

  it('comes once for a grace', () => {
    expect(paymentFailed.perMember).toEqual({ max: 1, per: days(3) });
  });
});

it('the e-mail about the guarantee says how much goes back, and that the plan has ended', async () => {
  const facts = await paidBack.facts(queries, { guaranteeId: 1 }, failedAt);
  if (!facts) throw new Error('It goes to nobody');
  const { subject, paragraphs } = paidBack.words(facts);
  expect(subject).toBe('Your $11.99 is on its way back');
  expect(paragraphs.join(' ')).toContain('Your plan has ended.');
});
