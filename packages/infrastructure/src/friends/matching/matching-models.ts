import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { Model } from 'objection';

export class PassModel extends Model {
  static override readonly tableName = 'passes';
  static override readonly idColumn = ['memberId', 'passedId'];
  declare readonly memberId: MemberId;
  declare readonly passedId: MemberId;
  declare readonly passedAt: Date;
  declare readonly swipe: boolean;
}

/** How many swipes a member has made on their newest day of swiping. */
export class SwipeCountModel extends Model {
  static override readonly tableName = 'swipes';
  static override readonly idColumn = 'memberId';
  declare readonly memberId: MemberId;
  declare readonly day: Date;
  declare readonly count: number;
}

export class MatchProfileModel extends Model {
  static override readonly tableName = 'match_profiles';
  static override readonly idColumn = 'memberId';
  declare readonly memberId: MemberId;
  declare readonly neighborhoodId: number;
  declare readonly encoding: number;
  declare readonly packed: string;
}
