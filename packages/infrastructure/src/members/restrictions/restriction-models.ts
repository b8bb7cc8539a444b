import type { RestrictionKind } from '@nestmates/domain/platform/access/restriction.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { Model } from 'objection';

export class RestrictionModel extends Model {
  static override readonly tableName = 'restrictions';
  declare readonly id: number;
  declare readonly memberId: MemberId;
  declare readonly kind: RestrictionKind;
  declare readonly decisionId: number | null;
  declare readonly fromAt: Date;
  declare readonly untilAt: Date | null;
  declare readonly liftedAt: Date | null;
  declare readonly settledAt: Date | null;
}

export class RestrictedMemberModel extends Model {
  static override readonly tableName = 'restricted_members';
  static override readonly idColumn = 'memberId';
  declare readonly memberId: MemberId;
  declare readonly kind: RestrictionKind;
  declare readonly untilAt: Date | null;
}

export class HiddenThingModel extends Model {
  static override readonly tableName = 'hidden_things';
  static override readonly idColumn = ['kind', 'thingId'];
  declare readonly kind: string;
  declare readonly thingId: string;
  declare readonly memberId: MemberId;
  declare readonly why: 'by-weight' | 'removed';
  declare readonly decisionId: number | null;
  declare readonly hiddenAt: Date;
}

export class BannedEmailModel extends Model {
  static override readonly tableName = 'banned_emails';
  static override readonly idColumn = 'digest';
  declare readonly digest: string;
  declare readonly untilAt: Date;
}

export class FormerEmailModel extends Model {
  static override readonly tableName = 'former_emails';
  static override readonly idColumn = ['memberId', 'digest'];
  declare readonly memberId: MemberId;
  declare readonly digest: string;
  declare readonly untilAt: Date;
}
