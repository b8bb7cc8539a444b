import {
  environment,
  type StartedStripe,
  secretKey,
  startStripe,
  webhookSecrets,
} from '@nestmates/infrastructure/testing/payments/stripe/start-stripe.ts';
import { serverProgram } from '@nestmates/infrastructure/testing/server-programs.ts';
import { scaledTimeout } from '@nestmates/infrastructure/testing/time-factor.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mother } from '../../testing/mothers.ts';
import { insertListing, payable } from '../../testing/order-setup.ts';
import { runUntilExit, startProgram } from '../../testing/program.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';

const timeout = scaledTimeout(60_000);
let server: TestServer;
let stripe: StartedStripe;
beforeAll(async () => {
  [server, stripe] = [await testServer(), await startStripe()];
}, timeout);
afterAll(async () => {
  await server.close();
  await stripe.double.stop();
});

const withStripe = (more: Readonly<Record<string, string>>) => ({
  DATABASE_URL: server.databaseUrl,
  STRIPE_SECRET_KEY: secretKey,
  STRIPE_API_BASE: stripe.double.url,
  STRIPE_WEBHOOK_SECRET: webhookSecrets.platform,
  STRIPE_CONNECT_WEBHOOK_SECRET: webhookSecrets.connect,
  ...more,
});
const kept = () => server.knex('payments_environment').pluck('name');
const wordsOf = (name: string) =>
  `The payments of this database are made as ${environment}, and PAYMENTS_ENVIRONMENT (the host of PUBLIC_URL where it is not set) is ${name}: set PAYMENTS_ENVIRONMENT=${environment}, or name another database, and try again.\n`;

const unknownName =
  'This database has something at the payment provider, and the provider does not say under which name it was made: set PAYMENTS_ENVIRONMENT to that name (the host of PUBLIC_URL before, where it was not set), and try again.\n';

describe('the name of the installation at its payment provider', { timeout }, () => {
  it('is not kept without one', async () => {
    const { stop } = await startProgram({
      DATABASE_URL: server.databaseUrl,
      PUBLIC_URL: 'http://any.example',
    });
    await stop();
    expect(await kept()).toEqual([]);
  });

  it('is kept at the first start, and a start with another says so and ends with 1', async () => {
    const { stop } = await startProgram(withStripe({ PUBLIC_URL: `http://${environment}` }));
    await stop();
    expect(await kept()).toEqual([environment]);
    const moved = await runUntilExit(withStripe({ PUBLIC_URL: 'http://new.example' }));
    expect(moved).toMatchObject({ code: 1, stderr: wordsOf('new.example') });
    expect(await kept()).toEqual([environment]);
    const named = withStripe({ PUBLIC_URL: 'http://new.example', PAYMENTS_ENVIRONMENT: environment });
    await (await startProgram(named)).stop();
  });

  it('is that of the payments which there are already', async () => {
    await server.knex('payments_environment').delete();
    const [ana, bea] = [await mother(server), await mother(server)];
    const { reference, paymentId } = await stripe.steps.paidOrder();
    const listingId = await insertListing(server.knex, ana);
    await server.knex('orders').insert({
      listingId,
      reference: crypto.randomUUID(),
      title: reference,
      provider: 'stripe',
      buyerId: bea.id,
      sellerId: ana.id,
      fulfilment: 'shipping',
      status: 'pending_shipment',
      priceCents: 2500,
      processingFeeCents: 106,
      platformFeeCents: 0,
      createdAt: new Date(),
      reservedUntil: new Date(),
      paidAt: new Date(),
      paymentId,
    });
    const moved = await runUntilExit(withStripe({ PUBLIC_URL: 'http://new.example' }));
    expect(moved).toMatchObject({ code: 1, stderr: wordsOf('new.example') });
    expect(await kept()).toEqual([environment]);
  });

  it('is said by an operator where the provider does not say it', async () => {
    await server.knex('payments_environment').delete();
    const unreachable = withStripe({
      STRIPE_API_BASE: 'http://127.0.0.1:9',
      PUBLIC_URL: 'http://new.example',
    });
    expect(await runUntilExit(unreachable)).toMatchObject({ code: 1, stderr: unknownName });
    expect(await kept()).toEqual([]);
    await server.knex('orders').where({ provider: 'stripe' }).delete();
    await payable(server.knex, await mother(server));
    await server.knex('payment_accounts').update({ provider: 'stripe' });
    expect(await runUntilExit(withStripe({ PUBLIC_URL: 'http://new.example' }))).toMatchObject({
      code: 1,
      stderr: unknownName,
    });
    const { stop } = await startProgram({ ...unreachable, PAYMENTS_ENVIRONMENT: environment });
    await stop();
    expect(await kept()).toEqual([environment]);
  });

  it('is changed by hand in a copy of the database, which then starts beside the first', async () => {
    await server.knex.raw("update payments_environment set name = 'staging.example'");
    await (await startProgram(withStripe({ PUBLIC_URL: 'http://staging.example' }))).stop();
    expect(await kept()).toEqual(['staging.example']);
  });

  it('is compared by a command, which keeps none', async () => {
    await server.knex('payments_environment').delete();
    await server.knex('payment_accounts').delete();
    const command = serverProgram('commands/reconcile.ts');
    expect(await runUntilExit(withStripe({}), command)).toMatchObject({ stderr: '' });
    expect(await kept()).toEqual([]);
    await server.knex('payments_environment').insert({ name: environment });
    expect(await runUntilExit(withStripe({}), command)).toMatchObject({ code: 1, stderr: wordsOf('local') });
  });
});
