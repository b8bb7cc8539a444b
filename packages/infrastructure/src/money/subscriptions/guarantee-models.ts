import type {
  Guarantee,
  GuaranteeId,
  GuaranteeRefund,
  GuaranteeStatus,
} from '@nestmates/domain/money/subscriptions/guarantee.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { Model } from 'objection';

export class GuaranteeRefundModel extends Model {
  static override readonly tableName = 'guarantee_refunds';
  static override readonly idColumn = ['provider', 'paymentId'];
  declare readonly guaranteeId: GuaranteeId;
  declare readonly provider: string;
  declare readonly subscriptionId: string;
  declare readonly paymentId: string;
  declare readonly cents: number;
  declare readonly refundId: string | null;
}

export class GuaranteeModel extends Model {
  static override readonly tableName = 'guarantees';
  declare readonly id: GuaranteeId;
  declare readonly emailDigest: string;
  declare readonly memberId: MemberId | null;
  declare readonly key: string;
  declare readonly attempt: number;
  declare readonly status: GuaranteeStatus;
  declare readonly askedAt: Date;
  declare readonly closedAt: Date | null;
  declare readonly refusal: string | null;
  declare readonly refunds?: GuaranteeRefundModel[];

  static override readonly relationMappings = {
    refunds: {
      relation: Model.HasManyRelation,
      modelClass: GuaranteeRefundModel,
      join: { from: 'guarantees.id', to: 'guarantee_refunds.guaranteeId' },
    },
  };
}

const refundOf = ({
  provider,
  subscriptionId,
  paymentId,
  cents,
  refundId,
}: GuaranteeRefundModel): GuaranteeRefund => ({ provider, subscriptionId, paymentId, cents, refundId });

export const guaranteeOf = ({
  id,
  memberId,
  key,
  attempt,
  status,
  askedAt,
  closedAt,
  refusal,
  refunds = [],
}: GuaranteeModel): Guarantee => ({
  id,
  memberId,
  key,
  attempt,
  status,
  askedAt,
  closedAt,
  refusal,
  refunds: refunds.map(refundOf),
});
