import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { Model } from 'objection';

export class SecondFactorModel extends Model {
  static override readonly tableName = 'second_factors';
  static override readonly idColumn = 'memberId';
  declare readonly memberId: MemberId;
  declare readonly secret: string;
  declare readonly begunAt: Date;
  declare readonly confirmedAt: Date | null;
  declare readonly lastStep: number | null;
}

export class RecoveryCodeModel extends Model {
  static override readonly tableName = 'recovery_codes';
  static override readonly idColumn = 'digest';
  declare readonly digest: string;
  declare readonly memberId: MemberId;
  declare readonly usedAt: Date | null;
}
