import type { Id } from '@nestmates/domain/platform/shared/ids.ts';
import { Model } from 'objection';

export class ExportModel extends Model {
  static override readonly tableName = 'exports';
  declare readonly id: number;
  declare readonly memberId: Id<'member'>;
  declare readonly name: string;
  declare readonly requestedAt: Date;
  declare readonly readyAt: Date | null;
  declare readonly bytes: number | null;
  declare readonly downloads: number;
  declare readonly tokenDigest: string | null;
  declare readonly deviceDigest: string | null;
}
