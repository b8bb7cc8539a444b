import { ProviderSteps } from '@nestmates/application/testing/payments/provider-steps.ts';
import { taxesContract } from '@nestmates/application/testing/payments/taxes-contract.ts';
import { afterAll, beforeAll } from 'vitest';
import { type StartedSandbox, startSandbox } from '../../../testing/payments/sandbox/start-sandbox.ts';
import { NoTaxes } from './no-taxes.ts';
import { ProviderTaxes } from './provider-taxes.ts';

let sandbox: StartedSandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.stop());

const steps = new ProviderSteps(() => sandbox.underTest);
taxesContract('no taxes, in the sandbox', new NoTaxes(), { adds: false, steps });
taxesContract('taxes of the provider, in the sandbox', new ProviderTaxes(1400), { adds: true, steps });
