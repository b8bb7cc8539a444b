import { PaymentEvents } from '@nestmates/application/money/payments/payment-events.ts';
import { days, hours, later } from '@nestmates/domain/platform/shared/time.ts';
import { Sandbox } from '@nestmates/infrastructure/money/payments/sandbox/sandbox.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectBooksToAgree } from '../../../testing/books.ts';
import { memberPassword } from '../../../testing/member-password.ts';
import { columnsOf } from '../../../testing/roles.ts';
import { pathOf, sendForm } from '../../../testing/sandbox-payments.ts';
import { subjectsTo } from '../../../testing/sent-emails.ts';
import { type TestMember, type TestServer, testServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ env: { RATE_LIMITS: 'off' } });
});
afterAll(() => server.close());

const newcomer = () => server.member({ ...columnsOf.free });
const sandbox = () => server.container.get(Sandbox);

async function checkoutOf(by: TestMember, plan: 'pro' | 'premium'): Promise<string> {
  const { status, body, text } = await by.send('POST', `/api/subscribe?plan=${plan}`);
  expect(status, text).toBe(200);
  return pathOf(body.checkoutUrl);
}

async function subscribed(plan: 'pro' | 'premium' = 'pro'): Promise<TestMember> {
  const member = await newcomer();
  const { status } = await sendForm(member, await checkoutOf(member, plan), { outcome: 'pay' });
  expect(status).toBe(303);
  await server.runJobs();
  return member;
}

async function inPortal(by: TestMember, outcome: string): Promise<void> {
  const { status, body } = await by.post('/api/subscription/portal');
  expect(status).toBe(200);
  expect((await sendForm(by, pathOf(body.url), { outcome })).status).toBe(303);
  await server.runJobs();
}

const planOf = async (of: TestMember) => (await of.get('/api/me')).body.plan;
const own = async (of: TestMember) => (await of.get('/api/subscription')).body.subscription;
const livingAtProvider = (of: TestMember) =>
  server
    .knex('sandbox_subscriptions')
    .whereIn(
      'clientReference',
      server.knex('payment_references').where({ userId: of.id }).select('reference'),
    )
    .whereNot({ status: 'canceled' });

describe('a member who buys a plan', () => {
  it('has it once the provider has told us, and not because she came back', async () => {
    const ana = await newcomer();
    const page = await checkoutOf(ana, 'pro');
    const { headers } = await sendForm(ana, page, { outcome: 'pay' });
    expect(headers.get('location')).toBe(`${server.origin}/dashboard?subscription=success&plan=pro`);
    expect(await planOf(ana)).toBe('free');
    await server.runJobs();
    expect(await planOf(ana)).toBe('pro');
    expect((await ana.get('/api/me')).body).toMatchObject({
      subscriptionStatus: 'active',
      subscriptionTier: 'pro',
    });
    expect(await own(ana)).toMatchObject({ plan: 'pro', status: 'active', openUntil: null });
  });

  it('has nothing when the card is declined or she leaves', async () => {
    const ana = await newcomer();
    const page = await checkoutOf(ana, 'premium');
    for (const [outcome, query] of [
      ['decline', '?error=Your+card+was+declined.'],
      ['cancel', ''],
    ] as const) {
      const { headers } = await sendForm(ana, page, { outcome });
      expect(headers.get('location')).toBe(`${server.origin}/subscribe${query}`);
    }
    await server.runJobs();
    expect([await planOf(ana), await own(ana)]).toEqual(['free', null]);
    expect(await checkoutOf(ana, 'premium')).toBe(page);
  });

  it('changes it, cancels it for the end of the period, and takes that back', async () => {
    const ana = await subscribed('pro');
    await inPortal(ana, 'premium');
    expect([await planOf(ana), (await own(ana)) as object]).toEqual([
      'premium',
      expect.objectContaining({ plan: 'premium' }),
    ]);
    await inPortal(ana, 'cancel');
    expect(await own(ana)).toMatchObject({ status: 'ending', openUntil: expect.any(String) });
    expect(await planOf(ana)).toBe('premium');
    await inPortal(ana, 'resume');
    expect(await own(ana)).toMatchObject({ status: 'active', openUntil: null });
  });

  it('keeps her plan for three days when a payment fails, to the second', async () => {
    const ana = await subscribed('pro');
    await inPortal(ana, 'miss-renewal');
    const { openUntil, status } = (await own(ana)) as { openUntil: string; status: string };
    expect(status).toBe('past_due');
    const left = new Date(openUntil).getTime() - server.clock.now().getTime();
    expect(left).toBeLessThanOrEqual(days(3));
    expect(left).toBeGreaterThan(days(3) - hours(1));
    expect(await planOf(ana)).toBe('pro');
    server.clock.forward(left + 1);
    await server.runJobs();
    expect(await planOf(ana)).toBe('free');
    // There is no time until which it is open any more.
    expect(await own(ana)).toMatchObject({ status: 'past_due', openUntil: null });
    expect(await subjectsTo(server, ana)).toEqual(['We could not renew your Pro plan']);
    await inPortal(ana, 'pay');
    expect(await planOf(ana)).toBe('pro');
  });

  it('is led to where it is changed when she wants another, and to the dashboard for Free', async () => {
    const ana = await subscribed('pro');
    for (const plan of ['pro', 'premium', 'free']) {
      const { body } = await ana.send('POST', `/api/subscribe?plan=${plan}`);
      expect(pathOf(body.checkoutUrl)).toMatch(/^\/sandbox\/portal\//);
    }
    expect(pathOf((await ana.post('/api/create-subscription')).body.subscriptionUrl)).toMatch(
      /^\/sandbox\/portal\//,
    );
    const bea = await newcomer();
    expect(pathOf((await bea.send('POST', '/api/subscribe?plan=free')).body.checkoutUrl)).toBe('/dashboard');
    expect(pathOf((await bea.post('/api/create-subscription')).body.subscriptionUrl)).toMatch(
      /^\/sandbox\/checkouts\//,
    );
    expect(await bea.post('/api/subscription/portal')).toMatchObject({
      status: 409,
      body: { error: 'NO_SUBSCRIPTION' },
    });
    expect((await bea.send('POST', '/api/subscribe?plan=gold')).status).toBe(400);
    expect((await bea.send('POST', '/api/subscribe')).status).toBe(400);
  });
});

describe('two pages of one member', () => {
  it('get the same checkout for a plan, and another plan closes it', async () => {
    const ana = await newcomer();
    const first = await checkoutOf(ana, 'pro');
    expect(await checkoutOf(ana, 'pro')).toBe(first);
    const second = await checkoutOf(ana, 'premium');
    expect(second).not.toBe(first);
    expect((await sendForm(ana, first, { outcome: 'pay' })).status).toBe(404);
    expect((await sendForm(ana, second, { outcome: 'pay' })).status).toBe(303);
    expect(await ana.send('POST', '/api/subscribe?plan=pro')).toMatchObject({
      status: 409,
      body: { error: 'ALREADY_SUBSCRIBED' },
    });
    await server.runJobs();
    expect(await livingAtProvider(ana)).toHaveLength(1);
    expect(await planOf(ana)).toBe('premium');
  });

  it('get one page by two taps at the same time, at two servers', async () => {
    const other = await server.anotherServer({ PUBLIC_URL: server.origin });
    for (let round = 0; round < 4; round += 1) {
      const ana = await newcomer();
      const elsewhere = other.visitor();
      for (const [name, value] of ana.cookies) elsewhere.cookies.set(name, value);
      const taps = [ana, elsewhere].map((by) => by.send('POST', '/api/subscribe?plan=pro'));
      const [one, two] = await Promise.all(taps);
      expect([one?.status, two?.body]).toEqual([200, one?.body]);
    }
  });

  it('never pay twice, whichever comes first, from two servers', async () => {
    const other = await server.anotherServer();
    for (let round = 0; round < 6; round += 1) {
      const ana = await newcomer();
      const elsewhere = Object.assign(other.visitor(), { id: ana.id, email: ana.email });
      for (const [name, value] of ana.cookies) elsewhere.cookies.set(name, value);
      const answers = await Promise.all([
        ana.send('POST', '/api/subscribe?plan=pro'),
        elsewhere.send('POST', '/api/subscribe?plan=premium'),
      ]);
      for (const { status } of answers) expect([200, 409]).toContain(status);
      const pages = answers.flatMap(({ status, body }) => (status === 200 ? [pathOf(body.checkoutUrl)] : []));
      await Promise.all(pages.map((page) => sendForm(ana, page, { outcome: 'pay' })));
      await server.runJobs();
      expect((await livingAtProvider(ana)).length).toBeLessThanOrEqual(1);
    }
  });

  it('have one plan even if the provider has two, and an operator is told', async () => {
    const ana = await subscribed('pro');
    const [held] = await livingAtProvider(ana);
    await sandbox().subscriptions.start({
      clientReference: held.clientReference,
      customerId: held.customerId,
      plan: 'premium',
      taxBasisPoints: 0,
    });
    await server.runJobs();
    expect(await livingAtProvider(ana)).toMatchObject([{ id: held.id }]);
    expect(await planOf(ana)).toBe('pro');
    expect(server.log).toContainEqual(
      expect.objectContaining({
        alert: true,
        memberId: ana.id,
        msg: expect.stringContaining('second subscription'),
      }),
    );
    expect(await server.knex('unmatched_payments').whereNull('settledAt')).toEqual([]);
    await expectBooksToAgree(server);
  });
});

describe('whoever leaves', () => {
  it('pays no longer', async () => {
    const ana = await subscribed('premium');
    const page = await livingAtProvider(ana);
    expect(page).toHaveLength(1);
    expect((await ana.delete('/api/account', { password: memberPassword })).status).toBe(200);
    await server.runJobs();
    const { id } = page[0];
    expect(await sandbox().subscriptions.find(id)).toMatchObject({ status: 'canceled' });
  });

  it('pays no longer either when she has just paid on a page that was open', async () => {
    const ana = await newcomer();
    const page = await checkoutOf(ana, 'pro');
    await sendForm(server.visitor(), page, { outcome: 'pay' });
    const [{ id }] = await livingAtProvider(ana);
    await ana.delete('/api/account', { password: memberPassword });
    await server.runJobs();
    expect(await sandbox().subscriptions.find(id)).toMatchObject({ status: 'canceled' });
  });

  it('cannot pay any more on a page that was open', async () => {
    const ana = await newcomer();
    const page = await checkoutOf(ana, 'pro');
    await ana.delete('/api/account', { password: memberPassword });
    await server.runJobs();
    expect((await server.visitor().get(page)).text).not.toContain('Pay $7.99');
    await sendForm(server.visitor(), page, { outcome: 'pay' });
    const id = page.split('/').at(-1);
    const left = await server.knex('sandbox_plan_checkouts').where({ id }).first();
    expect(left.subscriptionId).toBeNull();
  });
});

describe('the history of a subscription', () => {
  const steps = [
    (id: string) => sandbox().subscriptions.change(id, 'changed', () => ({ plan: 'premium' })),
    (id: string) => sandbox().subscriptions.missRenewal(id),
    (id: string) => sandbox().subscriptions.payRenewal(id),
    (id: string) => sandbox().subscriptions.change(id, 'changed', () => ({ endsWithPeriod: true })),
    (id: string) => sandbox().subscriptions.change(id, 'changed', () => ({ status: 'canceled' })),
  ];

  /** Shuffles by a seed, so that a failure can be repeated. */
  const shuffled = <T>(all: readonly T[], seed: number): T[] => {
    let state = seed;
    return all
      .map((one) => {
        state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
        return { one, at: state };
      })
      .sort((a, b) => a.at - b.at)
      .map(({ one }) => one);
  };

  it.each([1, 2, 3, 4, 5])(
    'ends the same when each event comes five times, late and shuffled (%i steps)',
    async (length) => {
      const ana = await subscribed('pro');
      const [held] = await livingAtProvider(ana);
      const before = new Set((await sandbox().events.all()).map(({ id }) => id));
      for (const step of steps.slice(0, length)) await step(held.id);
      const told = (await sandbox().events.all()).filter(({ id }) => !before.has(id));
      expect(told).toHaveLength(length);
      const receiver = server.container.get(PaymentEvents);
      for (const event of shuffled(
        [1, 2, 3, 4, 5].flatMap(() => told),
        length,
      )) {
        const { body, headers } = await sandbox().events.signed(event);
        const forged = { body: Buffer.from(body.toString().replace('sub_', 'sup_')), headers };
        await expect(receiver.receive(forged)).rejects.toMatchObject({ code: 'INVALID_SIGNATURE' });
        await receiver.receive({ body, headers });
      }
      await server.runJobs();
      const atProvider = await server.container.get(Sandbox).subscriptions.find(held.id);
      const [ours] = await server.knex('paid_subscriptions').where({ userId: ana.id });
      expect([ours.plan, ours.status, ours.periodEnd]).toEqual([
        atProvider?.plan,
        atProvider?.status,
        atProvider?.periodEnd,
      ]);
      expect(await planOf(ana)).toBe(length === 5 ? 'free' : 'premium');
    },
  );

  it('is renewed each month, and over when it was cancelled', async () => {
    const ana = await subscribed('pro');
    const endOf = async () => new Date(String(((await own(ana)) as { periodEnd: string }).periodEnd));
    const first = await endOf();
    const later31Days = (await sandbox().subscriptions.find((await livingAtProvider(ana))[0].id))?.periodEnd;
    expect(first).toEqual(later31Days);
    await sandbox().subscriptions.endPeriod({
      subscriptionId: (await livingAtProvider(ana))[0].id,
      periodEnd: first.toISOString(),
    });
    await server.runJobs();
    expect((await endOf()).getTime()).toBeGreaterThan(later(first, days(27)).getTime());
    await inPortal(ana, 'cancel');
    await sandbox().subscriptions.endPeriod({
      subscriptionId: (await livingAtProvider(ana))[0].id,
      periodEnd: (await endOf()).toISOString(),
    });
    await server.runJobs();
    expect([await planOf(ana), await own(ana)]).toEqual(['free', null]);
  });
});

it('leaves our books as the provider has them', () => expectBooksToAgree(server));
