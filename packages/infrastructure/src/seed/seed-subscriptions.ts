import { days, later } from '@nestmates/domain/platform/shared/time.ts';
import { endSandboxPeriod } from '../money/payments/sandbox/sandbox-subscriptions.ts';
import { sql } from '../platform/database/sql.ts';
import type { KnexTransaction } from '../platform/database/transaction.ts';
import type { SeedMember } from './members/seed-member.ts';

const addJob = `
  select graphile_worker.add_job(:name, payload := :payload::json, run_at := :runAt, job_key := :key)`;

/** What the named members who pay have subscribed to at the sandbox, so that they can change and cancel it. */
export async function seedSubscriptions(
  transaction: KnexTransaction,
  members: readonly SeedMember[],
  ids: ReadonlyMap<string, number>,
  now: Date,
): Promise<void> {
  const { db } = transaction;
  for (const { email, plan } of members) {
    const userId = ids.get(email);
    if (userId === undefined || (plan !== 'pro' && plan !== 'premium')) continue;
    const [id, customerId] = [`sub_demo_${userId}`, `cus_demo_${userId}`];
    const periodEnd = later(now, days(19));
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
      clientReference: String(userId),
      customerId,
      plan,
      status: 'active',
      periodEnd,
      createdAt: later(now, -days(11)),
    });
    await sql(transaction, addJob, {
      name: endSandboxPeriod.name,
      payload: JSON.stringify({ subscriptionId: id, periodEnd: periodEnd.toISOString() }),
      runAt: periodEnd,
      key: `sandbox-period-${id}`,
    });
  }
}
