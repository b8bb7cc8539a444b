import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { StripePayments } from '../../../../src/money/payments/stripe/stripe-payments.ts';
import { accountParams } from './caller.ts';
import { StripeDouble } from './stripe-double.ts';
import { deliver, forgedWebhook, planDeliveries, replayedWebhook, signedWebhook } from './webhooks.ts';

const secretKey = 'sk_test_double';
const webhookSecrets = { platform: 'whsec_platform', connect: 'whsec_connect' };

let double: StripeDouble;
beforeAll(async () => {
  double = await StripeDouble.start({ clock: { now: () => new Date() }, secretKey, webhookSecrets });
  const { url } = double;
  const { sellers } = new StripePayments({
    secretKey,
    apiBase: url,
    webhookSecrets,
    prices: { pro: 1, premium: 2 },
    environment: 'nestmates.example',
  });
  for (const sellerId of [1, 2, 3]) {
    const seller = { key: `seller-${sellerId}`, reference: `seller-${sellerId}`, accountId: null };
    const page = await sellers.startOnboarding({ ...seller, returnUrl: url, refreshUrl: url });
    await double.people.finishOnboarding(page.url);
  }
});
afterAll(() => double.stop());

const post = (headers: Record<string, string>) =>
  fetch(`${double.url}/v1/accounts`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${secretKey}`,
      'stripe-version': '2026-10-28.endive',
      'content-type': 'application/x-www-form-urlencoded',
      ...headers,
    },
    body: new URLSearchParams(
      Object.entries(accountParams).map(([name, value]): [string, string] => [name, String(value)]),
    ),
  });

describe('the server', () => {
  it('answers who has the key, in the version of the SDK, in forms', async () => {
    expect((await post({})).status).toBe(200);
    expect((await post({ authorization: 'Bearer sk_test_other' })).status).toBe(401);
    expect((await post({ 'stripe-version': '2020-03-02' })).status).toBe(400);
    expect((await post({ 'content-type': 'application/json' })).status).toBe(400);
  });

  it('says when an answer is a repeated one', async () => {
    const first = await post({ 'idempotency-key': 'a' });
    const again = await post({ 'idempotency-key': 'a' });
    expect(first.headers.get('idempotent-replayed')).toBeNull();
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    expect(await again.json()).toEqual(await first.json());
  });
});

describe('webhooks', () => {
  it('are planned in the order of the events, in several copies, or shuffled', () => {
    const { events } = double.state;
    expect(planDeliveries(events, { copies: 1 })).toEqual(events);
    const copies = planDeliveries(events, { copies: 5, random: () => 0.3 });
    expect(copies).toHaveLength(events.length * 5);
    expect(copies).not.toEqual(planDeliveries(events, { copies: 5 }));
    for (const event of events) expect(copies.filter(({ id }) => id === event.id)).toHaveLength(5);
  });

  it('arrive at an endpoint byte for byte, and tell what it answered', async () => {
    const received: { readonly body: Buffer; readonly signature: unknown }[] = [];
    const endpoint = createServer(async (request, response) => {
      const { 'stripe-signature': signature } = request.headers;
      received.push({ body: await buffer(request), signature });
      response.writeHead(received.length === 1 ? 200 : 400).end();
    });
    endpoint.listen(0, '127.0.0.1');
    await once(endpoint, 'listening');
    const url = `http://127.0.0.1:${(endpoint.address() as AddressInfo).port}/webhooks`;
    const [event] = double.state.events;
    if (!event) throw new Error('Nothing has happened');
    const now = new Date();
    const sent = [
      signedWebhook(event, webhookSecrets, now),
      forgedWebhook(event, now),
      replayedWebhook(event, webhookSecrets, now),
    ];
    const statuses: number[] = [];
    for (const webhook of sent) statuses.push(await deliver(url, webhook));
    endpoint.close();
    expect(statuses).toEqual([200, 400, 400]);
    expect(received.map(({ body }) => [...body])).toEqual(sent.map(({ body }) => [...body]));
    expect(received.map(({ signature }) => signature)).toEqual(
      sent.map(({ headers }) => headers['stripe-signature']),
    );
    expect(new Set(received.map(({ signature }) => signature)).size).toBe(3);
  });
});
