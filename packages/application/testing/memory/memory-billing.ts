import type { PaidPlan, SubscriptionStatus } from '@nestmates/domain/money/subscriptions/subscription.ts';
import { defaultPrices } from '@nestmates/domain/platform/access/prices.ts';
import { days, later } from '@nestmates/domain/platform/shared/time.ts';
import { paymentsUnavailable, refusedForKey } from '../../src/money/payments/payment-errors.ts';
import type {
  ClosedCheckout,
  FoundSubscription,
  PlanPayment,
  ProviderSubscription,
  SubscriptionBilling,
} from '../../src/money/payments/subscription-billing.ts';
import type { Clock } from '../../src/platform/shared/ports.ts';

interface Page {
  readonly checkoutId: string;
  readonly reference: string;
  readonly customerId: string;
  readonly plan: PaidPlan;
  state: 'open' | 'closed' | 'paid';
  subscriptionId?: string;
}

/** Subscriptions at a payment provider in memory, whose next calls can fail before or after the work. */
export class MemoryBilling implements SubscriptionBilling {
  /** The provider's; ids do not contain it, as those of several providers may be the same. */
  readonly name: string;
  readonly pages: Page[] = [];
  readonly subscriptions = new Map<string, ProviderSubscription>();
  /** What was paid, by the subscription. */
  readonly paid = new Map<string, PlanPayment[]>();
  /** What happens to the next calls, one after the other. */
  readonly faults: ('before' | 'after' | 'none')[] = [];
  readonly refunds: { readonly paymentId: string; readonly cents: number }[] = [];
  /** Subscriptions that were changed to another price in the dashboard. */
  readonly otherPrices = new Set<string>();
  /** Those that were deleted in the dashboard. */
  readonly goneCustomers = new Set<string>();
  /** Keys for which it has kept an error. */
  readonly refusedKeys = new Set<string>();
  /** Keys under which it has answered; it does nothing again for one of them. */
  readonly #resumedBy = new Set<string>();
  readonly #opened = new Map<string, Page>();
  readonly #clock: Clock;
  constructor(clock: Clock, name = 'memory') {
    this.name = name;
    this.#clock = clock;
  }

  async openCheckout({
    key,
    reference,
    plan,
    customerId,
  }: Parameters<SubscriptionBilling['openCheckout']>[0]): ReturnType<SubscriptionBilling['openCheckout']> {
    return this.#call(() => {
      if (this.refusedKeys.has(key)) throw refusedForKey('It has kept an error');
      if (customerId !== null && this.goneCustomers.has(customerId)) return undefined;
      const known = this.#opened.get(key);
      if (known && known.plan !== plan) throw new Error(`Another checkout was opened with the key ${key}`);
      const checkoutId = `checkout-${this.pages.length + 1}`;
      const customer = customerId ?? `customer-of-${checkoutId}`;
      const page: Page = known ?? { checkoutId, reference, plan, customerId: customer, state: 'open' };
      if (!known) this.pages.push(page);
      this.#opened.set(key, page);
      return { checkoutId: page.checkoutId, url: `https://${this.name}.example/${page.checkoutId}` };
    });
  }

  async closeCheckout(checkoutId: string): Promise<ClosedCheckout> {
    return this.#call(() => {
      const page = this.pages.find((one) => one.checkoutId === checkoutId);
      const { subscriptionId } = page ?? {};
      if (subscriptionId !== undefined) return { outcome: 'paid', subscriptionId };
      if (page) page.state = 'closed';
      return { outcome: 'closed' };
    });
  }

  async openPortal({ customerId }: { readonly customerId: string }) {
    return this.#call(() =>
      this.goneCustomers.has(customerId)
        ? undefined
        : { url: `https://${this.name}.example/portal/${customerId}` },
    );
  }

  async find(subscriptionId: string): Promise<FoundSubscription | undefined> {
    return this.#call(() => {
      const found = this.subscriptions.get(subscriptionId);
      return found && this.otherPrices.has(subscriptionId) ? { ...found, plan: null } : found;
    });
  }

  async cancel({ subscriptionId, when }: Parameters<SubscriptionBilling['cancel']>[0]) {
    return this.#call(() => {
      this.become(subscriptionId, { status: when === 'now' ? 'canceled' : 'ending' });
      return this.subscriptions.get(subscriptionId);
    });
  }

  async resume({ key, subscriptionId }: Parameters<SubscriptionBilling['resume']>[0]) {
    return this.#call(() => {
      const known = this.subscriptions.get(subscriptionId);
      if (known?.status === 'ending' && !this.#resumedBy.has(key))
        this.become(subscriptionId, { status: 'active' });
      this.#resumedBy.add(key);
      return this.subscriptions.get(subscriptionId);
    });
  }

  async payments(subscriptionId: string): Promise<readonly PlanPayment[]> {
    return this.#call(() => [...(this.paid.get(subscriptionId) ?? [])]);
  }

  /** The card is charged for a period. */
  charge(subscriptionId: string, cents = defaultPrices.pro): PlanPayment {
    const before = this.paid.get(subscriptionId) ?? [];
    const paymentId = `payment-${before.length + 1}-of-${subscriptionId}`;
    const paid = { paymentId, cents, refundedCents: 0, unfinished: [], paidAt: this.#clock.now() };
    this.paid.set(subscriptionId, [...before, paid]);
    return paid;
  }

  /** Part of a payment, or all of it, goes back to the card. */
  giveBack(paymentId: string, cents: number): void {
    this.refunds.push({ paymentId, cents });
    for (const [id, payments] of this.paid) {
      const given = payments.map((one) =>
        one.paymentId === paymentId ? { ...one, refundedCents: one.refundedCents + cents } : one,
      );
      this.paid.set(id, given);
    }
  }

  /** The member pays at a page, if they still can. */
  pay(url: string): void {
    const page = this.pages.find(({ checkoutId }) => url.endsWith(`/${checkoutId}`));
    if (page?.state !== 'open') return;
    page.state = 'paid';
    const subscriptionId = `subscription-${this.subscriptions.size + 1}`;
    page.subscriptionId = subscriptionId;
    const { reference, customerId, plan } = page;
    const periodEnd = later(this.#clock.now(), days(30));
    const started = { subscriptionId, reference, customerId, plan, status: 'active', periodEnd } as const;
    this.subscriptions.set(subscriptionId, started);
    this.charge(subscriptionId, defaultPrices[plan]);
  }

  /** What has ended stays so. */
  become(
    subscriptionId: string,
    changed: { readonly status?: SubscriptionStatus; readonly plan?: PaidPlan; readonly periodEnd?: Date },
  ): void {
    const known = this.subscriptions.get(subscriptionId);
    if (known && known.status !== 'canceled')
      this.subscriptions.set(subscriptionId, { ...known, ...changed });
  }

  #call<T>(work: () => T): T {
    const fault = this.faults.shift();
    if (fault === 'before') throw paymentsUnavailable('It was not reached');
    const answer = work();
    if (fault === 'after') throw paymentsUnavailable('Its answer was lost');
    return answer;
  }
}
