import { expect, it } from 'vitest';
import { stub } from '../../../testing/stub.ts';
import { PaymentProviders } from './payment-providers.ts';
import { PlatformPayouts } from './platform-payouts.ts';

const told = 'the payment provider pays our balance out by itself: set its payouts to manual';

async function alertsWhere(answers: readonly (boolean | undefined)[]) {
  const alerts: unknown[] = [];
  const providers = answers.map((answer, position) => ({
    name: `provider-${position}`,
    statement: { paysOutByItself: async () => answer },
  }));
  await new PlatformPayouts({
    paymentProviders: stub(new PaymentProviders({ providers })),
    alerts: { raise: (...alert) => void alerts.push(alert) },
  }).check();
  return alerts;
}

it('tells of each provider that pays the balance out, and of none that does not or does not say', async () => {
  expect(await alertsWhere([false, true, undefined])).toEqual([[told, { provider: 'provider-1' }]]);
  expect(await alertsWhere([false, undefined])).toEqual([]);
});
