import { type Cents, providerFee } from '@nestmates/domain/money/payments/fees.ts';
import { defaultPrices } from '@nestmates/domain/platform/access/prices.ts';
import { days, later } from '@nestmates/domain/platform/shared/time.ts';
import { lineIdOf } from '../money/payments/sandbox/sandbox-ledger.ts';
import { endSandboxPeriod, paymentOfPlan } from '../money/payments/sandbox/sandbox-subscriptions.ts';
import type { KnexTransaction } from '../platform/database/transaction.ts';
import { GraphileJobs } from '../platform/jobs/graphile-jobs.ts';
import { timeAgo } from './brooklyn-time.ts';
import type { SeedMember } from './members/seed-member.ts';

/** When each month of a plan was paid, the first one first; Ana was a member before. */
const paidDaysAgo = (email: string): readonly number[] =>
  email === 'ana@nestmates.test' ? [71, 41, 11] : [11];

/** What the named members who pay have subscribed to at the sandbox, so that they can change and cancel it. */
export async function seedSubscriptions(
  transaction: KnexTransaction,
  members: readonly SeedMember[],
  ids: ReadonlyMap<string, number>,
  now: Date,
): Promise<void> {
  const { db } = transaction;
  const jobs = new GraphileJobs(transaction, { now: () => now });
  for (const { email, plan } of members) {
    const userId = ids.get(email);
    if (userId === undefined || (plan !== 'pro' && plan !== 'premium')) continue;
    const [id, customerId] = [`demo_subscription_${userId}`, `demo_customer_${userId}`];
    const payments = paidDaysAgo(email).map((ago) => timeAgo(days(ago), now));
    const periodEnd = later(now, days(19));
    const [{ reference }] = await db('payment_references').insert({ userId }).returning('reference');
    await db('billing_customers').insert({ userId, provider: 'sandbox', customerId });
    await db('paid_subscriptions').insert({
      provider: 'sandbox',
      providerId: id,
      userId,
      plan,
      status: 'active',
      periodEnd,
      readAt: now,
    });
    await db('sandbox_subscriptions').insert({
      id,
      clientReference: reference,
      customerId,
      plan,
      status: 'active',
      periodEnd,
      createdAt: payments[0],
    });
    for (const [month, paidAt] of payments.entries()) {
      const paymentId = month === 0 ? paymentOfPlan(id) : `${paymentOfPlan(id)}_${month}`;
      await seedPayment(transaction, { id, customerId, paymentId, cents: defaultPrices[plan], paidAt });
    }
    const period = { subscriptionId: id, periodEnd: periodEnd.toISOString() };
    await jobs.add(endSandboxPeriod, period, { at: periodEnd, key: `sandbox-period-${id}` });
  }
}

/** Pays at the sandbox, and notes what its statement has told us of it. */
async function seedPayment(
  { db }: KnexTransaction,
  {
    id: reference,
    customerId,
    paymentId,
    cents,
    paidAt: at,
  }: {
    readonly id: string;
    readonly customerId: string;
    readonly paymentId: string;
    readonly cents: Cents;
    readonly paidAt: Date;
  },
): Promise<void> {
  const charge = { id: paymentId, kind: 'charge', paymentId, reference, customerId, cents, key: null, at };
  await db('sandbox_movements').insert(charge);
  const row = { provider: 'sandbox', providerId: paymentId, balanceTransaction: lineIdOf(paymentId), at };
  await db('transactions').insert([
    { ...row, kind: 'planPayment', cents },
    { ...row, kind: 'providerFee', cents: providerFee(cents) },
  ]);
}
