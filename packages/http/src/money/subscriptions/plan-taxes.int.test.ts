import { port } from '@nestmates/infrastructure/platform/wiring/wiring.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectBooksToAgree, reconcile } from '../../../testing/books.ts';
import { columnsOf } from '../../../testing/roles.ts';
import { type TaxedPlace, taxedAtStripe, taxedAtTheSandbox } from '../../../testing/taxed-places.ts';
import type { TestMember } from '../../../testing/test-server.ts';

describe.each([
  ['the sandbox', taxedAtTheSandbox],
  ['Stripe', taxedAtStripe],
])('the tax on a plan at %s', (_, start) => {
  let place: TaxedPlace;
  let ada: TestMember;
  beforeAll(async () => {
    place = await start();
    ada = await place.server.member({ ...columnsOf.admin });
  });
  afterAll(() => place.close());

  /** $7.99, and 8.25 % of it. */
  const [price, tax] = [799, 66];

  async function subscribed(): Promise<{ by: TestMember; id: string; paymentId: string }> {
    const { server, pay, hear } = place;
    const by = await server.member({ ...columnsOf.free });
    const { body } = await by.send('POST', '/api/subscribe?plan=pro');
    await pay(String(body.checkoutUrl));
    await hear();
    expect((await by.get('/api/me')).body.plan).toBe('pro');
    const { providerId: id } = await server.knex('paid_subscriptions').where({ userId: by.id }).first();
    const [paid] = await server.container.get(port('paymentProviders')).current.subscriptions.payments(id);
    return { by, id, paymentId: paid?.paymentId ?? '' };
  }

  /** Sums of our books, which the provider's balance equals. */
  async function booked() {
    await place.hear();
    await expectBooksToAgree(place.server);
    const { body } = await ada.get('/api/admin/money');
    const sums = new Map(
      (body.accounts as unknown as { account: string; amount: number }[]).map((one) => [
        one.account,
        one.amount,
      ]),
    );
    const [income = 0, refunds = 0, owed = 0] = ['planIncome', 'planRefunds', 'tax'].map((name) =>
      sums.get(name),
    );
    return { income, refunds, owed };
  }

  async function change(act: () => Promise<unknown>) {
    const before = await booked();
    await act();
    const after = await booked();
    return {
      income: after.income - before.income,
      refunds: after.refunds - before.refunds,
      owed: after.owed - before.owed,
    };
  }

  it('is said with the price, and charged with each payment', async () => {
    const { body } = await place.server.visitor().get('/api/plans');
    expect((body as unknown as { plusTax?: true }[]).map(({ plusTax }) => plusTax)).toEqual([
      undefined,
      true,
      true,
    ]);
    let plan: Awaited<ReturnType<typeof subscribed>> | undefined;
    const first = await change(async () => {
      plan = await subscribed();
    });
    expect(first).toEqual({ income: price, refunds: 0, owed: tax });
    expect(await change(() => place.renew(plan?.id ?? ''))).toEqual({
      income: price,
      refunds: 0,
      owed: tax,
    });
  });

  it('goes back with the guarantee', async () => {
    const { by } = await subscribed();
    const paidBack = await change(async () => {
      expect((await by.get('/api/subscription/guarantee')).body).toMatchObject({ amount: price + tax });
      expect((await by.post('/api/subscription/guarantee')).status).toBe(200);
    });
    expect(paidBack).toEqual({ income: 0, refunds: -price, owed: -tax });
  });

  it('goes back with each part, and with the last part the rest', async () => {
    const { paymentId } = await subscribed();
    expect(await change(() => place.refund(paymentId, 400))).toEqual({ income: 0, refunds: -369, owed: -31 });
    expect(await change(() => place.refund(paymentId, 465))).toEqual({ income: 0, refunds: -430, owed: -35 });
  });

  it('goes to a bank with what that takes, and comes back if it is won', async () => {
    const { paymentId } = await subscribed();
    const taken = await change(() => place.openDispute(paymentId, 865));
    expect(taken).toEqual({ income: 0, refunds: -price, owed: -tax });
    const won = await change(() => place.closeDispute(paymentId, 'won'));
    expect(won).toEqual({ income: 0, refunds: price, owed: tax });
    expect((await reconcile(place.server)).differences).toEqual([]);
  });
});
