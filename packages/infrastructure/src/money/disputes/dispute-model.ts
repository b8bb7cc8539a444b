import type {
  Dispute,
  DisputeId,
  DisputeKind,
  DisputeStatus,
} from '@nestmates/domain/money/disputes/dispute.ts';
import type { Evidence } from '@nestmates/domain/money/disputes/evidence.ts';
import type { MemberId, OrderId } from '@nestmates/domain/platform/shared/ids.ts';
import { Model } from 'objection';

export class DisputeModel extends Model {
  static override readonly tableName = 'disputes';
  static override readonly jsonAttributes = ['evidence'];
  declare readonly id: DisputeId;
  declare readonly provider: string;
  declare readonly providerId: string;
  declare readonly paymentId: string;
  declare readonly orderId: OrderId | null;
  declare readonly memberId: MemberId | null;
  declare readonly kind: DisputeKind;
  declare readonly status: DisputeStatus;
  declare readonly cents: number;
  declare readonly feeCents: number;
  declare readonly reason: string;
  declare readonly openedAt: Date;
  declare readonly evidenceDueBy: Date | null;
  declare readonly evidenceSentAt: Date | null;
  declare readonly closedAt: Date | null;
  declare readonly evidence: Evidence | null;
  declare readonly evidenceKey: string | null;
  /** Why the provider has not taken the evidence. */
  declare readonly refusal: string | null;
}

export const disputeOf = (row: Dispute): Dispute => ({
  id: row.id,
  provider: row.provider,
  providerId: row.providerId,
  paymentId: row.paymentId,
  orderId: row.orderId,
  memberId: row.memberId,
  kind: row.kind,
  status: row.status,
  cents: row.cents,
  feeCents: row.feeCents,
  reason: row.reason,
  openedAt: row.openedAt,
  evidenceDueBy: row.evidenceDueBy,
  evidenceSentAt: row.evidenceSentAt,
  closedAt: row.closedAt,
});
