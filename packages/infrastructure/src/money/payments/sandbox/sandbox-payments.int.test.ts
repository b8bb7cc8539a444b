import { paymentProviderContract } from '@nestmates/application/testing/payments/payment-provider-contract.ts';
import { afterAll, beforeAll } from 'vitest';
import { type StartedSandbox, startSandbox } from '../../../../testing/payments/sandbox/start-sandbox.ts';

let sandbox: StartedSandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.stop());

paymentProviderContract('the sandbox', () => sandbox.underTest, null);
