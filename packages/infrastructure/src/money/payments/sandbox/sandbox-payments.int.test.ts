import { paymentProviderContract } from '@nestmates/application/testing/payments/payment-provider-contract.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type StartedSandbox, startSandbox } from '../../../../testing/payments/sandbox/start-sandbox.ts';

let sandbox: StartedSandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.stop());

paymentProviderContract('the sandbox', () => sandbox.underTest, null);

it('takes a payment that was asked about once, where its bank takes it twice at once', async () => {
  for (let round = 0; round < 5; round += 1) {
    const order = await sandbox.steps.paidOrder();
    await sandbox.steps.people.openDispute(order.paymentId, 0);
    const take = () => sandbox.sandbox.pages.people.openDispute(order.paymentId, 1000);
    expect((await Promise.all([take(), take()])).sort()).toEqual([false, true]);
    expect((await sandbox.steps.payment(order)).disputes).toMatchObject([{ cents: 1000, outcome: 'open' }]);
  }
});
