import type { AuditEntryId } from '@nestmates/application/office/audit/ports.ts';
import type { AuditAction } from '@nestmates/domain/office/audit/audit.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { Model } from 'objection';
import { UserModel } from '../../members/accounts/account-models.ts';
import { belongsTo } from '../../platform/database/belongs-to.ts';

export interface AuditModel {
  readonly id: AuditEntryId;
  readonly action: AuditAction;
  readonly adminId: MemberId | null;
  readonly memberId: MemberId | null;
  readonly detail: string | null;
  readonly at: Date;
  readonly adminName: string | null;
  readonly adminDigest: string | null;
  readonly memberName: string | null;
  readonly memberDigest: string | null;
}

export class AuditModel extends Model {
  static override readonly tableName = 'audit';
  static override readonly relationMappings = {
    admin: belongsTo('audit.adminId', UserModel),
    member: belongsTo('audit.memberId', UserModel),
  };
}
