import { minutes } from '@nestmates/domain/platform/shared/time.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accountParams, Caller, sessionParams } from './caller.ts';
import type { Party } from './ledger.ts';
import { PeopleAtStripe } from './people.ts';
import { failRefund } from './resources/charges.ts';
import { completeSession, declineSession } from './resources/completed-checkouts.ts';
import { closeDispute, openDispute } from './resources/disputes.ts';
import { payOut } from './resources/transfers.ts';

async function paidCharge(stripe: Caller): Promise<string> {
  const id = await stripe.make('POST /v1/checkout/sessions', sessionParams);
  completeSession(stripe.state, id);
  return [...stripe.state.charges.keys()].at(-1) ?? '';
}

async function readyAccount(stripe: Caller): Promise<string> {
  const account = await stripe.make('POST /v1/accounts', accountParams);
  await new PeopleAtStripe(stripe.state).finishOnboarding(`https://stripe.example/setup/e/${account}/link_1`);
  return account;
}

const transferOf = (charge: string, destination: string, amount: number) => ({
  amount,
  currency: 'usd',
  destination,
  source_transaction: charge,
  transfer_group: 'order_7',
});

describe('the ledger of the double', () => {
  it('has one entry for each movement, and none for what was refused', async () => {
    const stripe = new Caller();
    const charge = await paidCharge(stripe);
    const account = await readyAccount(stripe);
    const transfer = await stripe.make('POST /v1/transfers', transferOf(charge, account, 2000));
    expect(await stripe.call('POST /v1/transfers', transferOf(charge, account, 501))).toMatchObject({
      status: 400,
    });
    const refund = await stripe.make('POST /v1/refunds', { charge });
    const reversal = await stripe.make(`POST /v1/transfers/${transfer}/reversals`, { amount: 1500 });
    const { ledger } = stripe.state;
    expect(ledger.entries).toEqual([
      { kind: 'charge', from: 'buyers', to: 'platform', cents: 2500, id: charge, charge },
      { kind: 'transfer', from: 'platform', to: account, cents: 2000, id: transfer, charge },
      { kind: 'refund', from: 'platform', to: 'buyers', cents: 2500, id: refund, charge },
      { kind: 'reversal', from: account, to: 'platform', cents: 1500, id: reversal, charge },
    ]);
    expect(ledger.balanceOf('platform')).toBe(-500);
    expect(ledger.balanceOf(account as Party)).toBe(500);
  });

  it('cannot be changed afterwards', async () => {
    const stripe = new Caller();
    await paidCharge(stripe);
    const [entry] = stripe.state.ledger.entries;
    expect(() => Object.assign(entry ?? {}, { cents: 1 })).toThrow(TypeError);
    const wrong = { kind: 'charge', from: 'buyers', to: 'platform', id: 'ch', charge: 'ch' } as const;
    for (const cents of [0, -1, 0.5]) expect(() => stripe.state.ledger.add({ ...wrong, cents })).toThrow();
  });

  it('lets nothing be taken back from who has it at her bank', async () => {
    const stripe = new Caller();
    const charge = await paidCharge(stripe);
    const account = await readyAccount(stripe);
    const transfer = await stripe.make('POST /v1/transfers', transferOf(charge, account, 2000));
    payOut(stripe.state, account);
    expect(await stripe.call(`POST /v1/transfers/${transfer}/reversals`)).toMatchObject({
      status: 400,
      body: { error: { code: 'balance_insufficient' } },
    });
  });

  it('has the money again that a bank has sent back', async () => {
    const stripe = new Caller();
    const charge = await paidCharge(stripe);
    failRefund(stripe.state, await stripe.make('POST /v1/refunds', { charge }));
    expect(stripe.state.ledger.balanceOf('platform')).toBe(2500);
    expect(stripe.state.events.at(-1)?.type).toBe('refund.failed');
  });
});

type Step = 'transfer' | 'refund' | 'reverse' | 'dispute' | 'win' | 'lose' | 'pay out';
const steps = fc.array(
  fc.record({
    step: fc.constantFrom<Step>('transfer', 'refund', 'reverse', 'dispute', 'win', 'lose', 'pay out'),
    amount: fc.integer({ min: 1, max: 2600 }),
  }),
  { maxLength: 15 },
);

it('no more is transferred, refunded or reversed than there is, whatever is asked for', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (asked) => {
      const stripe = new Caller();
      const charge = await paidCharge(stripe);
      const account = await readyAccount(stripe);
      const ignoringRefusals = (work: () => void) => {
        try {
          work();
        } catch {
          // What cannot be done now is part of the history.
        }
      };
      for (const { step, amount } of asked) {
        const transfers = [...stripe.state.transfers.keys()];
        if (step === 'transfer') await stripe.call('POST /v1/transfers', transferOf(charge, account, amount));
        if (step === 'refund') await stripe.call('POST /v1/refunds', { charge, amount });
        if (step === 'reverse') {
          await stripe.call(`POST /v1/transfers/${transfers[amount % transfers.length]}/reversals`, {
            amount,
          });
        }
        if (step === 'dispute') ignoringRefusals(() => openDispute(stripe.state, charge));
        if (step === 'win') ignoringRefusals(() => closeDispute(stripe.state, charge, 'won'));
        if (step === 'lose') ignoringRefusals(() => closeDispute(stripe.state, charge, 'lost'));
        if (step === 'pay out') ignoringRefusals(() => payOut(stripe.state, account));
        const { ledger } = stripe.state;
        const sum = (kind: string) =>
          ledger.entries.reduce((total, entry) => (entry.kind === kind ? total + entry.cents : total), 0);
        expect(sum('transfer') - sum('reversal')).toBeLessThanOrEqual(2500);
        // A bank takes what it wants, also of what was refunded.
        expect(sum('refund')).toBeLessThanOrEqual(2500);
        expect(sum('reversal')).toBeLessThanOrEqual(sum('transfer'));
        expect(ledger.balanceOf(account as Party)).toBeGreaterThanOrEqual(0);
      }
    }),
    { numRuns: 60 },
  );
});

describe('a checkout', () => {
  it('ends by itself when its time has come', async () => {
    const stripe = new Caller();
    const expires_at = Date.UTC(2026, 10, 20) / 1000 + 31 * 60;
    const id = await stripe.make('POST /v1/checkout/sessions', { ...sessionParams, expires_at });
    stripe.wait(minutes(31) - 1);
    expect(await stripe.call(`GET /v1/checkout/sessions/${id}`)).toMatchObject({ body: { status: 'open' } });
    stripe.wait(1);
    expect(await stripe.call(`GET /v1/checkout/sessions/${id}`)).toMatchObject({
      body: { status: 'expired', url: null },
    });
    expect(stripe.state.events.at(-1)?.type).toBe('checkout.session.expired');
    expect(() => completeSession(stripe.state, id)).toThrow('No such open checkout.session');
    expect(() => declineSession(stripe.state, id)).toThrow('No such open checkout.session');
  });
});
