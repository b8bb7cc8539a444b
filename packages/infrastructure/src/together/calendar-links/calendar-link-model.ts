import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { Model } from 'objection';

export class CalendarLinkModel extends Model {
  static override readonly tableName = 'calendar_links';
  static override readonly idColumn = 'userId';
  declare readonly userId: MemberId;
  declare readonly tokenDigest: string;
  declare readonly createdAt: Date;
}
