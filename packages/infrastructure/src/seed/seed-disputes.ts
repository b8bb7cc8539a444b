import type { Dispute } from '@nestmates/domain/money/disputes/dispute.ts';
import { dayOf, type Evidence } from '@nestmates/domain/money/disputes/evidence.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { days, later } from '@nestmates/domain/platform/shared/time.ts';
import { DisputeModel } from '../money/disputes/dispute-models.ts';
import { SandboxDisputeModel, SandboxWarningModel } from '../money/payments/sandbox/models/sandbox-models.ts';
import { disputeFee } from '../money/payments/sandbox/sandbox-disputes.ts';
import { paymentOfPlan } from '../money/payments/sandbox/sandbox-subscriptions.ts';
import type { KnexTransaction } from '../platform/database/transaction.ts';
import { timeAgo } from './brooklyn-time.ts';
import { plannedOrders } from './planned-orders.ts';
import { demoDisputeId } from './seed-disputed-money.ts';

type Told = Pick<Dispute, 'kind' | 'status' | 'cents' | 'reason' | 'openedAt'> & {
  readonly providerId: string;
  readonly paymentId: string;
  readonly orderId: number | null;
  readonly memberId: MemberId | null;
  readonly isUnknown?: true;
  readonly evidence?: Evidence;
};

const evidenceWithin = days(14);
const isOver = (status: Dispute['status']): boolean => ['won', 'lost', 'closed'].includes(status);

const planEvidence = (openedAt: Date): Evidence => ({
  explanation: 'She has opened the calendar and written messages on most days of this month.',
  productDescription: 'A plan of Nestmates, paid every month',
  customerName: null,
  customerEmail: null,
  shippingAddress: null,
  carrier: null,
  trackingNumber: null,
  shippedOn: null,
  servedOn: null,
  refundPolicy: 'A plan can be cancelled at any time on the account page.',
  timeline: `${dayOf(openedAt)} The account was opened with this e-mail`,
  messages: null,
  photoUrls: [],
});

/** What banks ask about payments of the named members, one in each state, with us and at the sandbox. */
export async function seedDisputes(
  transaction: KnexTransaction,
  ids: ReadonlyMap<string, MemberId>,
  now: Date,
): Promise<void> {
  const { db } = transaction;
  const ago = (count: number): Date => timeAgo(days(count), now);
  const orderNamed = async (title: string): Promise<{ id: number; paymentId: string }> =>
    db('orders').where({ title }).first('id', 'paymentId');
  for (const { title, dispute, completed } of plannedOrders) {
    if (!dispute) continue;
    const { id: orderId, paymentId } = await orderNamed(title);
    const { daysAgo, cents, reason } = dispute;
    await seedDispute(transaction, {
      kind: 'dispute',
      status: completed ? 'lost' : 'needs_evidence',
      cents,
      reason,
      openedAt: ago(daysAgo),
      providerId: demoDisputeId(orderId),
      paymentId,
      orderId,
      memberId: null,
    });
  }
  const inquired = await orderNamed('Dollhouse chairs, set of two');
  await seedDispute(transaction, {
    kind: 'inquiry',
    status: 'closed',
    cents: 0,
    reason: 'unrecognized',
    openedAt: ago(55),
    providerId: demoDisputeId(inquired.id),
    paymentId: inquired.paymentId,
    orderId: inquired.id,
    memberId: null,
  });
  const asked = await orderNamed('Bedtime stories, five volumes');
  await seedDispute(transaction, {
    kind: 'inquiry',
    status: 'needs_evidence',
    cents: 0,
    reason: 'product_not_received',
    openedAt: ago(3),
    providerId: demoDisputeId(asked.id),
    paymentId: asked.paymentId,
    orderId: asked.id,
    memberId: null,
  });
  await seedDispute(transaction, {
    kind: 'inquiry',
    status: 'needs_evidence',
    cents: 0,
    reason: 'unrecognized',
    openedAt: ago(2),
    providerId: demoDisputeId('unknown'),
    paymentId: 'demo_payment_of_nobody',
    orderId: null,
    memberId: null,
    isUnknown: true,
  });
  for (const [status, daysAgo] of [
    ['won', 40],
    ['under_review', 4],
  ] as const) {
    const memberId = ids.get('bea@nestmates.test') ?? 0;
    const openedAt = ago(daysAgo);
    await seedDispute(transaction, {
      kind: 'inquiry',
      status,
      cents: 0,
      reason: 'subscription_canceled',
      openedAt,
      providerId: demoDisputeId(`plan_${status}`),
      paymentId: paymentOfPlan(`demo_subscription_${memberId}`),
      orderId: null,
      memberId,
      evidence: planEvidence(openedAt),
    });
  }
  const warned = await orderNamed('Wooden train with three wagons');
  await seedDispute(transaction, {
    kind: 'warning',
    status: 'needs_evidence',
    cents: 0,
    reason: 'unauthorized_use_of_card',
    openedAt: ago(1),
    providerId: `demo_warning_${warned.id}`,
    paymentId: warned.paymentId,
    orderId: warned.id,
    memberId: null,
  });
}

async function seedDispute({ db }: KnexTransaction, { evidence, ...told }: Told): Promise<void> {
  const { kind, status, cents, openedAt, providerId: id, paymentId, reason } = told;
  const sentAt = evidence ? later(openedAt, days(1)) : null;
  await DisputeModel.query(db).insert({
    ...told,
    provider: 'sandbox',
    feeCents: cents > 0 ? disputeFee : 0,
    evidenceDueBy: kind === 'warning' ? null : later(openedAt, evidenceWithin),
    evidenceSentAt: sentAt,
    closedAt: isOver(status) ? later(openedAt, days(9)) : null,
    evidence: evidence ?? null,
    evidenceKey: evidence ? `${id}-evidence` : null,
  });
  if (kind === 'warning') {
    await SandboxWarningModel.query(db).insert({ id, paymentId, openedAt });
    return;
  }
  const outcome = status === 'won' || status === 'lost' || status === 'closed' ? status : 'open';
  await SandboxDisputeModel.query(db).insert({
    id,
    paymentId,
    cents,
    outcome,
    openedAt,
    reason,
    evidence: evidence ?? null,
    evidenceAt: sentAt,
  });
}
