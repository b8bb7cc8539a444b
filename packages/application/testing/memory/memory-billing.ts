import type { PaidPlan, SubscriptionStatus } from '@nestmates/domain/money/subscriptions/subscription.ts';
import { days, later } from '@nestmates/domain/platform/shared/time.ts';
import { paymentsUnavailable } from '../../src/money/payments/payment-errors.ts';
import type {
  ProviderSubscription,
  SubscriptionBilling,
} from '../../src/money/payments/subscription-billing.ts';
import type { Clock } from '../../src/platform/shared/ports.ts';

interface Page {
  readonly checkoutId: string;
  readonly memberId: number;
  readonly customerId: string;
  readonly plan: PaidPlan;
  state: 'open' | 'closed' | 'paid';
}

/** Subscriptions at a payment provider in memory, whose next calls can fail before or after the work. */
export class MemoryBilling implements SubscriptionBilling {
  /** Of the provider; ids do not contain it, as those of several providers may be the same. */
  readonly name: string;
  readonly pages: Page[] = [];
  readonly subscriptions = new Map<string, ProviderSubscription>();
  /** What happens to the next calls, one after the other. */
  readonly faults: ('before' | 'after' | 'none')[] = [];
  readonly #opened = new Map<string, Page>();
  readonly #clock: Clock;
  constructor(clock: Clock, name = 'memory') {
    this.name = name;
    this.#clock = clock;
  }

  async openCheckout({
    key,
    memberId,
    plan,
    customerId,
  }: Parameters<SubscriptionBilling['openCheckout']>[0]): ReturnType<SubscriptionBilling['openCheckout']> {
    return this.#call(() => {
      const known = this.#opened.get(key);
      if (known && known.plan !== plan) throw new Error(`Another checkout was opened with the key ${key}`);
      const checkoutId = `checkout-${this.pages.length + 1}`;
      const customer = customerId ?? `customer-of-${checkoutId}`;
      const page: Page = known ?? { checkoutId, memberId, plan, customerId: customer, state: 'open' };
      if (!known) this.pages.push(page);
      this.#opened.set(key, page);
      return { checkoutId: page.checkoutId, url: `https://${this.name}.example/${page.checkoutId}` };
    });
  }

  async closeCheckout(checkoutId: string): Promise<'closed' | 'paid'> {
    return this.#call(() => {
      const page = this.pages.find((one) => one.checkoutId === checkoutId);
      if (page?.state === 'paid') return 'paid';
      if (page) page.state = 'closed';
      return 'closed';
    });
  }

  async openPortal({ customerId }: { readonly customerId: string }) {
    return this.#call(() => ({ url: `https://${this.name}.example/portal/${customerId}` }));
  }

  async find(subscriptionId: string): Promise<ProviderSubscription | undefined> {
    return this.#call(() => this.subscriptions.get(subscriptionId));
  }

  async cancel({ subscriptionId }: { readonly subscriptionId: string }) {
    return this.#call(() => {
      this.become(subscriptionId, { status: 'canceled' });
      return this.subscriptions.get(subscriptionId);
    });
  }

  /** The member pays at a page, if they still can. */
  pay(url: string): void {
    const page = this.pages.find(({ checkoutId }) => url.endsWith(`/${checkoutId}`));
    if (page?.state !== 'open') return;
    page.state = 'paid';
    const subscriptionId = `subscription-${this.subscriptions.size + 1}`;
    const { memberId, customerId, plan } = page;
    const periodEnd = later(this.#clock.now(), days(30));
    const started = { subscriptionId, memberId, customerId, plan, status: 'active', periodEnd } as const;
    this.subscriptions.set(subscriptionId, started);
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
