import { handlePaymentEvent } from '@nestmates/application/money/payments/payment-events.ts';
import { minutes, seconds } from '@nestmates/domain/platform/shared/time.ts';
import { Sandbox } from '@nestmates/infrastructure/money/payments/sandbox/sandbox.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openCheckout, sendForm } from '../../../testing/sandbox-payments.ts';
import { openAccount, seller } from '../../../testing/shop-setup.ts';
import { type TestServer, testServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  // What the sandbox has still to deliver of the tests before.
  await server.runJobs();
  await server.knex('payment_events').delete();
});

const address = '/api/webhooks/stripe';
const stored = () => server.knex('payment_events').orderBy('receivedAt');

/** The newest event of the sandbox, as it would send it now. */
async function newestWebhook() {
  const sandbox = server.container.get(Sandbox);
  const event = (await sandbox.events.all()).at(-1);
  if (!event) throw new Error('Nothing has happened');
  const { body, headers } = await sandbox.events.signed(event);
  return { raw: new Uint8Array(body), headers };
}

const send = (webhook: { raw: Uint8Array<ArrayBuffer>; headers: Record<string, string> }, to = address) =>
  server.visitor().send('POST', to, webhook);

async function paidCheckout() {
  const opened = await openCheckout(server);
  await sendForm(server.visitor(), opened.url, { outcome: 'pay' });
  return opened;
}

describe('a webhook', () => {
  it('is stored before it is acknowledged, once, however often it comes at once', async () => {
    const { checkoutId } = await paidCheckout();
    const webhook = await newestWebhook();
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => send(webhook)));
    for (const answer of answers) expect(answer).toMatchObject({ status: 200, body: { received: true } });
    expect(await stored()).toMatchObject([
      { kind: 'checkout-changed', subjectId: checkoutId, state: 'waiting', copies: 5, attempts: 0 },
    ]);
    const { rows } = await server.knex.raw(
      `select count(*)::integer as waiting from graphile_worker.jobs where task_identifier = ?`,
      [handlePaymentEvent.name],
    );
    expect(rows).toEqual([{ waiting: 1 }]);
    await server.runJobs();
    expect(await stored()).toMatchObject([{ state: 'handled' }]);
  });

  it('comes from no page, so that it is taken without a session and whatever origin it says', async () => {
    await paidCheckout();
    const { raw, headers } = await newestWebhook();
    const withOrigin = { ...headers, origin: 'https://stripe.example', 'sec-fetch-site': 'cross-site' };
    expect((await send({ raw, headers: withOrigin }, `${address}/connect`)).status).toBe(200);
  });

  it('is refused when it is forged, stale, from the future, or not signed', async () => {
    await paidCheckout();
    const webhook = await newestWebhook();
    const [signature = ''] = Object.values(webhook.headers).filter((value) => value.startsWith('t='));
    const [name = ''] = Object.entries(webhook.headers).find(([, value]) => value === signature) ?? [];
    const refusal = { status: 400, body: { error: 'INVALID_SIGNATURE' } };
    const changed = new Uint8Array([...webhook.raw, 32]);
    const anotherKey = signature.replace(/[0-9a-f]$/, (digit) => (digit === '0' ? '1' : '0'));
    expect(await send({ ...webhook, raw: changed })).toMatchObject(refusal);
    expect(await send({ raw: webhook.raw, headers: {} })).toMatchObject(refusal);
    expect(await send({ raw: webhook.raw, headers: { [name]: anotherKey } })).toMatchObject(refusal);
    expect(await send({ raw: webhook.raw, headers: { [name]: 't=,v1=' } })).toMatchObject(refusal);
    server.clock.forward(minutes(5) + seconds(1));
    expect(await send(webhook)).toMatchObject(refusal);
    server.clock.forward(-minutes(11));
    expect(await send(webhook)).toMatchObject(refusal);
    server.clock.forward(minutes(6) - seconds(1));
    expect(await stored()).toEqual([]);
  });

  it('that is too large, empty or broken off does no harm', async () => {
    const large = new Uint8Array(1024 * 1024 + 1);
    expect(await send({ raw: large, headers: {} })).toMatchObject({
      status: 413,
      body: { error: 'TOO_LARGE' },
    });
    expect(await send({ raw: new Uint8Array(), headers: {} })).toMatchObject({ status: 400 });
    expect((await server.visitor().get(address)).status).toBe(404);
  });
});

describe('the sandbox', () => {
  it('delivers what has happened to the same address, by a job', async () => {
    const { checkoutId } = await paidCheckout();
    expect(await stored()).toEqual([]);
    await server.runJobs();
    expect(await stored()).toMatchObject([
      { name: 'checkout.paid', kind: 'checkout-changed', subjectId: checkoutId, state: 'handled', copies: 1 },
    ]);
  });

  it('can be late and send everything twice', async () => {
    const settings = { act: 'events', delaySeconds: '60', copies: '2', areShuffled: 'true' };
    await sendForm(server.visitor(), '/sandbox/payments', settings);
    await paidCheckout();
    await server.runJobs();
    expect(await stored()).toEqual([]);
    server.clock.forward(minutes(2));
    await server.runJobs();
    expect(await stored()).toMatchObject([{ copies: 2, state: 'handled' }]);
    await sendForm(server.visitor(), '/sandbox/payments', { act: 'events', delaySeconds: '0', copies: '1' });
  });
});

describe('the readiness of a seller', () => {
  it('follows the events about her account', async () => {
    const sara = await seller(server);
    const { sellers } = server.container.get(Sandbox);
    const isReady = async () =>
      (await server.knex('payment_accounts').where({ userId: sara.id }).first()).ready;
    await sellers.restrict(`sandbox_of_${sara.id}`);
    expect(await isReady()).toBe(true);
    await server.runJobs();
    expect(await isReady()).toBe(false);
  });

  it('comes once she has finished, also if she does not come back', async () => {
    const tess = await server.member();
    await openAccount(server, tess, false);
    await sendForm(server.visitor(), `/sandbox/sellers/page-of-${tess.id}`, { outcome: 'finish' });
    await server.runJobs();
    expect(await server.knex('payment_accounts').where({ userId: tess.id }).first()).toMatchObject({
      ready: true,
    });
  });
});
