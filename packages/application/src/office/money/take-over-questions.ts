import { openProposalsSince } from '@nestmates/domain/market/orders/decision-proposal.ts';
import { isPaid, type Order } from '@nestmates/domain/market/orders/order.ts';
import type { Cents } from '@nestmates/domain/money/payments/fees.ts';
import {
  takenOverAlready,
  takeOverForeign,
  takeOverTaxUnknown,
  takeOverUnknown,
} from '@nestmates/domain/office/money/take-over.ts';
import type { MemberId, OrderId } from '@nestmates/domain/platform/shared/ids.ts';
import { days, later } from '@nestmates/domain/platform/shared/time.ts';
import type { ProviderPayment } from '../../money/payments/money-moves.ts';
import { useCase } from '../../platform/wiring/use-case.ts';
import type { Administrator } from '../admin/member-changes.ts';
import type { PaidPage } from './missing-rows.ts';
import type { LookedAt, MissingPayment, PaymentThere } from './take-over-ports.ts';

/** Lasts as long as a bank may still ask for the money back. */
const comparedFor = days(120);

export const lookedAtBy = (now: Date): LookedAt => ({
  proposedSince: openProposalsSince(now),
  comparedSince: later(now, -comparedFor),
});

/** What a payment is of. */
export type Owner =
  | { readonly kind: 'order'; readonly order: Order; readonly page?: PaidPage | undefined }
  | { readonly kind: 'none' }
  | { readonly kind: 'plan'; readonly customerId: string };

/** A payment as the provider has it, asked for outside of any transaction. */
export interface Asked {
  readonly which: PaymentThere;
  readonly owner: Owner;
  /** What comparisons have named of it; none where the order is known and nothing was named. */
  readonly named: MissingPayment | undefined;
  /** None of a plan, which only the statement tells of. */
  readonly payment: ProviderPayment | undefined;
  /** What of it is tax, where our books have no order that says so. */
  readonly taxCents: Cents;
  /** Who has got it, where our books have no order that says so; null where nobody has, or their account is gone. */
  readonly sellerId: MemberId | null;
  readonly askedAt: Date;
}

/** Asks the provider for a payment that is to be taken over, and whether the administrator may. */
export class TakeOverQuestions extends useCase(
  'takeOverStore',
  'orderStore',
  'paymentProviders',
  'paymentAccountStore',
  'paymentReferences',
  'moneyAuthority',
  'transaction',
  'clock',
) {
  /** `by` is who would take it over, and may not where they have something in common with its parties. */
  async ask(which: PaymentThere, by?: Administrator): Promise<Asked> {
    const { takeOverStore: store, paymentProviders, moneyAuthority: authority, clock } = this.needs;
    const named = await store.find(which, lookedAtBy(clock.now()));
    const owner = await this.#ownerOf(which, named, by);
    const askedAt = clock.now();
    const asked = { which, owner, named, taxCents: 0, sellerId: null, askedAt };
    if (owner.kind === 'plan') {
      await this.#requirePlan(which, by);
      return { ...asked, payment: undefined };
    }
    const reference = (owner.kind === 'order' ? owner.order.reference : named?.reference) ?? null;
    const { money, statement } = paymentProviders.named(which.provider);
    const { paymentId } = which;
    const payment = reference === null ? undefined : await money.payment({ reference, paymentId });
    if (!payment) throw takeOverUnknown();
    if (owner.kind === 'order') return { ...asked, payment };
    const sellers = await this.#sellersOf(which.provider, payment);
    if (by) {
      await authority.requireForCard(by, payment.cardFingerprint);
      for (const seller of sellers) await authority.requireForMember(by, seller);
    }
    const taxCents = await statement.taxOf(paymentId);
    if (taxCents === undefined) throw takeOverTaxUnknown();
    return { ...asked, payment, sellerId: sellers[0] ?? null, taxCents };
  }

  /** Nothing in our books says that its customer is ours, so the provider is asked. */
  async #requirePlan({ provider, paymentId }: PaymentThere, by?: Administrator): Promise<void> {
    const payer = await this.needs.paymentProviders.named(provider).statement.payerOf(paymentId);
    if (!payer) throw takeOverUnknown();
    if (!payer.isOurs) throw takeOverForeign();
    if (!by) return;
    const { moneyAuthority: authority, paymentReferences } = this.needs;
    const { reference, cardFingerprint } = payer;
    const memberId = reference === null ? undefined : await paymentReferences.memberOf(reference);
    await authority.requireForMember(by, memberId ?? null);
    await authority.requireForCard(by, cardFingerprint);
  }

  async #sellersOf(provider: string, { releases }: ProviderPayment): Promise<readonly MemberId[]> {
    const found = new Set<MemberId>();
    for (const accountId of new Set(releases.map((release) => release.accountId))) {
      if (accountId === null) continue;
      const account = await this.needs.paymentAccountStore.findByAccount({
        provider,
        providerAccountId: accountId,
      });
      if (account) found.add(account.userId);
    }
    return [...found];
  }

  async #ownerOf(which: PaymentThere, named: MissingPayment | undefined, by?: Administrator): Promise<Owner> {
    const { orderStore: store, moneyAuthority: authority } = this.needs;
    const { paymentId, provider } = which;
    const reference = named?.reference ?? null;
    const orderId =
      (await store.findByPayment(paymentId, provider)) ??
      (reference === null ? undefined : await store.findByReference(reference));
    const found = orderId === undefined ? undefined : await this.#orderPaidWith(which, orderId);
    if (found) {
      if (by) await authority.requireForOrder(by, found.order);
      return found;
    }
    if (!named) {
      const isBooked = (await this.needs.takeOverStore.entriesOf(which)).length > 0;
      throw isBooked ? takenOverAlready() : takeOverUnknown();
    }
    const { customerId } = named;
    return reference === null && customerId !== null ? { kind: 'plan', customerId } : { kind: 'none' };
  }

  /** Undefined where the order was paid with another payment, or our books do not have the page that it was paid at. */
  async #orderPaidWith(
    { paymentId, provider }: PaymentThere,
    orderId: OrderId,
  ): Promise<Extract<Owner, { kind: 'order' }> | undefined> {
    const { orderStore: store, paymentProviders, transaction } = this.needs;
    const { order, checkout } = (await transaction.run(() => store.lock(orderId))) ?? {};
    if (!order) return undefined;
    if (isPaid(order)) return order.paymentId === paymentId ? { kind: 'order', order } : undefined;
    const page = checkout && (await paymentProviders.named(provider).checkouts.find(checkout.checkoutId));
    const isItsPage = page?.status === 'paid' && page.paymentId === paymentId;
    return isItsPage ? { kind: 'order', order, page } : undefined;
  }
}

declare module '../../platform/wiring/use-case.ts' {
  interface Ports {
    readonly takeOverQuestions: TakeOverQuestions;
  }
}
