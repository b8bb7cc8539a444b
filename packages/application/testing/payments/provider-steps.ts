import { quote, totalOf } from '@nestmates/domain/money/payments/fees.ts';
import type { PaidPlan } from '@nestmates/domain/money/subscriptions/subscription.ts';
import { defaultPrices } from '@nestmates/domain/platform/access/prices.ts';
import { later, minutes } from '@nestmates/domain/platform/shared/time.ts';
import type { Checkouts } from '../../src/money/payments/checkouts.ts';
import type { PaymentProvider } from '../../src/money/payments/payment-provider.ts';
import type { ProviderEvent } from '../../src/money/payments/provider-events.ts';
import type {
  ProviderSubscription,
  SubscriptionBilling,
} from '../../src/money/payments/subscription-billing.ts';
import type { PeopleAtProvider, ProviderUnderTest } from './provider-under-test.ts';

const cost = quote(2500, 0);
export const totalCents = totalOf(cost);
export const planCents = defaultPrices.pro;

const pages = {
  successUrl: 'https://nestmates.example/success',
  cancelUrl: 'https://nestmates.example/cancel',
};

type CheckoutRequest = Parameters<Checkouts['open']>[0];

let lastId = 1000;
/** Makes the id of a member or an order that no other test has. */
export function newId(): number {
  lastId += 1;
  return lastId;
}
export const newReference = (): string => `order-${newId()}`;
export const newKey = (): string => `key-${newId()}`;

/** The steps of which the tests of a provider are made. */
export class ProviderSteps {
  readonly #underTest: () => ProviderUnderTest;
  constructor(underTest: () => ProviderUnderTest) {
    this.#underTest = underTest;
  }

  get provider(): PaymentProvider {
    return this.#underTest().provider;
  }

  get people(): PeopleAtProvider {
    return this.#underTest().people;
  }

  checkoutRequest(differing: Partial<CheckoutRequest> = {}): CheckoutRequest {
    return {
      key: newKey(),
      reference: newReference(),
      title: 'Balance bike',
      priceCents: cost.priceCents,
      processingFeeCents: cost.processingFeeCents,
      asksCardholder: false,
      asksForAddress: false,
      expiresAt: later(new Date(), minutes(60)),
      ...pages,
      ...differing,
    };
  }

  onboardingRequest(
    differing: { readonly key?: string; readonly accountId?: string; readonly reference?: string } = {},
  ) {
    return {
      key: newKey(),
      reference: newReference(),
      accountId: null,
      returnUrl: 'https://nestmates.example/return?state=signed',
      refreshUrl: 'https://nestmates.example/refresh?state=signed',
      ...differing,
    };
  }

  async readySeller(): Promise<string> {
    const { accountId, url } = await this.provider.sellers.startOnboarding(this.onboardingRequest());
    await this.people.finishOnboarding(url);
    return accountId;
  }

  async paidOrder(differing: Partial<CheckoutRequest> = {}, card?: string) {
    const request = this.checkoutRequest(differing);
    const { checkoutId, url } = await this.provider.checkouts.open(request);
    await this.people.pay(url, card);
    const checkout = await this.provider.checkouts.find(checkoutId);
    if (checkout?.status !== 'paid') throw new Error(`The checkout is ${checkout?.status}`);
    return { reference: request.reference, paymentId: checkout.paymentId };
  }

  async releasedOrder() {
    const order = await this.paidOrder();
    const accountId = await this.readySeller();
    const key = newKey();
    const release = { ...order, key, accountId, cents: cost.priceCents };
    const outcome = await this.provider.money.release(release);
    if (outcome.outcome !== 'done') throw new Error(outcome.message);
    return { ...order, accountId, key, releaseId: outcome.id };
  }

  async payment(of: { readonly reference: string; readonly paymentId: string }) {
    const payment = await this.provider.money.payment(of);
    if (!payment) throw new Error(`The payment ${of.paymentId} is unknown`);
    return payment;
  }

  /** All events that were sent, as the provider's adapter reads them. */
  async events(): Promise<readonly ProviderEvent[]> {
    const webhooks = await this.#underTest().webhooks();
    return Promise.all(webhooks.map((webhook) => this.provider.readEvent(webhook)));
  }

  async webhooks() {
    return await this.#underTest().webhooks();
  }

  signedAgo(milliseconds: number) {
    return this.#underTest().signedAgo(milliseconds);
  }

  subscriptionRequest(plan: PaidPlan) {
    return { key: newKey(), reference: newReference(), customerId: null, plan, ...pages };
  }

  async planCheckout(request: Parameters<SubscriptionBilling['openCheckout']>[0]) {
    const opened = await this.provider.subscriptions.openCheckout(request);
    if (!opened) throw new Error(`The customer ${request.customerId} is gone`);
    return opened;
  }

  async subscribed(plan: PaidPlan): Promise<ProviderSubscription> {
    const { url } = await this.planCheckout(this.subscriptionRequest(plan));
    await this.people.pay(url);
    const event = (await this.events()).findLast(({ kind }) => kind === 'subscription-changed');
    if (event?.kind !== 'subscription-changed') throw new Error('No event about a subscription was sent');
    return this.subscription(event.subscriptionId);
  }

  async subscription(id: string): Promise<ProviderSubscription> {
    const found = await this.provider.subscriptions.find(id);
    if (!found?.plan) throw new Error(`The subscription ${id} is unknown, or to no plan of ours`);
    return found;
  }

  async portalOf({ customerId }: ProviderSubscription): Promise<string> {
    const returnUrl = 'https://nestmates.example/account';
    const portal = await this.provider.subscriptions.openPortal({ customerId, returnUrl });
    if (!portal) throw new Error(`The customer ${customerId} is gone`);
    return portal.url;
  }
}
