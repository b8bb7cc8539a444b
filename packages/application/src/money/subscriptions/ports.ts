import type { Cents } from '@nestmates/domain/money/payments/fees.ts';
import type {
  Guarantee,
  GuaranteeId,
  GuaranteeRefund,
} from '@nestmates/domain/money/subscriptions/guarantee.ts';
import type { PlanCheckout } from '@nestmates/domain/money/subscriptions/held-subscription.ts';
import type { Subscription } from '@nestmates/domain/money/subscriptions/subscription.ts';
import type { Entitlement } from '@nestmates/domain/platform/access/capabilities.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type { Recipient } from '../../members/emails/email.ts';
import type { Caller } from '../../platform/access/caller.ts';
import type { MemberReference } from '../payments/payment-references.ts';

/** What there is to know before a member is paid back. */
export interface KnownGuarantee {
  /** What `ofMember` finds. */
  readonly own: Guarantee | undefined;
  /** Anybody with this e-mail has used it, who may have left. */
  readonly isUsed: boolean;
  /** Whether it is the member's e-mail, and was shown to be theirs. */
  readonly isVerified: boolean;
  /** The member's payments that a bank has taken back, or looks into. */
  readonly withBank: readonly Pick<GuaranteeRefund, 'provider' | 'paymentId'>[];
}

export interface GuaranteeAtProvider {
  readonly guaranteeId: GuaranteeId;
  /** One of those that were paid. */
  readonly provider: string;
}

export interface GuaranteeStore {
  /** The member's own, whatever their e-mail was then. */
  ofMember(memberId: MemberId): Promise<Guarantee | undefined>;
  /** Reads all at one moment, also where the e-mail is changed meanwhile. */
  known(member: Pick<Caller, 'id' | 'email'>, emailDigest: string): Promise<KnownGuarantee>;
  /** Undefined where the member or the e-mail has one. */
  add(
    guarantee: Omit<Guarantee, 'id' | 'memberId'> & {
      readonly memberId: MemberId;
      readonly emailDigest: string;
    },
  ): Promise<GuaranteeId | undefined>;
  find(id: GuaranteeId): Promise<Guarantee | undefined>;
  /** Kept from other changes until the transaction ends. */
  lock(id: GuaranteeId): Promise<Guarantee | undefined>;
  save(guarantee: Guarantee): Promise<void>;
  /** Notes a refund with its row of the ledger, once; also one that was not foreseen. */
  noteRefund(id: GuaranteeId, refund: GuaranteeRefund, at: Date): Promise<void>;
  /** Those that a worker has not finished, the one that was taken last at the end: `now` is that time of these. */
  takeUnfinished(now: Date, limit: number): Promise<readonly GuaranteeAtProvider[]>;
  /** The same of those that wait for their bank, or were paid back and closed since then. */
  takeMade(
    times: { readonly now: Date; readonly closedSince: Date },
    limit: number,
  ): Promise<readonly GuaranteeAtProvider[]>;
  /** The one that pays this back. */
  ofPayment(payment: {
    readonly provider: string;
    readonly paymentId: string;
  }): Promise<GuaranteeId | undefined>;
  /** The newest first. */
  newest(limit: number): Promise<readonly Guarantee[]>;
}

export interface SubscriptionEmailQueries {
  /** Facts of the member who has it; undefined once they have left. */
  guaranteeOf(id: GuaranteeId): Promise<(Recipient & { readonly cents: Cents }) | undefined>;
  /** The member's subscription whose renewal was not paid. */
  pastDueOf(memberId: MemberId): Promise<(Recipient & { readonly subscription: Subscription }) | undefined>;
}

/** Who a member is at a payment provider. */
export interface Customer {
  readonly provider: string;
  readonly id: string;
}

/** Which subscription at which provider. */
export interface NamedSubscription {
  readonly provider: string;
  readonly subscriptionId: string;
}

export interface StoppedRenewal extends NamedSubscription {
  /** Null where the provider was not asked, or its answer is not known. */
  readonly stoppedAt: Date | null;
}

/** What renewed until its member was suspended or banned. */
export interface StoppedRenewals {
  ofMember(memberId: MemberId): Promise<readonly StoppedRenewal[]>;
  /** Null where the provider is still to be asked. */
  note(subscription: NamedSubscription, at: Date | null): Promise<void>;
  /** Forgets it, with a time only if it was stopped before that. */
  forget(subscription: NamedSubscription, before?: Date): Promise<void>;
}

export interface MemberSubscriptions {
  readonly subscriptions: readonly Subscription[];
  /** Who the member is at each payment provider where they have paid, by its name. */
  readonly customers: Readonly<Record<string, string>>;
  readonly checkout: PlanCheckout | null;
}

export interface SubscriptionStore {
  of(memberId: MemberId): Promise<MemberSubscriptions>;
  /** The same, with the member's row locked; undefined when the member is gone. */
  lock(memberId: MemberId): Promise<MemberSubscriptions | undefined>;
  /** Whose subscription it is; undefined for one of nobody whom we know. */
  memberOf(
    subscription: NamedSubscription & { readonly reference: MemberReference | null },
  ): Promise<MemberId | undefined>;
  /** Those that are paid or to be paid, whose period is over and which were not asked for since that time. */
  periodsEnded(before: Date, limit: number): Promise<readonly NamedSubscription[]>;
  save(subscription: Subscription): Promise<void>;
  saveCheckout(memberId: MemberId, checkout: PlanCheckout): Promise<void>;
  /** Whether that attempt is still the member's newest, and so their checkout is the one that was opened. */
  noteOpened(
    memberId: MemberId,
    attempt: number,
    opened: { readonly id: string; readonly url: string },
  ): Promise<boolean>;
  /** The page of that attempt, or of any, is closed or paid: it is not handed out any more. */
  forgetOpened(memberId: MemberId, attempt?: number): Promise<void>;
  /** The provider does not have the customer any more. */
  forgetCustomer(memberId: MemberId, customer: Customer): Promise<void>;
  /** What every request reads; whether it has changed. */
  setEntitlement(
    memberId: MemberId,
    entitlement: Pick<Entitlement, 'subscriptionStatus' | 'subscriptionTier'>,
  ): Promise<boolean>;
  /**
   * Runs in the transaction that deletes the account, so that the books know whose payments were for plans.
   */
  keepCustomers(memberId: MemberId): Promise<void>;
  /** The same of one that is nobody's. */
  keepCustomer(customer: Customer): Promise<void>;
  /** Who the member is at a payment provider; a later one there takes its place. */
  saveCustomer(memberId: MemberId, provider: string, customerId: string): Promise<void>;
}

declare module '../../platform/wiring/use-case.ts' {
  interface Ports {
    readonly subscriptionStore: SubscriptionStore;
    readonly guaranteeStore: GuaranteeStore;
    readonly subscriptionEmailQueries: SubscriptionEmailQueries;
    readonly stoppedRenewals: StoppedRenewals;
  }
}
