import { isHeld, type PlanCheckout } from '@nestmates/domain/money/subscriptions/held-subscription.ts';
import type { Subscription } from '@nestmates/domain/money/subscriptions/subscription.ts';
import { type Entitlement, noSubscription } from '@nestmates/domain/platform/access/capabilities.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type { PaymentReferences } from '../../src/money/payments/payment-references.ts';
import type {
  Customer,
  MemberSubscriptions,
  SubscriptionStore,
} from '../../src/money/subscriptions/ports.ts';
import type { MemoryTransaction } from './memory-transaction.ts';

type Entitled = Pick<Entitlement, 'subscriptionStatus' | 'subscriptionTier'>;

const rowOf = (memberId: MemberId): string => `member ${memberId}`;

/** What members have subscribed to, in memory. */
export class MemorySubscriptions implements SubscriptionStore {
  readonly subscriptions = new Map<string, Subscription>();
  readonly checkouts = new Map<MemberId, PlanCheckout>();
  readonly entitled = new Map<MemberId, Entitled>();
  readonly customers = new Map<MemberId, MemberSubscriptions['customers']>();
  /** Members whose accounts are deleted. */
  readonly gone: MemberId[] = [];
  readonly keptCustomers: Customer[] = [];
  readonly keptCustomersOf = new Set<MemberId>();
  readonly #transaction: MemoryTransaction;
  readonly #references: Pick<PaymentReferences, 'memberOf'>;
  constructor(transaction: MemoryTransaction, references: Pick<PaymentReferences, 'memberOf'>) {
    this.#transaction = transaction;
    this.#references = references;
  }

  async of(memberId: MemberId): Promise<MemberSubscriptions> {
    return {
      subscriptions: [...this.subscriptions.values()].filter((one) => one.memberId === memberId),
      customers: this.customers.get(memberId) ?? {},
      checkout: this.checkouts.get(memberId) ?? null,
    };
  }

  async lock(memberId: MemberId): Promise<MemberSubscriptions | undefined> {
    this.#transaction.lock(rowOf(memberId));
    return this.gone.includes(memberId) ? undefined : this.of(memberId);
  }

  async memberOf({
    subscriptionId,
    provider,
    reference,
  }: Parameters<SubscriptionStore['memberOf']>[0]): Promise<MemberId | undefined> {
    const known = this.subscriptions.get(`${provider} ${subscriptionId}`)?.memberId;
    const memberId = known ?? (reference === null ? undefined : await this.#references.memberOf(reference));
    return memberId === undefined || this.gone.includes(memberId) ? undefined : memberId;
  }

  async periodsEnded(before: Date, limit: number) {
    return [...this.subscriptions.values()]
      .filter((one) => isHeld(one) && one.periodEnd < before && one.readAt < before)
      .slice(0, limit)
      .map(({ provider, providerId: subscriptionId }) => ({ provider, subscriptionId }));
  }

  async forgetCustomer(memberId: MemberId, { provider, id }: Customer): Promise<void> {
    const { [provider]: known, ...others } = this.customers.get(memberId) ?? {};
    if (known === id) this.customers.set(memberId, others);
  }

  async save(subscription: Subscription): Promise<void> {
    this.#transaction.requireLocked(rowOf(subscription.memberId));
    this.subscriptions.set(`${subscription.provider} ${subscription.providerId}`, subscription);
  }

  async saveCheckout(memberId: MemberId, checkout: PlanCheckout): Promise<void> {
    this.#transaction.requireLocked(rowOf(memberId));
    this.checkouts.set(memberId, checkout);
  }

  async noteOpened(
    memberId: MemberId,
    attempt: number,
    opened: { id: string; url: string },
  ): Promise<boolean> {
    const checkout = this.checkouts.get(memberId);
    if (checkout?.attempt !== attempt) return false;
    this.checkouts.set(memberId, { ...checkout, opened });
    return true;
  }

  async forgetOpened(memberId: MemberId, attempt?: number): Promise<void> {
    const checkout = this.checkouts.get(memberId);
    if (!checkout || (attempt !== undefined && checkout.attempt !== attempt)) return;
    this.checkouts.set(memberId, { ...checkout, key: null, opened: null });
  }

  async saveCustomer(memberId: MemberId, provider: string, customerId: string): Promise<void> {
    this.#transaction.requireLocked(rowOf(memberId));
    this.customers.set(memberId, { ...this.customers.get(memberId), [provider]: customerId });
  }

  /** The members' customers are never forgotten here. */
  async keepCustomers(memberId: MemberId): Promise<void> {
    this.keptCustomersOf.add(memberId);
  }

  async keepCustomer(customer: Customer): Promise<void> {
    this.keptCustomers.push(customer);
  }

  async setEntitlement(memberId: MemberId, to: Entitled): Promise<boolean> {
    this.#transaction.requireLocked(rowOf(memberId));
    const known = this.entitled.get(memberId);
    this.entitled.set(memberId, to);
    return (
      known?.subscriptionStatus !== to.subscriptionStatus || known.subscriptionTier !== to.subscriptionTier
    );
  }

  entitlementOf(memberId: MemberId): Entitled {
    return this.entitled.get(memberId) ?? noSubscription;
  }
}
