import type { MemberEvent } from '@nestmates/application/platform/live/event.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { Model } from 'objection';

/** pg returns 64-bit integers as strings. */
export class EventModel extends Model {
  static override readonly tableName = 'events';
  static override readonly idColumn = ['memberId', 'id'];
  declare readonly memberId: MemberId;
  declare readonly id: string;
  declare readonly event: MemberEvent;
  declare readonly at: Date;
}
