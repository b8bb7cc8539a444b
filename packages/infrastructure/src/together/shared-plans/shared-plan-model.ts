import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type { SharedPlanId } from '@nestmates/domain/together/shared-plans/shared-plan.ts';
import { Model } from 'objection';

export class SharedPlanModel extends Model {
  static override readonly tableName = 'shared_plans';
  declare readonly id: SharedPlanId;
  declare readonly memberId: MemberId;
  declare readonly swapId: number | null;
  declare readonly playdateId: number | null;
  declare readonly seed: string;
  declare readonly tokenDigest: string;
  declare readonly createdAt: Date;
  declare readonly homeSafeAt: Date | null;
}
