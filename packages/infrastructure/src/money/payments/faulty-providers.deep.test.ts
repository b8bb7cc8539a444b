import type { PaymentProvider } from '@nestmates/application/money/payments/payment-provider.ts';
import { brokenBy } from '@nestmates/application/testing/contracts/suite.ts';
import { faulty } from '@nestmates/application/testing/faulty.ts';
import { checkoutContract } from '@nestmates/application/testing/payments/checkout-contract.ts';
import {
  networkFaultContract,
  oldWebhookContract,
} from '@nestmates/application/testing/payments/fault-contract.ts';
import { moneyContract } from '@nestmates/application/testing/payments/money-contract.ts';
import { newKey, ProviderSteps } from '@nestmates/application/testing/payments/provider-steps.ts';
import { sellerAccountContract } from '@nestmates/application/testing/payments/seller-account-contract.ts';
import { subscriptionContract } from '@nestmates/application/testing/payments/subscription-contract.ts';
import { webhookContract } from '@nestmates/application/testing/payments/webhook-contract.ts';
import { nothingRequired } from '@nestmates/domain/money/payments/payment-account-requirements.ts';
import { sampled } from '@nestmates/domain/testing/depth.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { brokenServer } from '../../../testing/broken-server.ts';
import { type StartedStripe, startStripe } from '../../../testing/payments/stripe/start-stripe.ts';

let stripe: StartedStripe;
beforeAll(async () => {
  stripe = await startStripe();
});
afterAll(() => stripe.double.stop());

type Fault = (provider: PaymentProvider) => Partial<PaymentProvider>;
/** The steps with an adapter that does this otherwise. */
const stepsWith = (fault: Fault) =>
  new ProviderSteps(() => {
    const { underTest } = stripe;
    return { ...underTest, provider: faulty<PaymentProvider>(underTest.provider, fault(underTest.provider)) };
  });

/** More than the adapter takes until it gives up. */
const limit = 6000;
const networkWith = (fault: Fault) =>
  networkFaultContract(
    stripe.steps,
    async (serverFault) => {
      const provider = stripe.connect(await brokenServer(serverFault));
      return faulty<PaymentProvider>(provider, fault(provider));
    },
    limit,
  );

/** Takes what it cannot read for something without meaning. */
const trusting: Fault = (provider) => ({
  readEvent: (webhook) =>
    provider
      .readEvent(webhook)
      .catch(() => ({ kind: 'ignored', id: 'evt_old', name: 'unknown', at: new Date() })),
});
const failing = async () => {
  throw new TypeError('fetch failed');
};

/** An adapter that breaks each part of the suite, and a sentence of the suite that says so. */
const table: readonly (readonly [adapter: string, suite: () => void, broken: string])[] = [
  [
    'sellers who cannot be told apart',
    () =>
      sellerAccountContract(
        stepsWith(({ sellers }) => ({
          sellers: faulty(sellers, {
            find: async (accountId) => ({
              accountId,
              reference: null,
              canBePaid: true,
              bankFingerprints: [],
              report: nothingRequired,
            }),
          }),
        })),
      ),
    'cannot be paid before the onboarding is finished, and can after it',
  ],
  [
    'checkouts that do not expire',
    () =>
      checkoutContract(
        stepsWith(({ checkouts }) => ({
          checkouts: faulty(checkouts, { expire: async (id) => (await checkouts.find(id)) ?? failing() }),
        })),
      ),
    'cannot be paid once it has expired',
  ],
  [
    'refunds that are paid as often as they are asked for',
    () =>
      moneyContract(
        stepsWith(({ money }) => ({
          money: faulty(money, { refund: (refund) => money.refund({ ...refund, key: newKey() }) }),
        })),
      ),
    'pays the buyer back once, however often it is asked for with its key',
  ],
  [
    'subscriptions that do not end',
    () =>
      subscriptionContract(
        stepsWith(({ subscriptions }) => ({
          subscriptions: faulty(subscriptions, {
            cancel: async ({ subscriptionId }) => (await subscriptions.find(subscriptionId)) ?? failing(),
          }),
        })),
      ),
    'cancelled by us now is canceled, once and again',
  ],
  [
    'webhooks that anybody has sent',
    () => webhookContract(stepsWith(trusting)),
    'is refused unless it came as it was sent',
  ],
  [
    'webhooks that are old',
    () => oldWebhookContract(stepsWith(trusting)),
    'is taken for a while after it was signed, and refused when it may be a copy',
  ],
  [
    'raw errors',
    () => networkWith(({ checkouts }) => ({ checkouts: faulty(checkouts, { find: failing }) })),
    'that fails with 500 is unavailable for every call, in time',
  ],
  [
    'a failing server that is read as an unknown payment',
    () => networkWith(({ money }) => ({ money: faulty(money, { payment: async () => undefined }) })),
    'that is overloaded is unavailable for every call, in time',
  ],
  [
    'calls without a time limit',
    () =>
      networkWith(({ sellers }) => ({
        sellers: faulty(sellers, {
          find: (id) => sellers.find(id).catch(() => new Promise(() => undefined)),
        }),
      })),
    'that never answers is unavailable for every call, in time',
  ],
];

it.each(sampled(table, 5))(
  '%s break the suite of payments',
  { timeout: 90_000 },
  async (_, suite, broken) => {
    expect(await brokenBy(suite)).toContain(broken);
  },
);
