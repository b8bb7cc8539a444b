import type { Recipient } from '@nestmates/application/members/emails/email.ts';
import type {
  Customer,
  MemberSubscriptions,
  NamedSubscription,
  SubscriptionEmailQueries,
  SubscriptionStore,
} from '@nestmates/application/money/subscriptions/ports.ts';
import type { GuaranteeId } from '@nestmates/domain/money/subscriptions/guarantee.ts';
import { heldStatuses, type PlanCheckout } from '@nestmates/domain/money/subscriptions/held-subscription.ts';
import type { Subscription } from '@nestmates/domain/money/subscriptions/subscription.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { UserModel } from '../../members/accounts/account-models.ts';
import { sql } from '../../platform/database/sql.ts';
import type { KnexTransaction } from '../../platform/database/transaction.ts';
import { BillingCustomerModel, PaidSubscriptionModel, PlanCheckoutModel } from './subscription-models.ts';

const lock = `select id from users where id = :memberId for no key update`;

/** One row for each subscription, or one without. */
const subscriptionsOfMember = `
  select customers.by_provider as customers, c.attempt, c.provider as checkout_provider, c.key, c.plan as checkout_plan, c.opened_at, c.checkout_id, c.url,
    p.provider, p.provider_id, p.plan, p.status, p.period_end, p.past_due_since, p.read_at
  from (select :memberId::integer as user_id) m
    cross join lateral (
      select coalesce(jsonb_object_agg(b.provider, b.customer_id), '{}') as by_provider
      from billing_customers b where b.user_id = m.user_id
    ) customers
    left join plan_checkouts c using (user_id)
    left join paid_subscriptions p using (user_id)
  order by p.read_at, p.provider, p.provider_id`;

/** Or an open page on which one is paid. */
export const hasSubscriptions = `(
  exists (select from paid_subscriptions where user_id = :memberId)
  or exists (select from plan_checkouts where user_id = :memberId)
)`;

interface MemberSubscriptionRow
  extends Pick<PlanCheckoutModel, 'key' | 'checkoutId' | 'url'>,
    Pick<PaidSubscriptionModel, 'plan' | 'status' | 'periodEnd' | 'pastDueSince' | 'readAt'> {
  readonly customers: MemberSubscriptions['customers'];
  readonly attempt: number | null;
  readonly checkoutProvider: PlanCheckoutModel['provider'];
  readonly checkoutPlan: PlanCheckoutModel['plan'];
  readonly openedAt: Date;
  readonly provider: string;
  readonly providerId: string | null;
}

/**
 * Locks the member's row: whoever decides meanwhile on another checkout has read that this one is not open
 * yet.
 */
const noteOpened = `
  with locked as materialized (select id from users where id = :userId for no key update)
  update plan_checkouts c set checkout_id = :checkoutId, url = :url
  from locked where c.user_id = locked.id and c.attempt = :attempt
  returning c.user_id`;

/** One that we know, or else one that the provider has from us. */
const memberOf = `
  select coalesce(
    (select user_id from paid_subscriptions where provider = :provider and provider_id = :subscriptionId),
    (select user_id from payment_references where reference = :reference)) as member_id`;

const keepCustomer = `
  insert into former_customers (provider, customer_id) values (:provider, :customerId) on conflict do nothing`;

const recipientOfGuarantee = `
  select u.id as member_id, u.email as to, u.first_name,
    (select sum(r.cents)::integer from guarantee_refunds r where r.guarantee_id = g.id) as cents
  from guarantees g join users u on u.id = g.member_id where g.id = :id`;

const setEntitlement = `
  insert into subscriptions (user_id, status, tier)
  values (:memberId, :subscriptionStatus, :subscriptionTier)
  on conflict (user_id) do update set status = excluded.status, tier = excluded.tier
  where (subscriptions.status, subscriptions.tier) is distinct from (excluded.status, excluded.tier)
  returning user_id`;

export class SubscriptionRepository implements SubscriptionStore, SubscriptionEmailQueries {
  readonly #transaction: KnexTransaction;
  constructor(transaction: KnexTransaction) {
    this.#transaction = transaction;
  }

  async of(memberId: MemberId): Promise<MemberSubscriptions> {
    return memberSubscriptionsIn(
      memberId,
      await sql<MemberSubscriptionRow>(this.#transaction, subscriptionsOfMember, { memberId }),
    );
  }

  async pastDueOf(memberId: MemberId): ReturnType<SubscriptionEmailQueries['pastDueOf']> {
    const { subscriptions } = await this.of(memberId);
    const subscription = subscriptions.find(({ status }) => status === 'past_due');
    if (!subscription) return undefined;
    const recipient = await UserModel.query(this.#transaction.db)
      .findById(memberId)
      .select({ memberId: 'id', to: 'email', firstName: 'firstName' })
      .castTo<Recipient | undefined>();
    return recipient && { ...recipient, subscription };
  }

  async guaranteeOf(id: GuaranteeId): ReturnType<SubscriptionEmailQueries['guaranteeOf']> {
    type Row = Recipient & { readonly cents: number };
    const [found] = await sql<Row>(this.#transaction, recipientOfGuarantee, { id });
    return found;
  }

  async lock(memberId: MemberId): Promise<MemberSubscriptions | undefined> {
    const [locked] = await sql(this.#transaction, lock, { memberId });
    return locked && this.of(memberId);
  }

  async memberOf(subscription: Parameters<SubscriptionStore['memberOf']>[0]): Promise<MemberId | undefined> {
    type Row = { readonly memberId: MemberId | null };
    const [found] = await sql<Row>(this.#transaction, memberOf, { ...subscription });
    return found?.memberId ?? undefined;
  }

  async periodsEnded(before: Date, limit: number): ReturnType<SubscriptionStore['periodsEnded']> {
    return PaidSubscriptionModel.query(this.#transaction.db)
      .whereIn('status', [...heldStatuses])
      .where('periodEnd', '<', before)
      .where('readAt', '<', before)
      .orderBy('readAt')
      .limit(limit)
      .select('provider', { subscriptionId: 'providerId' })
      .castTo<NamedSubscription[]>();
  }

  async forgetCustomer(userId: MemberId, { provider, id: customerId }: Customer): Promise<void> {
    await this.keepCustomer({ provider, id: customerId });
    await BillingCustomerModel.query(this.#transaction.db).where({ userId, provider, customerId }).delete();
  }

  async save({ memberId: userId, ...subscription }: Subscription): Promise<void> {
    const pastDueSince = subscription.status === 'past_due' ? subscription.pastDueSince : null;
    await PaidSubscriptionModel.query(this.#transaction.db)
      .insert({ ...subscription, userId, pastDueSince })
      .onConflict(['provider', 'providerId'])
      .merge();
  }

  async saveCheckout(userId: MemberId, { opened, ...checkout }: PlanCheckout): Promise<void> {
    await PlanCheckoutModel.query(this.#transaction.db)
      .insert({ ...checkout, userId, checkoutId: opened?.id ?? null, url: opened?.url ?? null })
      .onConflict('userId')
      .merge();
  }

  async noteOpened(
    userId: MemberId,
    attempt: number,
    { id: checkoutId, url }: Parameters<SubscriptionStore['noteOpened']>[2],
  ): Promise<boolean> {
    const noted = await sql(this.#transaction, noteOpened, { userId, attempt, checkoutId, url });
    return noted.length === 1;
  }

  async forgetOpened(userId: MemberId, attempt?: number): Promise<void> {
    // No row where another checkout was begun meanwhile, or none ever.
    await PlanCheckoutModel.query(this.#transaction.db)
      .where(attempt === undefined ? { userId } : { userId, attempt })
      .patch({ key: null, checkoutId: null, url: null });
  }

  async setEntitlement(
    memberId: MemberId,
    entitlement: Parameters<SubscriptionStore['setEntitlement']>[1],
  ): Promise<boolean> {
    const changed = await sql(this.#transaction, setEntitlement, { memberId, ...entitlement });
    return changed.length === 1;
  }

  async keepCustomers(userId: MemberId): Promise<void> {
    const customers = await BillingCustomerModel.query(this.#transaction.db).where({ userId });
    for (const { provider, customerId: id } of customers) await this.keepCustomer({ provider, id });
  }

  async keepCustomer({ provider, id: customerId }: Customer): Promise<void> {
    await sql(this.#transaction, keepCustomer, { provider, customerId });
  }

  async saveCustomer(userId: MemberId, provider: string, customerId: string): Promise<void> {
    await BillingCustomerModel.query(this.#transaction.db)
      .insert({ userId, provider, customerId })
      .onConflict(['userId', 'provider'])
      .merge();
  }
}

function memberSubscriptionsIn(
  memberId: MemberId,
  rows: readonly MemberSubscriptionRow[],
): MemberSubscriptions {
  const [first] = rows;
  return {
    customers: first?.customers ?? {},
    checkout: first ? checkoutIn(first) : null,
    subscriptions: rows.flatMap((row) => subscriptionIn(memberId, row)),
  };
}

function checkoutIn({
  attempt,
  checkoutProvider: provider,
  key,
  checkoutPlan: plan,
  openedAt,
  checkoutId: id,
  url,
}: MemberSubscriptionRow): PlanCheckout | null {
  if (attempt === null) return null;
  const opened = id !== null && url !== null ? { id, url } : null;
  return { attempt, provider, key, plan, openedAt, opened };
}

function subscriptionIn(memberId: MemberId, row: MemberSubscriptionRow): Subscription[] {
  const { provider, providerId, plan, status, periodEnd, pastDueSince, readAt } = row;
  if (providerId === null) return [];
  const fields = { provider, providerId, memberId, plan, periodEnd, readAt };
  if (status !== 'past_due') return [{ ...fields, status }];
  // The database has a time for each of these.
  return [{ ...fields, status, pastDueSince: pastDueSince ?? readAt }];
}
