import { hours } from '@nestmates/domain/platform/shared/time.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { Caller, sessionParams } from './caller.ts';
import { completeSession } from './resources/completed-checkouts.ts';

let stripe: Caller;
let charge: string;
beforeEach(async () => {
  stripe = new Caller();
  completeSession(stripe.state, await stripe.make('POST /v1/checkout/sessions', sessionParams));
  charge = [...stripe.state.charges.keys()][0] ?? '';
});

const refund = (amount: number, key: string, more: object = {}) =>
  stripe.call('POST /v1/refunds', { charge, amount }, { key, ...more });
const refunded = () => stripe.state.charges.get(charge)?.amount_refunded;

describe('an idempotency key', () => {
  it('repeats the answer and not the work', async () => {
    const first = await refund(100, 'a');
    const again = await refund(100, 'a');
    expect(again).toEqual({ ...first, replayed: true });
    expect(refunded()).toBe(100);
  });

  it('means the same call whatever the order of its parameters', async () => {
    await refund(100, 'a');
    const again = await stripe.call('POST /v1/refunds', { amount: 100, charge }, { key: 'a' });
    expect(again).toMatchObject({ status: 200, replayed: true });
  });

  it('is refused for other parameters and other calls', async () => {
    await refund(100, 'a');
    const error = { status: 400, body: { error: { type: 'idempotency_error' } } };
    expect(await refund(200, 'a')).toMatchObject(error);
    expect(await stripe.call('POST /v1/checkout/sessions', sessionParams, { key: 'a' })).toMatchObject(error);
    expect(refunded()).toBe(100);
  });

  it('repeats a refusal, also when it would be granted by now', async () => {
    await refund(2500, 'a');
    const refusal = await refund(1, 'b');
    expect(refusal).toMatchObject({ status: 400, body: { error: { code: 'charge_already_refunded' } } });
    const paid = stripe.state.charges.get(charge);
    if (paid) Object.assign(paid, { amount_refunded: 0, refunded: false });
    expect(await refund(1, 'b')).toEqual({ ...refusal, replayed: true });
    expect(await refund(1, 'c')).toMatchObject({ status: 200 });
  });

  it('is free after parameters that are no parameters', async () => {
    const wrong = await stripe.call('POST /v1/refunds', { charge, amount: 'all' }, { key: 'a' });
    expect(wrong).toMatchObject({ status: 400 });
    expect(await refund(100, 'a')).toMatchObject({ status: 200, replayed: false });
  });

  it('repeats a failure that has been kept', async () => {
    expect(await refund(100, 'a', { failsForGood: true })).toMatchObject({ status: 500, replayed: false });
    expect(await refund(100, 'a')).toMatchObject({ status: 500, replayed: true });
    expect(refunded()).toBe(0);
  });

  it('is in use while its call is under way', async () => {
    const pause = Promise.withResolvers<void>();
    const first = refund(100, 'a', { beforeWork: () => pause.promise });
    expect(await refund(100, 'a')).toMatchObject({
      status: 409,
      body: { error: { code: 'idempotency_key_in_use' } },
    });
    pause.resolve();
    expect(await first).toMatchObject({ status: 200 });
    expect(await refund(100, 'a')).toMatchObject({ replayed: true });
    expect(refunded()).toBe(100);
  });

  it('is forgotten after a day', async () => {
    await refund(100, 'a');
    stripe.wait(hours(24) - 1);
    expect(await refund(100, 'a')).toMatchObject({ replayed: true });
    stripe.wait(1);
    expect(await refund(100, 'a')).toMatchObject({ replayed: false });
    expect(refunded()).toBe(200);
  });

  it('has up to 255 characters', async () => {
    expect(await refund(100, 'k'.repeat(255))).toMatchObject({ status: 200 });
    expect(await refund(100, 'k'.repeat(256))).toMatchObject({ status: 400 });
  });

  it('means nothing where nothing is changed', async () => {
    const read = () => stripe.call(`GET /v1/charges/${charge}`, {}, { key: 'a' });
    expect(await read()).toMatchObject({ body: { amount_refunded: 0 } });
    await refund(100, 'b');
    expect(await read()).toMatchObject({ body: { amount_refunded: 100 }, replayed: false });
  });
});
