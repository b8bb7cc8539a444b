import { DisputedPlans } from '@nestmates/application/money/disputes/disputed-plans.ts';
import { Sandbox } from '@nestmates/infrastructure/money/payments/sandbox/sandbox.ts';
import { paymentOfPlan } from '@nestmates/infrastructure/money/payments/sandbox/sandbox-subscriptions.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { expectBooksToAgree } from '../../../testing/books.ts';
import { memberPassword } from '../../../testing/member-password.ts';
import { columnsOf } from '../../../testing/roles.ts';
import { pathOf, sendForm } from '../../../testing/sandbox-payments.ts';
import { subjectsTo } from '../../../testing/sent-emails.ts';
import { type TestMember, type TestServer, testServer } from '../../../testing/test-server.ts';

let server: TestServer;
let ana: TestMember;
let subscriptionId: string;
let paymentId: string;
beforeAll(async () => {
  server = await testServer({ env: { RATE_LIMITS: 'off' } });
});
afterAll(() => server.close());
beforeEach(async () => {
  ana = await server.member({ ...columnsOf.free });
  const { body } = await ana.send('POST', '/api/subscribe?plan=pro');
  await sendForm(ana, pathOf(body.checkoutUrl), { outcome: 'pay' });
  await server.runJobs();
  const held = await server.knex('paid_subscriptions').where({ userId: ana.id }).first('providerId');
  subscriptionId = held.providerId;
  paymentId = paymentOfPlan(subscriptionId);
});

const people = () => server.container.get(Sandbox).pages.people;
const plan = async () => [
  (await ana.get('/api/me')).body.plan,
  (await ana.get('/api/subscription')).body.subscription,
];
async function disputed(outcome?: 'won' | 'lost' | 'closed'): Promise<void> {
  if (outcome) expect(await people().closeDispute(paymentId, outcome)).toBe(true);
  else expect(await people().openDispute(paymentId)).toBe(true);
  await server.runJobs();
}
const opened = 'Your bank looks into a payment for your plan';

it('a plan is not renewed while the bank looks into its payment, and goes on once that is won', async () => {
  await disputed();
  expect(await plan()).toMatchObject(['pro', { status: 'ending' }]);
  await disputed('won');
  expect(await plan()).toMatchObject(['pro', { status: 'active' }]);
  expect(await subjectsTo(server, ana)).toEqual([opened, 'Your plan goes on']);
});

it('a plan ends once the dispute is lost, and its member is told once, however many workers look', async () => {
  await disputed();
  await people().closeDispute(paymentId, 'lost');
  const plans = server.container.get(DisputedPlans);
  const payment = { provider: 'sandbox', paymentId, memberId: ana.id };
  await Promise.all([plans.follow(payment), plans.follow(payment), server.runJobs()]);
  await server.runJobs();
  expect(await plan()).toEqual(['free', null]);
  expect(await subjectsTo(server, ana)).toEqual([opened, 'Your plan has ended']);
});

it('a plan that its member has cancelled does not go on', async () => {
  const { subscriptions } = server.container.get(Sandbox);
  await subscriptions.cancel({ key: `own-${subscriptionId}`, subscriptionId, when: 'at-period-end' });
  await disputed();
  await disputed('won');
  expect(await plan()).toMatchObject(['pro', { status: 'ending' }]);
  expect(await subjectsTo(server, ana)).toEqual([]);
});

it('an inquiry, which takes nothing, changes nothing', async () => {
  expect(await people().openDispute(paymentId, 0)).toBe(true);
  await server.runJobs();
  expect(await plan()).toMatchObject(['pro', { status: 'active' }]);
});

it('leaves alone who has left meanwhile', async () => {
  await disputed();
  expect((await ana.delete('/api/account', { password: memberPassword })).status).toBe(200);
  await disputed('lost');
  const [left] = await server.knex('disputed_plans').where({ paymentId });
  expect(left).toBeUndefined();
});

it('leaves our books as the provider has them', () => expectBooksToAgree(server));
