import type { PhotoUse } from '@nestmates/application/members/photos/ports.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { Model } from 'objection';

export class PhotoModel extends Model {
  static override readonly tableName = 'photos';
  static override readonly idColumn = 'name';
  declare readonly name: string;
  declare readonly ownerId: MemberId | null;
  declare readonly usedAs: PhotoUse | null;
  declare readonly enteredAt: Date;
}
