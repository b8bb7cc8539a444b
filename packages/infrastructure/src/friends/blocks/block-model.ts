import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { Model } from 'objection';

export class BlockModel extends Model {
  static override readonly tableName = 'blocks';
  static override readonly idColumn = ['blockerId', 'blockedId'];
  declare readonly blockerId: MemberId;
  declare readonly blockedId: MemberId;
  declare readonly createdAt: Date;
  declare readonly tracedTo: string | null;
}
