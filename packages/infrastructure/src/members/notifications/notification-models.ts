import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { Model } from 'objection';

export class NotificationSettingsModel extends Model {
  static override readonly tableName = 'notification_settings';
  static override readonly idColumn = 'memberId';
  declare readonly memberId: MemberId;
  declare readonly messageEmails: boolean;
  declare readonly loginEmails: boolean;
  declare readonly swapEmails: boolean;
  declare readonly playdateEmails: boolean;
  declare readonly feedbackEmails: boolean;
}

export class PushDeviceModel extends Model {
  static override readonly tableName = 'push_devices';
  declare readonly id: number;
  declare readonly memberId: MemberId;
  declare readonly sessionHash: string;
  declare readonly endpoint: string;
  declare readonly p256dh: string;
  declare readonly auth: string;
  declare readonly addedAt: Date;
}
