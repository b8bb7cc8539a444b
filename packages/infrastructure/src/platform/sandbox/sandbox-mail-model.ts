import type { SandboxMail } from '@nestmates/application/platform/sandbox/ports.ts';
import { Model } from 'objection';

export interface SandboxMailModel extends SandboxMail {
  readonly id: number;
}

export class SandboxMailModel extends Model {
  static override readonly tableName = 'sandbox_mail';
}
