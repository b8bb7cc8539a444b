import { paymentsUnavailable } from '@nestmates/application/money/payments/payment-errors.ts';
import type {
  ClosedCheckout,
  PlanPayment,
  ProviderSubscription,
  SubscriptionBilling,
} from '@nestmates/application/money/payments/subscription-billing.ts';
import { type Jobs, job } from '@nestmates/application/platform/jobs/jobs.ts';
import { days, later } from '@nestmates/domain/platform/shared/time.ts';
import * as z from 'zod/mini';
import { requireOneRow } from '../../../platform/database/sql.ts';
import { type SandboxPlanCheckoutModel, SandboxSubscriptionModel } from './models/sandbox-plan-models.ts';
import type { SandboxEvents } from './sandbox-events.ts';
import type { SandboxLedger } from './sandbox-ledger.ts';
import { SandboxPlanPages, type SandboxPlanPagesDeps } from './sandbox-plan-pages.ts';
import { refundsIn } from './sandbox-refunds.ts';
import { sandboxTax } from './sandbox-taxes.ts';

type Request<Method extends keyof SubscriptionBilling> = Parameters<SubscriptionBilling[Method]>[0];
type Changes = Partial<Pick<SandboxSubscriptionModel, 'plan' | 'status' | 'endsWithPeriod' | 'periodEnd'>>;

export const endSandboxPeriod = job(
  'sandbox.end-period',
  z.object({ subscriptionId: z.string(), periodEnd: z.iso.datetime() }),
);

/** The first of a subscription. */
export const paymentOfPlan = (subscriptionId: string): string => `ch_plan_${subscriptionId}`;

/** It gives up after that long without a payment. */
const triesAgainFor = days(7);

export interface SandboxSubscriptionsDeps extends SandboxPlanPagesDeps {
  readonly events: SandboxEvents;
  readonly ledger: SandboxLedger;
  readonly jobs: Jobs;
}

export class SandboxSubscriptions implements SubscriptionBilling {
  readonly #deps: SandboxSubscriptionsDeps;
  readonly #pages: SandboxPlanPages;
  constructor(deps: SandboxSubscriptionsDeps) {
    this.#deps = deps;
    this.#pages = new SandboxPlanPages(deps);
  }

  openCheckout(request: Request<'openCheckout'>): ReturnType<SubscriptionBilling['openCheckout']> {
    return this.#pages.openCheckout(request);
  }

  closeCheckout(checkoutId: string): Promise<ClosedCheckout> {
    return this.#pages.closeCheckout(checkoutId);
  }

  openPortal(request: Request<'openPortal'>): ReturnType<SubscriptionBilling['openPortal']> {
    return this.#pages.openPortal(request);
  }

  async find(subscriptionId: string): Promise<ProviderSubscription | undefined> {
    const subscription = await this.#subscriptions().findById(subscriptionId);
    return subscription && view(subscription);
  }

  async cancel(request: Request<'cancel'>): Promise<ProviderSubscription | undefined> {
    const { subscriptionId, when } = request;
    try {
      await this.#deps.calls.once('subscriptions.cancel', request, () =>
        this.change(subscriptionId, 'subscription.canceled', () =>
          when === 'now' ? { status: 'canceled' } : { endsWithPeriod: true },
        ),
      );
    } catch (error) {
      throw paymentsUnavailable(error);
    }
    return this.find(subscriptionId);
  }

  async payments(subscriptionId: string): Promise<readonly PlanPayment[]> {
    const { ledger } = this.#deps;
    const paid = await ledger.paymentsOfPlan(subscriptionId);
    return Promise.all(
      paid.map(async ({ id: paymentId, cents, at: paidAt }) => {
        const movements = await ledger.of(paymentId);
        const refunds = movements.filter(({ kind }) => kind === 'refund');
        const refundedCents = refunds.reduce((sum, refund) => sum + refund.cents, 0);
        const unfinished = refundsIn(movements).filter((refund) => refund.unfinished !== undefined);
        return { paymentId, cents, refundedCents, unfinished, paidAt };
      }),
    );
  }

  async resume(request: Request<'resume'>): Promise<ProviderSubscription | undefined> {
    const { subscriptionId } = request;
    try {
      await this.#deps.calls.once('subscriptions.resume', request, () =>
        this.change(subscriptionId, 'subscription.resumed', () => ({ endsWithPeriod: false })),
      );
    } catch (error) {
      throw paymentsUnavailable(error);
    }
    return this.find(subscriptionId);
  }

  /** The first payment of a checkout for a plan. */
  async start({
    clientReference,
    customerId,
    plan,
    taxBasisPoints,
  }: Pick<
    SandboxPlanCheckoutModel,
    'clientReference' | 'customerId' | 'plan' | 'taxBasisPoints'
  >): Promise<string> {
    const { tokens, clock, events } = this.#deps;
    const id = `sub_${tokens.generate()}`;
    const createdAt = clock.now();
    const periodEnd = monthLater(createdAt);
    await this.#subscriptions().insert({
      id,
      clientReference,
      customerId,
      plan,
      taxBasisPoints,
      status: 'active',
      periodEnd,
      createdAt,
    });
    await this.#charge({ id, customerId, plan, taxBasisPoints }, paymentOfPlan(id));
    await this.#endLater({ id, periodEnd });
    await events.emit('subscription-changed', id, 'subscription.started');
    return id;
  }

  /** Changes one that has not ended; whether there is such a one. */
  change(
    id: string,
    name: string,
    changesOf: (subscription: SandboxSubscriptionModel) => Changes | undefined,
  ): Promise<boolean> {
    return this.#deps.transaction.run(async () => {
      const subscription = await this.#subscriptions().findById(id).forUpdate();
      const changes =
        subscription && subscription.status !== 'canceled' ? changesOf(subscription) : undefined;
      if (!changes) return false;
      requireOneRow(await this.#subscriptions().findById(id).patch(changes), 'Changing a subscription');
      await this.#deps.events.emit('subscription-changed', id, name);
      return true;
    });
  }

  /** A renewal is paid, unless the member has cancelled it; one that was not paid for a week is over. */
  async endPeriod({ subscriptionId, periodEnd }: z.infer<typeof endSandboxPeriod.payload>): Promise<void> {
    await this.#deps.transaction.run(async () => {
      await this.change(subscriptionId, 'subscription.period-ended', (subscription) => {
        if (subscription.periodEnd.toISOString() !== periodEnd) return undefined;
        if (subscription.endsWithPeriod || subscription.status !== 'active') return { status: 'canceled' };
        return { periodEnd: monthLater(subscription.periodEnd) };
      });
      const subscription = await this.#subscriptions().findById(subscriptionId);
      if (subscription?.status !== 'active') return;
      if (subscription.periodEnd.toISOString() !== periodEnd) await this.#charge(subscription);
      await this.#endLater(subscription);
    });
  }

  /** The card is declined for the next period, which begins now. */
  missRenewal(id: string): Promise<boolean> {
    const periodEnd = later(this.#deps.clock.now(), triesAgainFor);
    return this.#renew(id, 'subscription.payment-failed', 'active', { status: 'past_due', periodEnd });
  }

  payRenewal(id: string): Promise<boolean> {
    const periodEnd = monthLater(this.#deps.clock.now());
    return this.#deps.transaction.run(async () => {
      const isPaid = await this.#renew(id, 'subscription.renewed', 'past_due', {
        status: 'active',
        periodEnd,
      });
      if (isPaid) await this.#charge(await this.#subscriptions().findById(id).throwIfNotFound());
      return isPaid;
    });
  }

  async #charge(
    subscription: Pick<SandboxSubscriptionModel, 'id' | 'customerId' | 'plan' | 'taxBasisPoints'>,
    id = `${paymentOfPlan(subscription.id)}_${this.#deps.tokens.generate()}`,
  ): Promise<void> {
    const { ledger, prices } = this.#deps;
    const { id: reference, customerId, plan, taxBasisPoints } = subscription;
    const of = { reference, customerId, paymentId: id, key: null };
    const tax = sandboxTax(prices[plan], taxBasisPoints);
    await ledger.add({ kind: 'charge', id, ...of, cents: prices[plan] + tax });
    await ledger.add({ kind: 'tax', ...of, cents: tax });
  }

  #renew(
    id: string,
    name: string,
    from: SandboxSubscriptionModel['status'],
    changes: Changes & { readonly periodEnd: Date },
  ): Promise<boolean> {
    return this.#deps.transaction.run(async () => {
      const isChanged = await this.change(id, name, ({ status }) => (status === from ? changes : undefined));
      if (isChanged) await this.#endLater({ id, periodEnd: changes.periodEnd });
      return isChanged;
    });
  }

  #endLater({ id, periodEnd }: Pick<SandboxSubscriptionModel, 'id' | 'periodEnd'>): Promise<void> {
    return this.#deps.jobs.add(
      endSandboxPeriod,
      { subscriptionId: id, periodEnd: periodEnd.toISOString() },
      { at: periodEnd, key: `sandbox-period-${id}` },
    );
  }

  #subscriptions() {
    return SandboxSubscriptionModel.query(this.#deps.transaction.db);
  }
}

function monthLater(date: Date): Date {
  const next = new Date(date);
  next.setUTCMonth(next.getUTCMonth() + 1);
  // The 31st of January has no counterpart in February.
  if (next.getUTCDate() !== date.getUTCDate()) next.setUTCDate(0);
  return next;
}

const view = (subscription: SandboxSubscriptionModel): ProviderSubscription => {
  const { id, customerId, clientReference, plan, status, endsWithPeriod, periodEnd } = subscription;
  return {
    subscriptionId: id,
    customerId,
    reference: clientReference,
    plan,
    status: status === 'active' && endsWithPeriod ? 'ending' : status,
    periodEnd,
  };
};
