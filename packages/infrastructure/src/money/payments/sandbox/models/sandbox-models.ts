import type { PostalAddress } from '@nestmates/application/money/payments/checkouts.ts';
import type { HandledKind } from '@nestmates/application/money/payments/provider-event-handler.ts';
import type { Evidence } from '@nestmates/domain/money/disputes/evidence.ts';
import type { MovementKind } from '@nestmates/domain/money/payments/accounts.ts';
import type { Cents } from '@nestmates/domain/money/payments/fees.ts';
import type { PaidPlan } from '@nestmates/domain/money/subscriptions/subscription.ts';
import { Model } from 'objection';

export class SandboxSettingsModel extends Model {
  static override readonly tableName = 'sandbox_settings';
  static override readonly idColumn = 'isOnly';
  declare readonly isOnly: true;
  declare readonly webhookSecret: string;
  /** A bigint of the database. */
  declare readonly clockOffsetMs: string | number;
  declare readonly eventDelaySeconds: number;
  declare readonly eventCopies: number;
  declare readonly areEventsShuffled: boolean;
}

export class SandboxCallModel extends Model {
  static override readonly tableName = 'sandbox_calls';
  static override readonly idColumn = 'key';
  declare readonly key: string;
  declare readonly call: string;
  declare readonly parameters: string;
  declare readonly answer: unknown;
  declare readonly calledAt: Date;
}

export class SandboxCheckoutModel extends Model {
  static override readonly tableName = 'sandbox_checkouts';
  /** Also the end of the address of its page. */
  declare readonly id: string;
  declare readonly key: string;
  declare readonly reference: string;
  declare readonly title: string;
  declare readonly priceCents: Cents;
  declare readonly processingFeeCents: Cents;
  /** In what is paid besides. */
  declare readonly taxCents: Cents;
  declare readonly asksForAddress: boolean;
  declare readonly expiresAt: Date;
  declare readonly successUrl: string;
  declare readonly cancelUrl: string;
  declare readonly state: 'open' | 'paid' | 'expired';
  declare readonly paymentId: string | null;
  declare readonly address: PostalAddress | null;
  /** What the card is called that paid, where somebody has named one. */
  declare readonly card: string | null;
}

export class SandboxDisputeModel extends Model {
  static override readonly tableName = 'sandbox_disputes';
  static override readonly jsonAttributes = ['evidence'];
  declare readonly id: string;
  declare readonly paymentId: string;
  /** Nothing, where the bank only asks. */
  declare readonly cents: Cents;
  declare readonly outcome: 'open' | 'won' | 'lost' | 'closed';
  declare readonly openedAt: Date;
  /** The bank's word for it. */
  declare readonly reason: string;
  declare readonly evidence: Evidence | null;
  declare readonly evidenceAt: Date | null;
}

export class SandboxWarningModel extends Model {
  static override readonly tableName = 'sandbox_warnings';
  declare readonly id: string;
  declare readonly paymentId: string;
  declare readonly openedAt: Date;
}

export class SandboxPlanCheckoutModel extends Model {
  static override readonly tableName = 'sandbox_plan_checkouts';
  declare readonly id: string;
  declare readonly key: string;
  /** The member's id, as we have told it. */
  declare readonly clientReference: string;
  declare readonly customerId: string;
  declare readonly plan: PaidPlan;
  declare readonly priceCents: Cents;
  /** Added to each payment. */
  declare readonly taxBasisPoints: number;
  declare readonly expiresAt: Date;
  declare readonly successUrl: string;
  declare readonly cancelUrl: string;
  declare readonly subscriptionId: string | null;
}

export class SandboxSubscriptionModel extends Model {
  static override readonly tableName = 'sandbox_subscriptions';
  declare readonly id: string;
  declare readonly clientReference: string;
  declare readonly customerId: string;
  declare readonly plan: PaidPlan;
  declare readonly status: 'active' | 'past_due' | 'unpaid' | 'canceled';
  /** As it was when the subscription began. */
  declare readonly taxBasisPoints: number;
  declare readonly endsWithPeriod: boolean;
  declare readonly periodEnd: Date;
  declare readonly createdAt: Date;
}

export class SandboxPortalModel extends Model {
  static override readonly tableName = 'sandbox_portals';
  static override readonly idColumn = 'token';
  declare readonly token: string;
  declare readonly customerId: string;
  declare readonly returnUrl: string;
  declare readonly expiresAt: Date;
}

/** What it moves for orders and plans. */
export type SandboxMovementKind = Extract<
  MovementKind,
  | 'charge'
  | 'fee'
  | 'tax'
  | 'taxBack'
  | 'release'
  | 'refund'
  | 'reversal'
  | 'dispute'
  | 'disputeWon'
  | 'disputeLost'
>;

export class SandboxMovementModel extends Model {
  static override readonly tableName = 'sandbox_movements';
  static override readonly idColumn = 'number';
  declare readonly number: string | number;
  declare readonly id: string;
  declare readonly kind: SandboxMovementKind;
  /** Of an order, or the id of a subscription. */
  declare readonly reference: string;
  declare readonly paymentId: string;
  /** Who has paid a plan; null for orders. */
  declare readonly customerId: string | null;
  declare readonly accountId: string | null;
  declare readonly releaseId: string | null;
  declare readonly cents: Cents;
  declare readonly key: string | null;
  declare readonly at: Date;
}

export class SandboxEventModel extends Model {
  static override readonly tableName = 'sandbox_events';
  declare readonly number: string | number;
  declare readonly id: string;
  declare readonly name: string;
  declare readonly kind: HandledKind;
  declare readonly subjectId: string;
  declare readonly at: Date;
}
