import { minutes, seconds } from '@nestmates/domain/platform/shared/time.ts';
import { expect } from 'vitest';
import type { PaymentProvider } from '../../src/money/payments/payment-provider.ts';
import { type Broken, endedInTime, serverFaults } from '../contracts/server-faults.ts';
import { describe, it } from '../contracts/suite.ts';
import { newKey, newReference, type ProviderSteps, totalCents } from './provider-steps.ts';

const unavailable = { kind: 'unavailable', code: 'PAYMENTS_UNAVAILABLE' };

/** One call of every part, each of which could be read as "refused" or "not there". */
function callsOf({ sellers, checkouts, money, subscriptions }: PaymentProvider, steps: ProviderSteps) {
  const [key, reference, paymentId] = [newKey(), newReference(), 'ch_1'];
  return [
    sellers.startOnboarding(steps.onboardingRequest()),
    sellers.find('acct_1'),
    checkouts.open(steps.checkoutRequest()),
    checkouts.find('cs_1'),
    checkouts.expire('cs_1'),
    money.refund({ key, paymentId, cents: totalCents }),
    money.release({ key: newKey(), reference, paymentId, accountId: 'acct_1', cents: 1 }),
    money.reverse({ key: newKey(), releaseId: 'tr_1', cents: 1 }),
    money.payment({ reference, paymentId }),
    money.sellerFunds('acct_1'),
    subscriptions.openCheckout(steps.subscriptionRequest('pro')),
    subscriptions.find('sub_1'),
    subscriptions.cancel({ key: newKey(), subscriptionId: 'sub_1', when: 'now' }),
  ];
}

/** Limit that the port states. */
const inTime = seconds(5);

/** Tests an adapter that calls a server. */
export function networkFaultContract(
  steps: ProviderSteps,
  broken: Broken<PaymentProvider>,
  limit: number = inTime,
): void {
  describe('a provider', () => {
    for (const fault of serverFaults) {
      it(`that ${fault} is unavailable for every call, in time`, async () => {
        const provider = await broken(fault);
        for (const result of await endedInTime(callsOf(provider, steps), limit)) {
          expect(result).toMatchObject({ status: 'rejected', reason: unavailable });
        }
      });
    }
  });
}

export function oldWebhookContract(steps: ProviderSteps): void {
  describe('a webhook', () => {
    it('is taken for a while after it was signed, and refused when it may be a copy', async () => {
      await steps.paidOrder();
      const young = await steps.signedAgo(minutes(1));
      expect(await steps.provider.readEvent(young)).toMatchObject({ id: expect.any(String) });
      const old = await steps.signedAgo(minutes(60));
      await expect(steps.provider.readEvent(old)).rejects.toMatchObject({ code: 'INVALID_SIGNATURE' });
    });
  });
}
