import type { FamilyChild } from '@nestmates/domain/members/children/family.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { Model } from 'objection';

export interface ChildModel extends FamilyChild {
  readonly userId: MemberId;
  readonly position: number;
  readonly createdAt: Date;
}

export class ChildModel extends Model {
  static override readonly tableName = 'children';
}
