import type { ChildId } from '@nestmates/domain/platform/shared/ids.ts';
import { Model } from 'objection';

export class SitterCardModel extends Model {
  static override readonly tableName = 'sitter_cards';
  static override readonly idColumn = 'childId';
  declare readonly childId: ChildId;
  declare readonly sealed: string;
  declare readonly changedAt: Date;
}
