import type { Taxable } from '@nestmates/application/money/taxes/taxes.ts';
import { priceList } from '@nestmates/domain/money/subscriptions/plans.ts';
import { type PaidPlan, paidPlans } from '@nestmates/domain/money/subscriptions/subscription.ts';
import type { Prices } from '@nestmates/domain/platform/access/prices.ts';
import { productName } from '@nestmates/domain/platform/shared/product.ts';
import type Stripe from 'stripe';
import type { StripeClient } from './stripe-client.ts';
import { idOf } from './stripe-references.ts';
import { taxCodes } from './stripe-taxes.ts';

/** Our price list at Stripe, made there with its first use: a price of Stripe's never changes its amount. */
export class StripePriceBook {
  readonly #client: StripeClient;
  readonly #prices: Prices;
  readonly #priceIds = new Map<PaidPlan, string>();
  readonly #settled = new Set<PaidPlan>();
  #portal: string | undefined;

  constructor(client: StripeClient, prices: Prices) {
    this.#client = client;
    this.#prices = prices;
  }

  async priceOf(plan: PaidPlan, tax?: Taxable): Promise<string> {
    // Whoever pays tax may change to the other plan later, in the portal.
    if (tax) for (const each of paidPlans) await this.#settleTax(each);
    const known = this.#priceIds.get(plan);
    if (known) return known;
    const { id } = await this.#findOrCreate(plan);
    this.#priceIds.set(plan, id);
    return id;
  }

  /** A price made before taxes does not say whether tax is included. Stripe lets that be said once, for good. */
  async #settleTax(plan: PaidPlan): Promise<void> {
    if (this.#settled.has(plan)) return;
    const price = await this.#findOrCreate(plan);
    const stripe = await this.#client.sdk();
    const isSaid = price.tax_behavior !== null && price.tax_behavior !== 'unspecified';
    const said = isSaid ? price : await stripe.prices.update(price.id, { tax_behavior: 'exclusive' });
    this.#priceIds.set(plan, said.id);
    this.#settled.add(plan);
  }

  /** The billing portal in which one of our plans can be changed for another. */
  async portalConfiguration(): Promise<string> {
    this.#portal ??= await this.#findOrCreatePortal();
    return this.#portal;
  }

  async #findOrCreate(plan: PaidPlan): Promise<Stripe.Price> {
    const stripe = await this.#client.sdk();
    const cents = this.#prices[plan];
    const lookup_key = `${productName.toLowerCase()}_${plan}_${cents}`;
    const { data } = await stripe.prices.list({ lookup_keys: [lookup_key], active: true });
    const [found] = data;
    if (found) return found;
    const name = priceList(this.#prices).find(({ id }) => id === plan)?.name ?? plan;
    return stripe.prices.create(
      {
        currency: 'usd',
        unit_amount: cents,
        recurring: { interval: 'month' },
        lookup_key,
        // Taken from one that was archived in the dashboard.
        transfer_lookup_key: true,
        tax_behavior: 'exclusive',
        product_data: { name: `${productName} ${name}`, tax_code: taxCodes.plan },
        metadata: { plan },
      },
      { idempotencyKey: `price-${lookup_key}` },
    );
  }

  async #findOrCreatePortal(): Promise<string> {
    const stripe = await this.#client.sdk();
    const book = `pro-${this.#prices.pro}-premium-${this.#prices.premium}`;
    const configurations = await stripe.billingPortal.configurations
      .list({ active: true, limit: 100 })
      .autoPagingToArray({ limit: 1000 });
    const found = configurations.find(({ metadata }) => metadata?.price_book === book);
    if (found) return found.id;
    const products = await Promise.all(paidPlans.map((plan) => this.#offer(plan)));
    const { id } = await stripe.billingPortal.configurations.create(
      {
        features: {
          invoice_history: { enabled: true },
          payment_method_update: { enabled: true },
          subscription_cancel: { enabled: true, mode: 'at_period_end' },
          subscription_update: { enabled: true, default_allowed_updates: ['price'], products },
        },
        metadata: { price_book: book },
      },
      { idempotencyKey: `portal-${book}` },
    );
    return id;
  }

  async #offer(plan: PaidPlan): Promise<{ readonly product: string; readonly prices: string[] }> {
    const { id, product } = await this.#findOrCreate(plan);
    return { product: idOf(product) ?? '', prices: [id] };
  }
}

/** The plan that a price of ours is for, the earlier ones too. */
export function planOf({ metadata }: Pick<Stripe.Price, 'metadata'>): PaidPlan | undefined {
  return paidPlans.find((plan) => plan === metadata.plan);
}
