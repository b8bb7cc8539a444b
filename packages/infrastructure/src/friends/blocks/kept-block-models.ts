import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { Model } from 'objection';

export class AccountTraceModel extends Model {
  static override readonly tableName = 'account_traces';
  static override readonly idColumn = ['memberId', 'digest'];
  declare readonly memberId: MemberId;
  declare readonly digest: string;
  declare readonly emailDigest: string;
  declare readonly usedAt: Date;
  declare readonly isBrowser: boolean;
}

export class KeptBlockModel extends Model {
  static override readonly tableName = 'kept_blocks';
  static override readonly idColumn = ['blockerId', 'emailDigest', 'digest'];
  declare readonly blockerId: MemberId;
  declare readonly emailDigest: string;
  declare readonly digest: string;
  declare readonly expiresAt: Date | null;
}
