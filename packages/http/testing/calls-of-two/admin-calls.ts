import { randomUUID } from 'node:crypto';
import { providerFee } from '@nestmates/domain/money/payments/fees.ts';
import { seenOf } from '@nestmates/domain/office/money/take-over.ts';
import { days, later } from '@nestmates/domain/platform/shared/time.ts';
import { insertMembers } from '../insert-members.ts';
import { insertCharge, insertDashboardRefund, insertOrder, returnColumns } from '../order-setup.ts';
import {
  type ArrangedCall,
  type Arrangement,
  alone,
  ofOrder,
  settingPassword,
  type Two,
  withOther,
} from './arrangement.ts';
import { done, wrong } from './orders-calls.ts';
import { idOf, now, password } from './rows-of-two.ts';

async function withAdmin(two: Two): Promise<Two> {
  await two.knex('users').where({ id: two.caller.id }).update({ isAdmin: true });
  return two;
}

const emailOfOther = ({ knex, other }: Two): Promise<{ readonly email: string }> =>
  knex('users').where({ id: other.id }).first('email');

/** The other one's order of a third, since nobody decides an order of their own. */
async function decided(two: Two, text: string, columns: object = {}): Promise<ArrangedCall> {
  const { knex, other } = await withAdmin(two);
  const [seller = 0] = await insertMembers(
    knex,
    [{ email: `${randomUUID()}@nestmates.test`, password: 'none' }],
    now(),
  );
  const id = await insertOrder(knex, { buyer: other, seller: { id: seller } }, { ...wrong, ...columns });
  return { params: { id }, body: { text } };
}

/** The other one's order of more than one administrator decides about, as another one has proposed. */
async function proposed(two: Two, body: object = {}): Promise<ArrangedCall> {
  const call = await decided(two, '', { priceCents: 60_000 });
  const proposal = {
    orderId: call.params?.id,
    decision: 'refund',
    reason: 'The parcel never arrived.',
    agreedCents: 0,
    proposedBy: null,
    proposedAt: now(),
  };
  const proposalId = await idOf(two.knex('decision_proposals').insert(proposal).returning('id'));
  return { params: { ...call.params, proposalId }, body };
}

/** The seller of the other one's order has left and cannot be paid. */
async function unpaid(two: Two): Promise<ArrangedCall> {
  const call = await decided(two, 'She was not found.', { ...done, sellerId: null });
  const orderId = Number(call.params?.id);
  await insertCharge(two.knex, orderId);
  const { paymentId, reference } = await two.knex('orders').where({ id: orderId }).first();
  const found = { provider: 'sandbox', objectId: paymentId, kind: 'seller-left', foundAt: now() };
  await two.knex('unmatched_payments').insert({ ...found, orderId, reference, cents: 4800, currency: 'usd' });
  return call;
}

/** The same, and it was marked as unclaimed so long ago. */
async function unclaimed(two: Two, years: number): Promise<ArrangedCall> {
  const call = await decided(two, 'She was not found.', { ...done, sellerId: null });
  const orderId = Number(call.params?.id);
  await insertCharge(two.knex, orderId);
  const at = later(now(), -days(366 * years));
  const moved = { orderId, kind: 'unclaimed', cents: 4800, at, providerId: randomUUID() };
  await two.knex('transactions').insert(moved);
  const noted = { orderId, at, action: 'markUnclaimed', by: 'admin', cents: 4800 };
  await two.knex('order_events').insert(noted);
  return call;
}

/** The provider still has the account of before. */
async function claimable(two: Two): Promise<ArrangedCall> {
  const call = await unclaimed(two, 0);
  const account = { sellerAccountId: randomUUID(), banksLookedAt: now() };
  const kept = { orderId: call.params?.id, digest: randomUUID(), leftAt: now() };
  await two.knex('kept_sales').insert({ ...kept, ...account });
  return call;
}

/** The other one is paid to the bank account of a third. */
async function sharingBank(two: Two, areParted: boolean): Promise<ArrangedCall> {
  const { knex, other } = await withAdmin(two);
  const [third = 0] = await insertMembers(
    knex,
    [{ email: `${randomUUID()}@nestmates.test`, password: 'none' }],
    now(),
  );
  const bank = randomUUID();
  const notedAt = now();
  for (const memberId of [other.id, third]) {
    await knex('seller_marks').insert({ memberId, digest: bank, notedAt });
    await knex('seller_marks').insert({ memberId, digest: `account ${memberId}`, notedAt });
  }
  const parted = {
    one: `account ${other.id}`,
    other: `account ${third}`,
    partedAt: notedAt,
    parting: randomUUID(),
  };
  if (areParted) await knex('marks_parted').insert(parted);
  return { params: { id: other.id }, body: { memberId: third, text: 'They are a couple with one account.' } };
}

/** Dispute about the plan of the other. */
async function disputeOf(two: Two, kind: 'dispute' | 'warning'): Promise<ArrangedCall> {
  const { knex, other } = await withAdmin(two);
  const dispute = {
    provider: 'sandbox',
    providerId: randomUUID(),
    paymentId: randomUUID(),
    memberId: other.id,
    kind,
    status: 'needs_evidence',
    cents: 0,
    feeCents: 0,
    reason: 'fraudulent',
    openedAt: now(),
  };
  return { params: { id: await idOf(knex('disputes').insert(dispute).returning('id')) } };
}

export const adminCalls = {
  'post /api/admin/confirm-password': alone(async (two) => {
    await withAdmin(two);
    return { body: { password } };
  }),
  'post /api/admin/codes': alone(async (two) => {
    await withAdmin(two);
    return { body: { code: `CODE-${randomUUID().slice(0, 13)}`, places: 3 } };
  }),
  'post /api/admin/codes/close': alone(async (two) => {
    await withAdmin(two);
    const code = `CODE-${randomUUID().slice(0, 13).toUpperCase()}`;
    await two.knex('early_access_codes').insert({ code, places: 3 });
    return { body: { code } };
  }),
  'post /api/admin/revoke': withOther(async (two) => {
    await two.knex('users').where({ id: two.other.id }).update({ hasUnlocked: true });
    return { body: await emailOfOther(await withAdmin(two)) };
  }),
  'post /api/admin/lift-moves': withOther(async (two) => {
    await two
      .knex('users')
      .where({ id: two.other.id })
      .update({ homeMoves: [now()] });
    return { body: await emailOfOther(await withAdmin(two)) };
  }),
  'post /api/admin/reset-user': withOther(async (two) => ({
    body: await emailOfOther(await withAdmin(two)),
  })),
  'post /api/admin/reset-password': settingPassword(
    withOther(async (two) => ({
      body: { ...(await emailOfOther(await withAdmin(two))), newPassword: 'Nestmates2!' },
    })),
  ),
  'patch /api/admin/feedback/:id/status': withOther(async (two) => {
    await withAdmin(two);
    const feedback = { userId: two.other.id, category: 'Bug', message: 'It hangs.', createdAt: now() };
    const [{ id }] = await two.knex('feedback').insert(feedback).returning('id');
    return { params: { id }, body: { status: 'resolved' } };
  }),
  'post /api/admin/orders/:id/refund': ofOrder((two) => decided(two, 'The parcel never arrived.')),
  'post /api/admin/orders/:id/refund-in-part': ofOrder(async (two) => {
    const call = await decided(two, 'A wheel was loose.');
    await insertCharge(two.knex, Number(call.params?.id));
    return { ...call, body: { text: 'A wheel was loose.', amount: 1000, agreed: 0 } };
  }),
  'post /api/admin/orders/:id/confirm-return': ofOrder(async (two) => {
    const call = await decided(two, 'The carrier delivered it.', returnColumns('sent'));
    await insertCharge(two.knex, Number(call.params?.id));
    return call;
  }),
  'post /api/admin/orders/:id/release': ofOrder((two) => decided(two, 'The parcel was signed for.')),
  'post /api/admin/orders/:id/resume': ofOrder((two) =>
    decided(two, 'The refund was made by us.', { frozen: true }),
  ),
  'post /api/admin/orders/:id/approve-payout': ofOrder(async (two) => {
    const call = await decided(two, 'They are neighbours.', done);
    const check = { orderId: call.params?.id, reasons: ['shared-device'], notedAt: now() };
    await two.knex('payout_checks').insert(check);
    return call;
  }),
  'post /api/admin/orders/:id/mark-unclaimed': ofOrder((two) => unpaid(two)),
  'post /api/admin/orders/:id/pay-unclaimed': ofOrder((two) => claimable(two)),
  'post /api/admin/orders/:id/hand-over': ofOrder((two) => unclaimed(two, 3)),
  'post /api/admin/orders/:id/proposals/:proposalId/confirm': ofOrder((two) => proposed(two)),
  'post /api/admin/orders/:id/proposals/:proposalId/refuse': ofOrder((two) =>
    proposed(two, { text: 'The carrier has found it.' }),
  ),
  'post /api/admin/members/:id/hold-payouts': withOther(async (two) => {
    const { other } = await withAdmin(two);
    return { params: { id: other.id }, body: { text: 'Two buyers wait for their parcels.' } };
  }),
  'post /api/admin/members/:id/lift-payouts': withOther(async (two) => {
    const { knex, other } = await withAdmin(two);
    await knex('payout_holds').insert({ memberId: other.id, reason: 'Two buyers wait.', heldAt: now() });
    return { params: { id: other.id }, body: { text: 'They have their parcels.' } };
  }),
  'post /api/admin/members/:id/part': withOther((two) => sharingBank(two, false)),
  'post /api/admin/members/:id/join': withOther((two) => sharingBank(two, true)),
  'post /api/admin/money/take-over': ofOrder(async (two) => {
    const { params } = await decided(two, '');
    await insertCharge(two.knex, Number(params?.id));
    const paymentId = await insertDashboardRefund(two.knex, Number(params?.id), 1000);
    const missing = [
      { kind: 'refund', cents: 1000 },
      { kind: 'providerFee', cents: providerFee(4975) },
    ] as const;
    return { body: { provider: 'sandbox', paymentId, seen: seenOf(missing, false) } };
  }),
  'post /api/admin/money/guarantees/:id/retry': withOther(async (two) => {
    const { knex, other } = await withAdmin(two);
    const refused = { status: 'refused', askedAt: now(), closedAt: now(), refusal: 'The bank holds it.' };
    const guarantee = { ...refused, memberId: other.id, emailDigest: randomUUID(), key: randomUUID() };
    return { params: { id: await idOf(knex('guarantees').insert(guarantee).returning('id')) } };
  }),
  'post /api/admin/disputes/:id/evidence': withOther(async (two) => ({
    ...(await disputeOf(two, 'dispute')),
    body: { explanation: 'The parcel was handed over at the door.', withMessages: true },
  })),
  'post /api/admin/disputes/:id/dismiss': withOther((two) => disputeOf(two, 'warning')),
} as const satisfies Readonly<Record<string, Arrangement>>;
