import type { Dispute, DisputeId, DisputeStatus } from '@nestmates/domain/money/disputes/dispute.ts';
import type { DisputedPlanStatus } from '@nestmates/domain/money/disputes/disputed-plan.ts';
import type { Evidence } from '@nestmates/domain/money/disputes/evidence.ts';
import type { Cents } from '@nestmates/domain/money/payments/fees.ts';
import type { MemberId, OrderId } from '@nestmates/domain/platform/shared/ids.ts';
import type { Recipient } from '../../members/emails/email.ts';

/** What has become of the plan that a disputed payment has paid. */
export interface DisputedPlan {
  readonly provider: string;
  readonly paymentId: string;
  readonly memberId: MemberId;
  readonly subscriptionId: string;
  readonly status: DisputedPlanStatus;
}

export interface DisputedPlanStore {
  find(provider: string, paymentId: string): Promise<DisputedPlan | undefined>;
  /** Whether it was not so before. */
  note(plan: DisputedPlan): Promise<boolean>;
}

export interface DisputeEmailQueries {
  recipient(memberId: MemberId): Promise<Recipient | undefined>;
}

export interface DisputeStore {
  /** Kept from other changes until the transaction ends. */
  lock(id: DisputeId): Promise<Dispute | undefined>;
  lockByProviderId(provider: string, providerId: string): Promise<Dispute | undefined>;
  /** Undefined where another worker has just added it. */
  add(dispute: Omit<Dispute, 'id'>): Promise<DisputeId | undefined>;
  save(dispute: Dispute, expected: DisputeStatus): Promise<void>;
  /** What an administrator sends; the last one counts. */
  keepEvidence(id: DisputeId, evidence: Evidence, key: string): Promise<void>;
  evidenceOf(id: DisputeId): Promise<{ readonly evidence: Evidence; readonly key: string } | undefined>;
  /** Whether an answer to a question about it that is still open has gone, or is on its way. */
  isAnswered(orderId: OrderId): Promise<boolean>;
  noteRefusal(id: DisputeId, reason: string): Promise<void>;
  /** Those with an administrator's evidence that a worker has not sent on. */
  unsent(limit: number): Promise<readonly DisputeId[]>;
  /** Who pays for a plan as this customer of the provider; nobody's where that member has left. */
  subscriberOf(
    provider: string,
    customerId: string,
  ): Promise<{ readonly memberId: MemberId | null } | undefined>;
  /** Whether an order was paid with it. */
  isOfOrder(provider: string, paymentId: string): Promise<boolean>;
  /** Takes out what is said of a member who leaves; what was to be sent about a plan is not sent any more. */
  eraseTracesOf(memberId: MemberId): Promise<void>;
  /** A plan payment that the bank has given back for good is entered once. */
  enterLostPlan(
    provider: string,
    lost: { readonly providerId: string; readonly cents: Cents; readonly at: Date },
  ): Promise<void>;
}

declare module '../../platform/wiring/use-case.ts' {
  interface Ports {
    readonly disputeStore: DisputeStore;
    readonly disputedPlanStore: DisputedPlanStore;
    readonly disputeEmailQueries: DisputeEmailQueries;
  }
}
