import type { RefundEnd } from '@nestmates/application/money/payments/sandbox-provider.ts';
import type { PeopleAtProvider } from '@nestmates/application/testing/payments/provider-under-test.ts';
import type { AccountRequirement } from '@nestmates/domain/money/payments/payment-account-requirements.ts';
import type { PaidPlan } from '@nestmates/domain/money/subscriptions/subscription.ts';
import type { Account } from './objects.ts';
import type { Price, Subscription } from './plan-objects.ts';
import { createRefund, failRefund, succeedRefund } from './resources/charges.ts';
import { completeSession, declineSession } from './resources/completed-checkouts.ts';
import { closeDispute, openDispute, warnOfFraud } from './resources/disputes.ts';
import { payOutToPlatform } from './resources/payouts.ts';
import { arrivePayout, failPayout, nothingDue } from './resources/sellers.ts';
import { changePrice, endWithPeriod, missRenewal, payRenewal } from './resources/subscriptions.ts';
import { payOut } from './resources/transfers.ts';
import { find, type StripeState } from './state.ts';

/** One of Stripe's names for each of ours. */
const stripeNames: Readonly<Record<AccountRequirement, string>> = {
  identity: 'individual.verification.document',
  address: 'individual.address.line1',
  'tax-number': 'individual.id_number',
  business: 'business_profile.url',
  'bank-account': 'external_account',
  terms: 'tos_acceptance.date',
  other: 'settings.payments.statement_descriptor',
};

/** The part of an address of the double that names what it is about. */
const partOf = (url: string, fromEnd: number): string => url.split('/').at(fromEnd) ?? '';

/** Buyers, sellers, banks and the dashboard, as they act beside the API. */
export class PeopleAtStripe implements PeopleAtProvider {
  readonly #state: StripeState;
  constructor(state: StripeState) {
    this.#state = state;
  }

  async finishOnboarding(url: string, bank?: string): Promise<void> {
    const id = partOf(url, -2);
    const { external_accounts: banks } = find('account', this.#state.accounts, id);
    const isNew = bank !== undefined || banks.data.length === 0;
    const fingerprint = bank === undefined ? this.#state.id('fp') : `fp_${bank}`;
    const added = { id: this.#state.id('ba'), object: 'bank_account', fingerprint } as const;
    this.#updateAccount(id, {
      external_accounts: isNew ? { object: 'list', data: [added, ...banks.data] } : banks,
      capabilities: { transfers: 'active' },
      charges_enabled: true,
      details_submitted: true,
      payouts_enabled: true,
      requirements: { ...nothingDue },
    });
  }

  async requireOfSeller(
    accountId: string,
    { due, dueBy, isPastDue }: Parameters<PeopleAtProvider['requireOfSeller']>[1],
  ): Promise<void> {
    const names = due.map((requirement) => stripeNames[requirement]);
    this.#updateAccount(accountId, {
      ...(isPastDue ? { capabilities: { transfers: 'inactive' }, payouts_enabled: false } : {}),
      requirements: {
        currently_due: names,
        past_due: isPastDue ? names : [],
        current_deadline: dueBy && Math.floor(dueBy.getTime() / 1000),
        disabled_reason: isPastDue ? 'requirements.past_due' : null,
      },
    });
  }

  async rejectSeller(accountId: string): Promise<void> {
    this.#updateAccount(accountId, {
      capabilities: { transfers: 'inactive' },
      payouts_enabled: false,
      requirements: { ...nothingDue, disabled_reason: 'rejected.other' },
    });
  }

  async failPayout(accountId: string, amount: number, reason: string): Promise<void> {
    failPayout(this.#state, accountId, { amount, reason });
  }

  async arrivePayout(accountId: string, amount: number): Promise<void> {
    arrivePayout(this.#state, accountId, amount);
  }

  async restrictAccount(accountId: string): Promise<void> {
    this.#updateAccount(accountId, { capabilities: { transfers: 'inactive' }, payouts_enabled: false });
  }

  #updateAccount(id: string, changes: Partial<Account>): void {
    const account = Object.assign(find('account', this.#state.accounts, id), changes);
    this.#state.emit('account.updated', account, id);
  }

  async pay(url: string, card?: string, cardCountry?: string | null): Promise<void> {
    completeSession(this.#state, partOf(url, -1), { name: card, country: cardCountry });
  }

  async decline(url: string): Promise<void> {
    declineSession(this.#state, partOf(url, -1));
  }

  async refundInDashboard(charge: string, amount: number): Promise<void> {
    createRefund(this.#state, { charge, amount });
  }

  async endRefund(charge: string, end: RefundEnd): Promise<void> {
    const last = [...this.#state.refunds.values()].findLast((refund) => refund.charge === charge);
    if (!last) throw new Error(`Nothing was refunded of ${charge}`);
    if (end === 'taken') succeedRefund(this.#state, last.id);
    else failRefund(this.#state, last.id);
  }

  /** The bank of the buyer does not take it. */
  sendRefundBack(refund: string): void {
    failRefund(this.#state, refund);
  }

  /** The seller has it sent to their bank. */
  payOut(accountId: string, cents?: number): void {
    payOut(this.#state, accountId, cents);
  }

  /** The platform's own bank gets that much. */
  payOutToUs(cents: number): void {
    payOutToPlatform(this.#state, cents);
  }

  async openDispute(charge: string, cents?: number): Promise<void> {
    openDispute(this.#state, charge, cents);
  }

  async closeDispute(charge: string, outcome: 'won' | 'lost' | 'closed'): Promise<void> {
    closeDispute(this.#state, charge, outcome);
  }

  async warnOfFraud(charge: string): Promise<void> {
    warnOfFraud(this.#state, charge);
  }

  async paymentOfPlan(subscriptionId: string): Promise<string> {
    const { customer } = find('subscription', this.#state.subscriptions, subscriptionId);
    const paid = [...this.#state.charges.values()].findLast((charge) => charge.customer === customer);
    if (!paid) throw new Error(`Nothing was paid for ${subscriptionId}`);
    return paid.id;
  }

  async changePlan(portalUrl: string, plan: PaidPlan): Promise<void> {
    changePrice(this.#state, this.#subscriptionOf(portalUrl).id, this.#offeredPrice(plan));
  }

  async cancelInPortal(portalUrl: string): Promise<void> {
    endWithPeriod(this.#state, this.#subscriptionOf(portalUrl).id);
  }

  async missRenewal(subscriptionId: string): Promise<void> {
    missRenewal(this.#state, subscriptionId);
  }

  async payRenewal(subscriptionId: string): Promise<void> {
    payRenewal(this.#state, subscriptionId);
  }

  #subscriptionOf(portalUrl: string): Subscription {
    const customer = this.#state.portalSessions.get(partOf(portalUrl, -1));
    const subscription = [...this.#state.subscriptions.values()].find((one) => one.customer === customer);
    if (!subscription) throw new Error(`Nobody has a subscription at ${portalUrl}`);
    return subscription;
  }

  /** The portal offers the prices of its configuration. */
  #offeredPrice(plan: PaidPlan): Price {
    for (const { features } of this.#state.portalConfigurations.values()) {
      for (const { prices } of features.subscription_update?.products || []) {
        for (const id of prices) {
          const price = find('price', this.#state.prices, id);
          if (price.metadata.plan === plan) return price;
        }
      }
    }
    throw new Error(`The portal does not offer ${plan}`);
  }
}
