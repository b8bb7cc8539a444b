import { minutes } from '@nestmates/domain/platform/shared/time.ts';
import { port } from '@nestmates/infrastructure/platform/wiring/wiring.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openCheckout, pathOf, sendForm } from '../../../../testing/sandbox-payments.ts';
import { type TestServer, testServer } from '../../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const buyer = () => server.visitor();
const provider = () => server.container.get(port('paymentProviders')).current;
const books = async () =>
  (await buyer().get('/sandbox/payments.json')).body as {
    movements: { kind: string; orderId: number; amount: number; key: string; at: string }[];
    orders: { orderId: number }[];
  };

describe('the page of a checkout', () => {
  it('says what is paid and that no real money moves, and works without JavaScript', async () => {
    const { url } = await openCheckout(server, true);
    const { status, text, headers } = await buyer().get(pathOf(url));
    expect(status).toBe(200);
    expect(text).toContain('No real money moves');
    expect(text).toContain('Balance &lt;bike&gt;');
    expect(text).toContain('Pay $26.06');
    expect(text).not.toContain('<script');
    expect(headers.get('cache-control')).toBe('no-store');
    for (const outcome of ['pay', 'decline', 'cancel']) {
      expect(text).toContain(`name="outcome" value="${outcome}"`);
    }
  });

  it('leads back after each answer, and is paid once', async () => {
    const { url, checkoutId } = await openCheckout(server, true);
    const left = `${server.origin}/checkout/cancel`;
    const answers = { decline: `${left}?error=Your+card+was+declined.`, cancel: left };
    for (const [outcome, location] of Object.entries(answers)) {
      const { status, headers } = await sendForm(buyer(), url, { outcome });
      expect([status, headers.get('location')]).toEqual([303, location]);
      expect(await provider().checkouts.find(checkoutId)).toMatchObject({ status: 'open' });
    }
    const payments = await Promise.all(
      [1, 2, 3].map(() => sendForm(buyer(), url, { outcome: 'pay', name: 'Bea', line: '1 Elm St' })),
    );
    for (const { status, headers } of payments) {
      expect([status, headers.get('location')]).toEqual([303, `${server.origin}/checkout/success`]);
    }
    const paid = await provider().checkouts.find(checkoutId);
    expect(paid).toMatchObject({
      status: 'paid',
      address: { name: 'Bea', lines: ['1 Elm St'], city: 'Austin' },
    });
    const { movements } = await books();
    expect(movements).toEqual([
      {
        kind: 'charge',
        orderId: 0,
        amount: 2606,
        at: expect.any(String),
        key: expect.any(String),
      },
      { kind: 'fee', orderId: 0, amount: 106, at: expect.any(String), key: expect.any(String) },
    ]);
    expect((await buyer().get(pathOf(url))).text).toContain('This is paid');
  });

  it('is over when its time is, and unknown pages are not found', async () => {
    const { url, checkoutId } = await openCheckout(server);
    server.clock.forward(minutes(32));
    expect((await buyer().get(pathOf(url))).text).toContain('has expired');
    expect((await sendForm(buyer(), url, { outcome: 'pay' })).status).toBe(404);
    expect(await provider().checkouts.find(checkoutId)).toMatchObject({ status: 'expired' });
    expect((await buyer().get('/sandbox/checkouts/cs_unknown')).status).toBe(404);
    expect((await sendForm(buyer(), '/sandbox/checkouts/cs_unknown', { outcome: 'pay' })).status).toBe(404);
  });

  it('refuses other answers, foreign pages and what is too long', async () => {
    const { url } = await openCheckout(server);
    expect(await sendForm(buyer(), url, { outcome: 'free' })).toMatchObject({ status: 400 });
    expect(await sendForm(buyer(), url, {})).toMatchObject({ status: 400 });
    expect(await sendForm(buyer(), url, { outcome: 'pay', name: 'x'.repeat(20_000) })).toMatchObject({
      status: 413,
    });
    const foreign = { raw: 'outcome=pay', headers: { origin: 'https://elsewhere.example' } };
    expect((await buyer().send('POST', pathOf(url), foreign)).status).toBe(403);
  });
});

describe('the pages of a plan', () => {
  it('sell it, change it and cancel it', async () => {
    const { subscriptions } = provider();
    const pages = { successUrl: `${server.origin}/dashboard`, cancelUrl: `${server.origin}/pricing` };
    const request = {
      key: 'plan-1',
      reference: 'member-77',
      customerId: null,
      plan: 'pro',
      ...pages,
    } as const;
    const { url = '' } = (await subscriptions.openCheckout(request)) ?? {};
    expect((await buyer().get(pathOf(url))).text).toContain('Pay $7.99');
    const paid = await sendForm(buyer(), url, { outcome: 'pay' });
    expect([paid.status, paid.headers.get('location')]).toEqual([303, pages.successUrl]);

    const [held] = await server.knex('sandbox_subscriptions').where({ clientReference: 'member-77' });
    const returnUrl = `${server.origin}/account`;
    const portal = await subscriptions.openPortal({ customerId: held.customerId, returnUrl });
    if (!portal) throw new Error('She is gone');
    expect((await buyer().get(pathOf(portal.url))).text).toContain('Change to Premium');
    for (const [outcome, expected] of [
      ['premium', { plan: 'premium', status: 'active' }],
      ['cancel', { status: 'ending' }],
      ['resume', { status: 'active' }],
      ['miss-renewal', { status: 'past_due' }],
      ['resume', { status: 'past_due' }],
      ['pay', { status: 'active' }],
    ] as const) {
      const { status, headers } = await sendForm(buyer(), portal.url, { outcome });
      expect([status, headers.get('location')]).toEqual([303, returnUrl]);
      expect(await subscriptions.find(held.id)).toMatchObject(expected);
    }
    server.clock.forward(minutes(61));
    expect((await buyer().get(pathOf(portal.url))).status).toBe(404);
  });
});

describe('the page of the ledger', () => {
  it('shows orders and movements, and does what banks do', async () => {
    const { url, checkoutId } = await openCheckout(server);
    await sendForm(buyer(), url, { outcome: 'pay' });
    const paid = await provider().checkouts.find(checkoutId);
    if (paid?.status !== 'paid') throw new Error('It is not paid');
    const { paymentId, reference } = paid;
    const page = (await buyer().get('/sandbox/payments')).text;
    expect(page).toContain('No real money moves');
    expect(page).toContain('Balance &lt;bike&gt;');

    const payment = () => provider().money.payment({ reference, paymentId });
    await sendForm(buyer(), '/sandbox/payments', { act: 'open', paymentId });
    expect(await payment()).toMatchObject({ disputes: [{ outcome: 'open', cents: 2606 }] });
    await sendForm(buyer(), '/sandbox/payments', { act: 'won', paymentId });
    const refunded = await sendForm(buyer(), '/sandbox/payments', { act: 'refund', paymentId, cents: '600' });
    expect([refunded.status, refunded.headers.get('location')]).toEqual([303, '/sandbox/payments']);
    expect(await payment()).toMatchObject({
      disputes: [{ outcome: 'won' }],
      refunds: [{ cents: 600, key: null }],
    });
    expect((await books()).orders).toContainEqual({
      orderId: 0,
      charged: 2606,
      held: 2006,
      released: 0,
      refunded: 600,
      fees: 0,
    });
    expect(
      (await sendForm(buyer(), '/sandbox/payments', { act: 'refund', paymentId, cents: '-1' })).status,
    ).toBe(400);
    expect((await sendForm(buyer(), '/sandbox/payments', { act: 'rob' })).status).toBe(400);
  });

  it('is append-only', async () => {
    const change = server.knex('sandbox_movements').update({ cents: 1 });
    await expect(change).rejects.toThrow('rows of the ledger are only added');
    await expect(server.knex('sandbox_movements').delete()).rejects.toThrow('only added');
  });
});

it('is not served where a payment provider is configured', async () => {
  const configured = await testServer({
    env: { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' },
  });
  try {
    for (const path of [
      '/sandbox/payments',
      '/sandbox/payments.json',
      '/sandbox/checkouts/cs_1',
      '/sandbox/sellers/a',
    ]) {
      expect((await configured.visitor().get(path)).status).toBe(404);
    }
  } finally {
    await configured.close();
  }
});
