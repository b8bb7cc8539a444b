import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { Model } from 'objection';

export class ShownStrangerModel extends Model {
  static override readonly tableName = 'shown_strangers';
  static override readonly idColumn = ['viewerId', 'day', 'memberId'];
  declare readonly viewerId: MemberId;
  declare readonly memberId: MemberId;
  declare readonly day: string;
  declare readonly byNumber: boolean;
}
