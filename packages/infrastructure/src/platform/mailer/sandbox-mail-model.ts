import type { SandboxMail } from '@nestmates/application/platform/mailer/mailbox.ts';
import { Model } from 'objection';

export interface SandboxMailModel extends SandboxMail {
  readonly id: number;
}

export class SandboxMailModel extends Model {
  static override readonly tableName = 'sandbox_mail';
}
