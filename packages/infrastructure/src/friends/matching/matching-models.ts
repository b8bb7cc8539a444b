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

export class NeighborhoodModel extends Model {
  static override readonly tableName = 'neighborhoods';
  declare readonly id: number;
  declare readonly latitude: number;
  declare readonly longitude: number;
}

export class MatchProfileModel extends Model {
  static override readonly tableName = 'match_profiles';
  static override readonly idColumn = 'memberId';
  declare readonly memberId: MemberId;
  declare readonly neighborhoodId: number;
  declare readonly encoding: number;
  declare readonly packed: string;
}

/** The packed members of a neighborhood, as the search reads them. */
export class PackedNeighborhoodModel extends Model {
  static override readonly tableName = 'packed_neighborhoods';
  static override readonly idColumn = ['neighborhoodId', 'encoding'];
  declare readonly neighborhoodId: number;
  declare readonly encoding: number;
  declare readonly memberCount: number;
  declare readonly version: string;
  declare readonly members: string;
}
