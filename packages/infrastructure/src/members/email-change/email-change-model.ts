import type { EmailChangeId } from '@nestmates/domain/members/email-change/email-change.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { Model } from 'objection';

export class EmailChangeModel extends Model {
  static override readonly tableName = 'email_changes';
  declare readonly id: EmailChangeId;
  declare readonly memberId: MemberId;
  declare readonly newEmail: string;
  declare readonly oldEmail: string | null;
  declare readonly requestedAt: Date;
  declare readonly confirmedAt: Date | null;
  declare readonly takenBackAt: Date | null;
  declare readonly confirmDigest: string | null;
  declare readonly takeBackDigest: string | null;
}
