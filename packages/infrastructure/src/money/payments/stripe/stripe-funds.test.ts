import { newKey } from '@nestmates/application/testing/payments/provider-steps.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type StartedStripe, startStripe } from '../../../../testing/payments/stripe/start-stripe.ts';

let stripe: StartedStripe;
beforeAll(async () => {
  stripe = await startStripe();
});
afterEach(() => stripe.double.state.forbidden.clear());
afterAll(() => stripe.double.stop());

const refusedFor = (reason: string) => ({ outcome: 'refused', reason, message: expect.any(String) });

describe('a reversal', () => {
  it('above what the seller has is refused, and made for what is there', async () => {
    const { releaseId, accountId } = await stripe.steps.releasedOrder();
    const { money } = stripe.provider;
    stripe.double.people.payOut(accountId, 1500);
    const reverse = (cents: number) => money.reverse({ releaseId, key: newKey(), cents });
    expect(await reverse(2500)).toEqual(refusedFor('insufficient-funds'));
    expect(await money.sellerFunds(accountId)).toBe(1000);
    expect(await reverse(1000)).toMatchObject({ outcome: 'done' });
    expect(await money.sellerFunds(accountId)).toBe(0);
  });

  it('counts on nothing where the key may not read the balance of the seller', async () => {
    const { accountId } = await stripe.steps.releasedOrder();
    stripe.double.state.forbidden.add('GET /v1/balance');
    expect(await stripe.provider.money.sellerFunds(accountId)).toBe(0);
  });
});

describe('a key without the right to', () => {
  it('send money is refused, and another try is made once it has the right', async () => {
    const order = await stripe.steps.paidOrder();
    const release = { ...order, accountId: await stripe.steps.readySeller(), cents: 2500 };
    stripe.double.state.forbidden.add('POST /v1/transfers');
    const { money } = stripe.provider;
    expect(await money.release({ ...release, key: newKey() })).toEqual(refusedFor('other'));
    stripe.double.state.forbidden.clear();
    expect(await money.release({ ...release, key: newKey() })).toMatchObject({ outcome: 'done' });
    expect((await stripe.steps.payment(order)).releases).toMatchObject([{ cents: 2500 }]);
  });

  it('read payments says so, and does not take them for none', async () => {
    const order = await stripe.steps.paidOrder();
    stripe.double.state.forbidden.add('GET /v1/charges');
    await expect(stripe.provider.money.payment(order)).rejects.toMatchObject({
      code: 'PAYMENTS_UNAVAILABLE',
    });
  });
});
