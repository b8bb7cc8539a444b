import type { PasskeyId } from '@nestmates/domain/members/passkeys/passkey.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { Model } from 'objection';

export class PasskeyModel extends Model {
  static override readonly tableName = 'passkeys';
  declare readonly id: PasskeyId;
  declare readonly memberId: MemberId;
  declare readonly credentialId: string;
  declare readonly publicKey: string;
  /** A bigint, which the driver gives as text. */
  declare readonly counter: string | number;
  declare readonly device: string;
  declare readonly createdAt: Date;
  declare readonly lastUsedAt: Date | null;
}
