import type { Tokens } from '@nestmates/application/members/accounts/ports.ts';
import type {
  ClosedCheckout,
  SubscriptionBilling,
} from '@nestmates/application/money/payments/subscription-billing.ts';
import type { Clock } from '@nestmates/application/platform/shared/ports.ts';
import type { Prices } from '@nestmates/domain/platform/access/prices.ts';
import { hours, later } from '@nestmates/domain/platform/shared/time.ts';
import { requireOneRow } from '../../../platform/database/sql.ts';
import type { KnexTransaction } from '../../../platform/database/transaction.ts';
import { SandboxPlanCheckoutModel, SandboxPortalModel } from './models/sandbox-plan-models.ts';
import { type SandboxCalls, unavailableOrUsed } from './sandbox-calls.ts';

type Request<Method extends keyof SubscriptionBilling> = Parameters<SubscriptionBilling[Method]>[0];

const checkoutOpenFor = hours(24);
const portalOpenFor = hours(1);

export interface SandboxPlanPagesDeps {
  readonly transaction: KnexTransaction;
  readonly calls: SandboxCalls;
  readonly tokens: Pick<Tokens, 'generate'>;
  readonly clock: Clock;
  readonly publicUrl: () => string;
  readonly prices: Prices;
  readonly taxBasisPoints: number;
}

/** The pages on which a member pays for a plan, changes and cancels it. */
export class SandboxPlanPages
  implements Pick<SubscriptionBilling, 'openCheckout' | 'closeCheckout' | 'openPortal'>
{
  readonly #deps: SandboxPlanPagesDeps;
  constructor(deps: SandboxPlanPagesDeps) {
    this.#deps = deps;
  }

  async openCheckout(request: Request<'openCheckout'>): ReturnType<SubscriptionBilling['openCheckout']> {
    const { calls, tokens, prices, clock, publicUrl, taxBasisPoints } = this.#deps;
    const { key, reference, customerId, plan, tax, successUrl, cancelUrl } = request;
    try {
      const { checkoutId } = await calls.once('subscriptions.openCheckout', request, async () => {
        const id = `cs_${tokens.generate()}`;
        await SandboxPlanCheckoutModel.query(this.#deps.transaction.db).insert({
          id,
          key,
          clientReference: reference,
          customerId: customerId ?? `cus_${tokens.generate()}`,
          plan,
          priceCents: prices[plan],
          taxBasisPoints: tax ? taxBasisPoints : 0,
          expiresAt: later(clock.now(), checkoutOpenFor),
          successUrl,
          cancelUrl,
        });
        return { checkoutId: id };
      });
      return { checkoutId, url: `${publicUrl()}/sandbox/checkouts/${checkoutId}` };
    } catch (error) {
      throw unavailableOrUsed(error);
    }
  }

  closeCheckout(checkoutId: string): Promise<ClosedCheckout> {
    return this.#deps.transaction.run(async () => {
      const checkouts = SandboxPlanCheckoutModel.query(this.#deps.transaction.db).findById(checkoutId);
      const checkout = await checkouts.clone().forUpdate().throwIfNotFound();
      const { subscriptionId } = checkout;
      if (subscriptionId !== null) return { outcome: 'paid', subscriptionId };
      const closed = await checkouts.clone().patch({ expiresAt: this.#deps.clock.now() });
      requireOneRow(closed, 'Closing a checkout');
      return { outcome: 'closed' };
    });
  }

  async openPortal({
    customerId,
    returnUrl,
  }: Request<'openPortal'>): ReturnType<SubscriptionBilling['openPortal']> {
    const { transaction, tokens, clock, publicUrl } = this.#deps;
    const token = tokens.generate();
    const expiresAt = later(clock.now(), portalOpenFor);
    await SandboxPortalModel.query(transaction.db).insert({ token, customerId, returnUrl, expiresAt });
    return { url: `${publicUrl()}/sandbox/portal/${token}` };
  }
}
