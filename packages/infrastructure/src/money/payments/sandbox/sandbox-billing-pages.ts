import type {
  PortalOutcome,
  SandboxCheckoutPages,
  SandboxPortalPages,
} from '@nestmates/application/money/payments/sandbox-provider.ts';
import { paidPlans } from '@nestmates/domain/money/subscriptions/subscription.ts';
import { requireOneRow } from '../../../platform/database/sql.ts';
import { afterDecline } from './after-decline.ts';
import {
  SandboxPlanCheckoutModel,
  SandboxPortalModel,
  SandboxSubscriptionModel,
} from './models/sandbox-plan-models.ts';
import type { SandboxSubscriptions, SandboxSubscriptionsDeps } from './sandbox-subscriptions.ts';
import { sandboxTax, taxLine } from './sandbox-taxes.ts';

type Deps = Pick<SandboxSubscriptionsDeps, 'transaction' | 'clock' | 'prices'> & {
  readonly subscriptions: SandboxSubscriptions;
};

/** The pages on which a plan is paid. */
export class SandboxPlanPages implements SandboxCheckoutPages {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async page(checkoutId: string): ReturnType<SandboxCheckoutPages['page']> {
    const checkout = await this.#checkouts().findById(checkoutId);
    if (!checkout) return undefined;
    const { plan, priceCents, taxBasisPoints, cancelUrl, successUrl } = checkout;
    return {
      state: this.#stateOf(checkout),
      lines: [
        { says: `Nestmates ${plan === 'pro' ? 'Pro' : 'Premium'}, a month`, cents: priceCents },
        ...taxLine(sandboxTax(priceCents, taxBasisPoints)),
      ],
      address: null,
      cancelUrl,
      successUrl,
    };
  }

  answer(checkoutId: string, outcome: 'pay' | 'decline' | 'cancel'): Promise<string | undefined> {
    return this.#deps.transaction.run(async () => {
      const checkout = await this.#checkouts().findById(checkoutId).forUpdate();
      if (!checkout) return undefined;
      const state = this.#stateOf(checkout);
      if (state === 'paid') return checkout.successUrl;
      if (state === 'expired') return undefined;
      if (outcome === 'decline') return afterDecline(checkout);
      if (outcome === 'cancel') return checkout.cancelUrl;
      const subscriptionId = await this.#deps.subscriptions.start(checkout);
      requireOneRow(await this.#checkouts().findById(checkoutId).patch({ subscriptionId }), 'Subscribing');
      return checkout.successUrl;
    });
  }

  #stateOf({ subscriptionId, expiresAt }: SandboxPlanCheckoutModel): 'open' | 'paid' | 'expired' {
    if (subscriptionId !== null) return 'paid';
    return expiresAt <= this.#deps.clock.now() ? 'expired' : 'open';
  }

  #checkouts() {
    return SandboxPlanCheckoutModel.query(this.#deps.transaction.db);
  }
}

/** The pages on which a subscription is changed. */
export class SandboxPortal implements SandboxPortalPages {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async page(token: string): ReturnType<SandboxPortalPages['page']> {
    const portal = await this.#portal(token);
    if (!portal) return undefined;
    const subscription = await this.#subscriptionOf(portal);
    const { returnUrl } = portal;
    if (!subscription) return { returnUrl, subscription: null, outcomes: [] };
    const { plan, status, endsWithPeriod, periodEnd } = subscription;
    const priceCents = this.#deps.prices[plan];
    return {
      returnUrl,
      subscription: { plan, status, endsWithPeriod, periodEnd, priceCents },
      outcomes: outcomesOf(subscription),
    };
  }

  async answer(token: string, outcome: PortalOutcome): Promise<string | undefined> {
    const portal = await this.#portal(token);
    const subscription = portal && (await this.#subscriptionOf(portal));
    // The page may show what was possible a while ago.
    if (!subscription || !outcomesOf(subscription).includes(outcome)) return portal?.returnUrl;
    const { subscriptions } = this.#deps;
    const { id } = subscription;
    if (outcome === 'miss-renewal') await subscriptions.missRenewal(id);
    else if (outcome === 'pay') await subscriptions.payRenewal(id);
    else await subscriptions.change(id, 'subscription.changed', () => changes[outcome]);
    return portal.returnUrl;
  }

  async #portal(token: string): Promise<SandboxPortalModel | undefined> {
    const portal = await SandboxPortalModel.query(this.#deps.transaction.db).findById(token);
    return portal && portal.expiresAt > this.#deps.clock.now() ? portal : undefined;
  }

  /** The newest that has not ended. */
  async #subscriptionOf({ customerId }: SandboxPortalModel): Promise<SandboxSubscriptionModel | undefined> {
    return SandboxSubscriptionModel.query(this.#deps.transaction.db)
      .where({ customerId })
      .whereNot({ status: 'canceled' })
      .orderBy('createdAt', 'desc')
      .first();
  }
}

const changes = {
  pro: { plan: 'pro' },
  premium: { plan: 'premium' },
  cancel: { endsWithPeriod: true },
  resume: { endsWithPeriod: false },
} as const;

function outcomesOf({ plan, status, endsWithPeriod }: SandboxSubscriptionModel): PortalOutcome[] {
  if (status !== 'active') return ['pay', 'cancel'];
  if (endsWithPeriod) return ['resume'];
  return [...paidPlans.filter((other) => other !== plan), 'cancel', 'miss-renewal'];
}
