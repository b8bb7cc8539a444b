import { GuaranteeRefunds } from '@nestmates/application/money/subscriptions/guarantee-refunds.ts';
import { days, later } from '@nestmates/domain/platform/shared/time.ts';
import { Sandbox } from '@nestmates/infrastructure/money/payments/sandbox/sandbox.ts';
import { paymentOfPlan } from '@nestmates/infrastructure/money/payments/sandbox/sandbox-subscriptions.ts';
import { port } from '@nestmates/infrastructure/platform/wiring/wiring.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expectBooksToAgree } from '../../../testing/books.ts';
import { memberPassword } from '../../../testing/member-password.ts';
import { columnsOf } from '../../../testing/roles.ts';
import { pathOf, sendForm } from '../../../testing/sandbox-payments.ts';
import { subjectsTo } from '../../../testing/sent-emails.ts';
import { type TestMember, type TestServer, testServer } from '../../../testing/test-server.ts';
import { verifyEmail } from '../../../testing/verify-email.ts';

const guarantee = '/api/subscription/guarantee';

let server: TestServer;
let ana: TestMember;
let subscriptionId: string;
beforeAll(async () => {
  server = await testServer({ env: { RATE_LIMITS: 'off' } });
});
afterAll(() => server.close());
beforeEach(async () => {
  ana = await server.member({ ...columnsOf.free });
  subscriptionId = await subscribe(ana);
});

async function subscribe(by: TestMember, plan: 'pro' | 'premium' = 'pro'): Promise<string> {
  const { body } = await by.send('POST', `/api/subscribe?plan=${plan}`);
  expect((await sendForm(by, pathOf(body.checkoutUrl), { outcome: 'pay' })).status).toBe(303);
  await server.runJobs();
  const { providerId } = await server
    .knex('paid_subscriptions')
    .where({ userId: by.id, plan })
    .whereNot({ status: 'canceled' })
    .first('providerId');
  return providerId;
}
const sandbox = () => server.container.get(Sandbox);
const refundsOf = (paymentId: string) =>
  server.knex('sandbox_movements').where({ paymentId, kind: 'refund' }).select('cents');
const planOf = async (of: TestMember) => (await of.get('/api/me')).body.plan;
const refusal = async (of: TestMember) => {
  const { status, body } = await of.post(guarantee);
  return [status, body.error, body.message];
};

describe('a member in the first 30 days', () => {
  it('gets the payment back, is told, and has no plan any more', async () => {
    expect((await ana.get(guarantee)).body).toEqual({
      status: 'open',
      amount: 799,
      until: expect.any(String),
    });
    const { status, body } = await ana.post(guarantee);
    expect([status, body]).toMatchObject([200, { status: 'asked', amount: 799 }]);
    await server.runJobs();
    expect((await ana.get(guarantee)).body).toMatchObject({ status: 'refunded', amount: 799 });
    expect(await refundsOf(paymentOfPlan(subscriptionId))).toEqual([{ cents: 799 }]);
    expect(await sandbox().subscriptions.find(subscriptionId)).toMatchObject({ status: 'canceled' });
    expect(await planOf(ana)).toBe('free');
    expect(await subjectsTo(server, ana)).toEqual(['Your $7.99 is on its way back']);
  });

  it('gets it once, whatever is tapped how often at two servers, and however many workers there are', async () => {
    const other = (await server.anotherServer()).visitor();
    for (const [name, value] of ana.cookies) other.cookies.set(name, value);
    const taps = await Promise.all([ana, other, ana, other].map((by) => by.post(guarantee)));
    expect(taps.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const [{ id: guaranteeId }] = await server.knex('guarantees').where({ memberId: ana.id });
    const refunds = server.container.get(GuaranteeRefunds);
    await Promise.all([refunds.payBack({ guaranteeId }), refunds.payBack({ guaranteeId }), refunds.sweep()]);
    await server.runJobs();
    await ana.post(guarantee);
    await server.runJobs();
    expect(await refundsOf(paymentOfPlan(subscriptionId))).toEqual([{ cents: 799 }]);
    expect(await subjectsTo(server, ana)).toHaveLength(1);
    expect(await server.knex('guarantees').where({ memberId: ana.id })).toHaveLength(1);
  });

  it('gets back what was renewed before the plan has ended, too', async () => {
    await ana.post(guarantee);
    await sandbox().subscriptions.missRenewal(subscriptionId);
    await sandbox().subscriptions.payRenewal(subscriptionId);
    await server.runJobs();
    const paid = await sandbox().subscriptions.payments(subscriptionId);
    expect(paid).toMatchObject([{ refundedCents: 799 }, { refundedCents: 799 }]);
    expect(await subjectsTo(server, ana)).toEqual(['Your $15.98 is on its way back']);
  });

  it('is told of one that somebody has paid back in the dashboard as of any other', async () => {
    await ana.post(guarantee);
    await sandbox().pages.people.refund(paymentOfPlan(subscriptionId), 799);
    await server.runJobs();
    expect((await ana.get(guarantee)).body).toMatchObject({ status: 'refunded' });
    expect(await refundsOf(paymentOfPlan(subscriptionId))).toEqual([{ cents: 799 }]);
  });

  it('has it looked at where the bank holds the payment meanwhile, and keeps the plan', async () => {
    await ana.post(guarantee);
    await sandbox().pages.people.openDispute(paymentOfPlan(subscriptionId));
    await server.runJobs();
    expect((await ana.get(guarantee)).body).toMatchObject({ status: 'refused' });
    expect(await planOf(ana)).toBe('pro');
    expect(await subjectsTo(server, ana)).toEqual(['Your bank looks into a payment for your plan']);
    expect(server.log).toContainEqual(
      expect.objectContaining({ alert: true, msg: expect.stringContaining('guarantee was not paid back') }),
    );
    await sandbox().pages.people.closeDispute(paymentOfPlan(subscriptionId), 'won');
  });
});

describe('the guarantee is not there', () => {
  it('after 30 days, nor for a second payment or another plan', async () => {
    const renewed = await server.member({ ...columnsOf.free });
    const renewedId = await subscribe(renewed);
    server.clock.forward(days(29));
    // Their sessions go on.
    for (const by of [ana, renewed]) expect((await by.get(guarantee)).body).toMatchObject({ status: 'open' });
    await sandbox().subscriptions.missRenewal(renewedId);
    await sandbox().subscriptions.payRenewal(renewedId);
    const changed = await server.member({ ...columnsOf.free });
    const earlier = await subscribe(changed);
    server.clock.forward(days(1));
    expect(await refusal(ana)).toEqual([
      409,
      'GUARANTEE_OVER',
      'The 30 days after your first payment are over.',
    ]);
    expect((await ana.get(guarantee)).body).toEqual({
      status: 'closed',
      says: 'The 30 days after your first payment are over.',
    });
    expect(await refusal(renewed)).toMatchObject([409, 'GUARANTEE_OVER', /for your first payment/]);
    await sandbox().subscriptions.cancel({ key: `end-${earlier}`, subscriptionId: earlier, when: 'now' });
    await server.runJobs();
    server.clock.forward(days(28));
    expect((await changed.get(guarantee)).body).toMatchObject({ status: 'open' });
    server.clock.forward(days(2));
    await subscribe(changed, 'premium');
    expect(await refusal(changed)).toMatchObject([409, 'GUARANTEE_OVER', /the first plan that you paid/]);
  });

  it('where nothing was paid, by a code or at all', async () => {
    const [unlocked, free] = [
      await server.member({ ...columnsOf.unlocked }),
      await server.member({ ...columnsOf.free }),
    ];
    for (const by of [unlocked, free]) expect((await by.get(guarantee)).body).toEqual({ status: 'none' });
    expect(await refusal(unlocked)).toMatchObject([409, 'NOTHING_PAID', /early-access code/]);
    expect(await refusal(free)).toMatchObject([409, 'NOTHING_PAID', /not paid for a plan/]);
    expect((await server.visitor().post(guarantee)).status).toBe(401);
  });

  it('while the bank looks into the payment, or once it has taken it', async () => {
    const { people } = sandbox().pages;
    await people.openDispute(paymentOfPlan(subscriptionId));
    await server.runJobs();
    expect(await refusal(ana)).toMatchObject([409, 'BANK_DECIDES', expect.any(String)]);
    await people.closeDispute(paymentOfPlan(subscriptionId), 'lost');
    await server.runJobs();
    expect(await refusal(ana)).toMatchObject([409, 'BANK_DECIDES', expect.any(String)]);
  });

  it('not while a bank only asks: the refund settles that', async () => {
    const { people } = sandbox().pages;
    await people.openDispute(paymentOfPlan(subscriptionId), 0);
    await server.runJobs();
    expect((await ana.get(guarantee)).body).toMatchObject({ status: 'open' });
    expect((await ana.post(guarantee)).body.status).toBe('asked');
    await server.runJobs();
    expect((await ana.get(guarantee)).body).toMatchObject({ status: 'refunded' });
  });

  it('before the e-mail is verified: nobody uses up what is there once for a mailbox that they only name', async () => {
    const [name, host] = ana.email.split('@');
    const alias = {
      ...columnsOf.unverified,
      ...columnsOf.free,
      email: `${name}+alias@${host}`,
      emailVerifiedAt: null,
    };
    const somebody = await server.member(alias);
    await subscribe(somebody);
    const says = 'Please verify your email first, with the link that we have sent you.';
    expect(await refusal(somebody)).toEqual([409, 'EMAIL_UNVERIFIED', says]);
    expect((await somebody.get(guarantee)).body).toEqual({
      status: 'closed',
      says,
      until: later(server.clock.now(), days(30)).toISOString(),
    });
    expect((await ana.post(guarantee)).body.status).toBe('asked');
    await somebody.post('/api/verification/resend');
    await server.runJobs();
    await verifyEmail(server, somebody.email);
    expect(await refusal(somebody)).toMatchObject([409, 'GUARANTEE_USED', expect.any(String)]);
  });

  it('for an e-mail that the member has no longer, though the one of now is verified', async () => {
    const store = server.container.get(port('guaranteeStore'));
    const before = { id: ana.id, email: `before-${ana.email}` };
    expect(await store.known(ana, 'digest')).toMatchObject({ isVerified: true });
    expect(await store.known(before, 'digest')).toMatchObject({ isVerified: false });
  });

  it('a second time for an e-mail, whoever has it and however it is written', async () => {
    await ana.post(guarantee);
    await server.runJobs();
    await subscribe(ana, 'premium');
    expect(await ana.post(guarantee)).toMatchObject({
      status: 200,
      body: { status: 'refunded', amount: 799 },
    });
    const email = ana.email;
    expect((await ana.delete('/api/account', { password: memberPassword })).status).toBe(200);
    await server.runJobs();
    const [name, host] = email.split('@');
    for (const again of [email, `${name}+again@${host}`]) {
      const back = await server.member({ ...columnsOf.free, email: again });
      const id = await subscribe(back);
      expect(await refusal(back)).toMatchObject([409, 'GUARANTEE_USED', expect.any(String)]);
      expect((await back.get(guarantee)).body).toMatchObject({ status: 'closed' });
      expect(await refundsOf(paymentOfPlan(id))).toEqual([]);
    }
  });
});

it('is carried out for whoever leaves meanwhile', async () => {
  await ana.post(guarantee);
  await server.knex.raw(`delete from graphile_worker._private_jobs where key like 'guarantee-%'`);
  expect((await ana.delete('/api/account', { password: memberPassword })).status).toBe(200);
  await server.runJobs();
  await server.container.get(GuaranteeRefunds).sweep();
  expect(await refundsOf(paymentOfPlan(subscriptionId))).toEqual([{ cents: 799 }]);
});

describe('a guarantee that the provider has refused', () => {
  let ada: TestMember;
  let id: number;
  const retry = (by: TestMember) => by.post(`/api/admin/money/guarantees/${id}/retry`);
  beforeEach(async () => {
    ada = await server.member(columnsOf.admin);
  });

  it('is asked for again by an administrator, once, and the audit says so', async () => {
    await ana.post(guarantee);
    await sandbox().pages.people.openDispute(paymentOfPlan(subscriptionId));
    await server.runJobs();
    ({ id } = await server.knex('guarantees').where({ memberId: ana.id }).first('id'));
    expect((await retry(ana)).status).toBe(403);
    await sandbox().pages.people.closeDispute(paymentOfPlan(subscriptionId), 'won');
    const [first, second] = await Promise.all([retry(ada), retry(ada)]);
    expect([first.status, second.status].sort()).toEqual([200, 409]);
    await server.runJobs();
    expect((await ana.get(guarantee)).body).toMatchObject({ status: 'refunded', amount: 799 });
    expect(await refundsOf(paymentOfPlan(subscriptionId))).toEqual([{ cents: 799 }]);
    expect((await retry(ada)).status).toBe(409);
    expect(await server.knex('audit').where({ memberId: ana.id }).pluck('action')).toEqual([
      'guarantee.retried',
    ]);
  });
});

it('leaves our books as the provider has them', () => expectBooksToAgree(server));
