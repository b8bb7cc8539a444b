import { minutes } from '@nestmates/domain/platform/shared/time.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type StartedStripe,
  secretKey,
  startStripe,
  webhookSecrets,
} from '../../../../testing/payments/stripe/start-stripe.ts';
import type { Event } from '../../../../testing/payments/stripe/stripe-double/objects.ts';
import {
  forgedWebhook,
  replayedWebhook,
  signedText,
  signedWebhook,
} from '../../../../testing/payments/stripe/stripe-double/webhooks.ts';
import { StripeClient } from './stripe-client.ts';
import { StripeEvents } from './stripe-events.ts';

let stripe: StartedStripe;
const happened = new Map<string, Event>();
beforeAll(async () => {
  stripe = await startStripe();
  await stripe.steps.paidOrder();
  await stripe.steps.readySeller();
  for (const event of stripe.double.state.events) happened.set(event.type, event);
});
afterAll(() => stripe.double.stop());

const eventsWith = (secrets: { platform: string; connect?: string }) =>
  new StripeEvents(new StripeClient({ secretKey }), secrets, { livemode: false });
const eventOf = (type: string): Event => {
  const event = happened.get(type);
  if (!event) throw new Error(`No ${type} has happened`);
  return event;
};

/** A version of the API that is so many years younger than that of the SDK. */
async function versionAfter(years: number): Promise<string> {
  const version = await new StripeClient({ secretKey }).apiVersion();
  return `${Number(version.slice(0, 4)) + years}${version.slice(4)}`;
}

const refusal = { kind: 'invalid', code: 'INVALID_SIGNATURE' };
const ago = (span: number) => new Date(Date.now() - span);

describe('a webhook of Stripe', () => {
  const read = (webhook: Parameters<StripeEvents['read']>[0]) => eventsWith(webhookSecrets).read(webhook);

  it('is read from either endpoint', async () => {
    const paid = eventOf('checkout.session.completed');
    expect(await read(signedWebhook(paid, webhookSecrets, new Date()))).toEqual({
      kind: 'checkout-changed',
      id: paid.id,
      name: 'checkout.session.completed',
      at: new Date(paid.created * 1000),
      checkoutId: expect.stringMatching(/^cs_/),
    });
    const updated = eventOf('account.updated');
    expect(await read(signedWebhook(updated, webhookSecrets, new Date()))).toMatchObject({
      kind: 'seller-account-changed',
      accountId: updated.account,
    });
  });

  it.each([
    ['charge.dispute.created', { id: 'dp_1', object: 'dispute', charge: null }],
    ['refund.failed', { id: 're_1', object: 'refund', charge: null }],
    ['invoice.paid', { id: 'in_1', object: 'invoice', subscription: 'sub_1' }],
    [
      'checkout.session.completed',
      {
        id: 'cs_1',
        object: 'checkout.session',
        mode: 'subscription',
        status: 'complete',
        subscription: null,
      },
    ],
  ])('that does not say what it is about is unreadable: %s', async (type, object) => {
    const event = { ...eventOf('checkout.session.completed'), type, data: { object } };
    expect(await read(signedWebhook(event, webhookSecrets, new Date()))).toMatchObject({
      kind: 'ignored',
      isUnreadable: true,
    });
  });

  it.each([
    ['invoice.paid', { id: 'in_1', object: 'invoice', parent: null }],
    ['transfer.reversed', { id: 'tr_1', object: 'transfer', source_transaction: null }],
    ['customer.created', { id: 'cus_1', object: 'customer' }],
  ])('about something else is ignored in silence: %s', async (type, object) => {
    const event = { ...eventOf('checkout.session.completed'), type, data: { object } };
    const found = await read(signedWebhook(event, webhookSecrets, new Date()));
    expect(found).not.toHaveProperty('isUnreadable');
    expect(found.kind).toBe('ignored');
  });

  it('of a newer version of the API is kept and not half understood, whatever it is about', async () => {
    const newer = { api_version: await versionAfter(1) };
    for (const event of [eventOf('checkout.session.completed'), eventOf('account.updated')]) {
      expect(await read(signedWebhook({ ...event, ...newer }, webhookSecrets, new Date()))).toEqual({
        kind: 'ignored',
        isUnreadable: true,
        id: event.id,
        name: event.type,
        at: expect.any(Date),
      });
    }
    const other = { ...eventOf('charge.succeeded'), ...newer };
    expect(await read(signedWebhook(other, webhookSecrets, new Date()))).not.toHaveProperty('isUnreadable');
  });

  it.each([
    ['the version of the SDK', () => versionAfter(0)],
    ['an older version', () => versionAfter(-1)],
    ['no version', () => null],
  ])('of %s of the API is read', async (_, version) => {
    const known = { ...eventOf('checkout.session.completed'), api_version: await version() };
    expect(await read(signedWebhook(known, webhookSecrets, new Date()))).toMatchObject({
      kind: 'checkout-changed',
    });
  });

  it('tells of an account that has left the platform', async () => {
    const updated = eventOf('account.updated');
    const left = { ...updated, type: 'account.application.deauthorized', data: { object: { id: 'ca_1' } } };
    expect(await read(signedWebhook(left, webhookSecrets, new Date()))).toMatchObject({
      kind: 'seller-account-changed',
      accountId: updated.account,
    });
  });

  it('is taken up to five minutes after it was signed, and refused later', async () => {
    const event = eventOf('checkout.session.completed');
    const signedAgo = (span: number) => read(signedWebhook(event, webhookSecrets, ago(span)));
    expect(await signedAgo(minutes(4))).toMatchObject({ kind: 'checkout-changed' });
    await expect(signedAgo(minutes(5) + 2000)).rejects.toMatchObject(refusal);
    await expect(read(replayedWebhook(event, webhookSecrets, new Date()))).rejects.toMatchObject(refusal);
  });

  it('is refused when it is forged', async () => {
    for (const event of happened.values()) {
      await expect(read(forgedWebhook(event, new Date()))).rejects.toMatchObject(refusal);
    }
  });

  it('is taken when it comes late, signed anew', async () => {
    const old = { ...eventOf('checkout.session.completed'), created: 1 };
    expect(await read(signedWebhook(old, webhookSecrets, new Date()))).toMatchObject({ at: new Date(1000) });
  });

  it('of a kind that we do not know is ignored', async () => {
    const unknown = { ...eventOf('charge.succeeded'), type: 'product.created' };
    for (const event of [eventOf('charge.succeeded'), unknown]) {
      expect(await read(signedWebhook(event, webhookSecrets, new Date()))).toEqual({
        kind: 'ignored',
        id: event.id,
        name: event.type,
        at: expect.any(Date),
      });
    }
  });

  it('about what a connected account does by itself is ignored', async () => {
    const theirs = { ...eventOf('checkout.session.completed'), account: 'acct_seller' };
    expect(await read(signedWebhook(theirs, webhookSecrets, new Date()))).toMatchObject({ kind: 'ignored' });
  });

  it('for one endpoint is ignored from the other', async () => {
    const crossed = { platform: webhookSecrets.connect, connect: webhookSecrets.platform };
    for (const event of happened.values()) {
      expect(await read(signedWebhook(event, crossed, new Date()))).toMatchObject({ kind: 'ignored' });
    }
  });

  it('is read with one secret for both endpoints, as Stripe’s command line has it', async () => {
    const same = { platform: 'whsec_cli', connect: 'whsec_cli' };
    const updated = signedWebhook(eventOf('account.updated'), same, new Date());
    expect(await eventsWith(same).read(updated)).toMatchObject({ kind: 'seller-account-changed' });
  });

  it('about accounts is refused without the secret of their endpoint', async () => {
    const updated = signedWebhook(eventOf('account.updated'), webhookSecrets, new Date());
    const events = eventsWith({ platform: webhookSecrets.platform });
    await expect(events.read(updated)).rejects.toMatchObject(refusal);
  });

  it('is refused when it is signed and no event', async () => {
    for (const nonsense of ['null', '[]', '"event"', '{"object":"list"}', '{"object":"event"', 'hello', '']) {
      const webhook = signedText(nonsense, webhookSecrets.platform, new Date());
      await expect(read(webhook)).rejects.toMatchObject(refusal);
    }
  });
});
