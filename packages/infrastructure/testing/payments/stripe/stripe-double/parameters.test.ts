import { beforeEach, describe, expect, it } from 'vitest';
import { accountParams, Caller, sessionParams } from './caller.ts';

let stripe: Caller;
beforeEach(() => {
  stripe = new Caller();
});

const refused = (error: object) => expect.objectContaining({ status: 400, body: { error } });
const invalid = (param: string, more: object = {}) =>
  expect.objectContaining({ type: 'invalid_request_error', param, ...more });

const sessions = 'POST /v1/checkout/sessions';
const { mode: _, ...withoutMode } = sessionParams;
const { success_url: __, ...withoutSuccess } = sessionParams;
const { 'line_items[0][price_data][currency]': ___, ...withoutCurrency } = sessionParams;
const { 'line_items[0][quantity]': ____, ...withoutQuantity } = sessionParams;
const now = Date.UTC(2026, 10, 20) / 1000;

describe('the parameters of a call', () => {
  it('are taken as the SDK declares them', async () => {
    expect(await stripe.call(sessions, sessionParams)).toMatchObject({ status: 200 });
  });

  it.each([
    ['payment_method_types[0]', 'payment_method_types'],
    ['payment_intent_data[transfer]', 'payment_intent_data[transfer]'],
    ['line_items[0][amount]', 'line_items[0][amount]'],
    ['__proto__', '__proto__'],
    ['constructor[name]', 'constructor'],
  ])('are refused when unknown: %s', async (name, param) => {
    expect(await stripe.call(sessions, { ...sessionParams, [name]: 'card' })).toEqual(
      refused(invalid(param, { code: 'parameter_unknown', message: `Received unknown parameter: ${param}` })),
    );
  });

  it.each([
    ['mode', withoutMode, 'mode'],
    ['the page to come back to', withoutSuccess, 'success_url'],
    ['the currency of a line', withoutCurrency, 'line_items[0][price_data][currency]'],
  ])('are refused without %s', async (_name, params, param) => {
    expect(await stripe.call(sessions, params)).toEqual(
      refused(invalid(param, { code: 'parameter_missing' })),
    );
  });

  it.each([
    ['mode', 'gift', 'mode'],
    ['allowed_payment_method_types[0]', 'cash', 'allowed_payment_method_types[0]'],
    ['line_items[0][price_data][unit_amount]', '25.5', 'line_items[0][price_data][unit_amount]'],
    ['line_items[0][price_data][unit_amount]', '-1', 'line_items[0][price_data][unit_amount]'],
    ['line_items[0][quantity]', 'two', 'line_items[0][quantity]'],
    ['line_items[2][quantity]', '1', 'line_items'],
    ['allow_promotion_codes', 'yes', 'allow_promotion_codes'],
    ['client_reference_id', '', 'client_reference_id'],
    ['client_reference_id', 'x'.repeat(201), 'client_reference_id'],
    ['metadata', 'order', 'metadata'],
    ['metadata[order]', 'x'.repeat(501), 'metadata[order]'],
    [`metadata[${'k'.repeat(41)}]`, '1', `metadata[${'k'.repeat(41)}]`],
    ['success_url', 'nestmates', 'success_url'],
    ['success_url', 'javascript:alert(1)', 'success_url'],
    ['expires_at', String(now + 29 * 60), 'expires_at'],
    ['expires_at', String(now + 25 * 3600), 'expires_at'],
    ['customer', 'cus_unknown', 'customer'],
    [
      'shipping_address_collection[allowed_countries][0]',
      'Texas',
      'shipping_address_collection[allowed_countries][0]',
    ],
  ])('are refused when wrong: %s=%.12s', async (name, value, param) => {
    expect(await stripe.call(sessions, { ...sessionParams, [name]: value })).toEqual(refused(invalid(param)));
  });

  it('are refused when they do not go together', async () => {
    expect(await stripe.call(sessions, withoutQuantity)).toMatchObject({ status: 400 });
    const both = { ...sessionParams, 'line_items[0][price]': 'price_1' };
    expect(await stripe.call(sessions, both)).toMatchObject({ status: 400 });
    const subscription = { ...sessionParams, mode: 'subscription' };
    expect(await stripe.call(sessions, subscription)).toEqual(refused(invalid('payment_intent_data')));
    const cheap = { ...sessionParams, 'line_items[0][price_data][unit_amount]': 49 };
    expect(await stripe.call(sessions, cheap)).toEqual(
      refused(expect.objectContaining({ code: 'amount_too_small' })),
    );
  });

  it('of lists are checked as well', async () => {
    expect(await stripe.call('GET /v1/transfers', { limit: 101 })).toEqual(refused(invalid('limit')));
    expect(await stripe.call('GET /v1/transfers', { group: 'order_7' })).toEqual(refused(invalid('group')));
    expect(await stripe.call('GET /v1/refunds', { starting_after: 're_1' })).toEqual(
      refused(invalid('starting_after')),
    );
  });

  it('of what the application must not do are not even modelled', async () => {
    for (const name of [
      'payment_intent_data[transfer_data][destination]',
      'payment_intent_data[on_behalf_of]',
    ]) {
      const params = { ...sessionParams, [name]: 'acct_1' };
      await expect(stripe.call(sessions, params)).rejects.toThrow('does not model');
    }
  });

  it('of an account go with the Express dashboard', async () => {
    expect(await stripe.call('POST /v1/accounts', accountParams)).toMatchObject({ status: 200 });
    const paidBySeller = { ...accountParams, 'controller[fees][payer]': 'account' };
    expect(await stripe.call('POST /v1/accounts', paidBySeller)).toEqual(
      refused(invalid('controller[fees][payer]')),
    );
    const unknown = await stripe.call('GET /v1/accounts/acct_unknown');
    expect(unknown).toMatchObject({ status: 403, body: { error: { code: 'account_invalid' } } });
  });
});

describe('an answer', () => {
  it('has in full what was asked for in full', async () => {
    const id = await stripe.make(sessions, sessionParams);
    const session = stripe.state.sessions.get(id);
    expect(session?.url).toContain(id);
    const path = `GET /v1/checkout/sessions/${id}`;
    expect(await stripe.call(path, { 'expand[0]': 'payment_intent' })).toMatchObject({
      body: { payment_intent: null },
    });
    expect(await stripe.call(path, { 'expand[0]': 'url' })).toEqual(refused(invalid('expand')));
  });

  it('to a wrong address, key or version is a refusal', async () => {
    expect(await stripe.call('POST /v1/payments', {})).toMatchObject({ status: 404 });
    expect(await stripe.call('DELETE /v1/transfers', {})).toMatchObject({ status: 404 });
    expect(await stripe.call('GET /v1/charges/ch_unknown')).toMatchObject({
      status: 404,
      body: { error: { code: 'resource_missing', message: "No such charge: 'ch_unknown'" } },
    });
  });
});
