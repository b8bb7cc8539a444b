import type { AccountReport } from '@nestmates/domain/money/payments/payment-account-requirements.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { days, later } from '@nestmates/domain/platform/shared/time.ts';
import { requireOneRow } from '../platform/database/sql.ts';
import type { KnexTransaction } from '../platform/database/transaction.ts';
import { timeAgo } from './brooklyn-time.ts';

const asked = { due: ['identity', 'bank-account'], isPastDue: false, isRejected: false } as const;

/** What stands above Dana's seller dashboard: payouts are held, and the provider asks for something. */
export async function seedSellerNotices(
  { db }: KnexTransaction,
  { danaId, adminId }: { readonly danaId: MemberId; readonly adminId: MemberId | null },
  now: Date,
): Promise<void> {
  const dueBy = later(now, days(12));
  const report: AccountReport = { ...asked, dueBy, failedPayout: null };
  const account = { userId: danaId, provider: 'sandbox' };
  const told = { report: JSON.stringify(report) };
  const reported = await db('payment_accounts').where(account).update(told);
  requireOneRow(reported, 'Reporting about a payment account');
  const { providerAccountId: accountId } = await db('payment_accounts').where(account).first();
  const due = [...asked.due];
  const changed = await db('sandbox_sellers').where({ accountId }).update({ due, dueBy });
  requireOneRow(changed, 'Asking a seller of the sandbox');
  const reason = 'Two buyers have written that something arrived broken. We look into it with you.';
  const heldAt = timeAgo(days(3), now);
  await db('payout_holds').insert({ memberId: danaId, reason, heldAt });
  await db('audit').insert({ action: 'payouts.held', adminId, memberId: danaId, detail: reason, at: heldAt });
}
