import type { Id, MemberId, PlaydateId } from '@nestmates/domain/platform/shared/ids.ts';
import type { Playdate } from '@nestmates/domain/together/playdates/playdate.ts';
import { Model } from 'objection';

export class PlaydateModel extends Model {
  static override readonly tableName = 'playdates';
  declare readonly id: PlaydateId;
  declare readonly userIdOne: MemberId;
  declare readonly userIdTwo: MemberId;
  declare readonly matchId: Id<'match'>;
  declare readonly proposedBy: MemberId;
  declare readonly status: Playdate['status'];
  declare readonly times: readonly Date[];
  declare readonly date: Date | null;
  declare readonly endsAt: Date;
  declare readonly timeZoneOne: string | null;
  declare readonly timeZoneTwo: string | null;
  declare readonly createdAt: Date;
  declare readonly scheduledAt: Date | null;
  declare readonly endedAt: Date | null;
}
