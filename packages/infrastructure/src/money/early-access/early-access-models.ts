import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { Model } from 'objection';

export class EarlyAccessCodeModel extends Model {
  static override readonly tableName = 'early_access_codes';
  static override readonly idColumn = 'code';
  declare readonly code: string;
  declare readonly places: number;
  declare readonly opensAt: Date | null;
  declare readonly closesAt: Date | null;
}

export class RedemptionModel extends Model {
  static override readonly tableName = 'early_access_redemptions';
  static override readonly idColumn = 'userId';
  declare readonly userId: MemberId;
  declare readonly code: string;
  declare readonly redeemedAt: Date;
}
