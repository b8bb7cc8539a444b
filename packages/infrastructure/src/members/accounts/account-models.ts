import type { Member } from '@nestmates/domain/members/accounts/member.ts';
import { Model } from 'objection';

/** A row of `users`. Its secret columns are never copied to a `Member`. */
export interface UserModel extends Member {
  readonly password: string;
  readonly resetToken: string | null;
  readonly resetTokenExpires: Date | null;
  readonly verificationToken: string | null;
  readonly verificationTokenExpires: Date | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly cityLatitude: number | null;
  readonly cityLongitude: number | null;
  readonly zipCountsAs: string | null;
  /** The main photo of the last check that was approved. */
  readonly checkedPhotoUrl: string | null;
}

export class UserModel extends Model {
  static override readonly tableName = 'users';
}

export class SessionModel extends Model {
  static override readonly tableName = 'sessions';
  static override readonly idColumn = 'tokenHash';
  declare readonly tokenHash: string;
  declare readonly id: number;
  declare readonly userId: number;
  declare readonly userAgent: string;
  declare readonly expiresAt: Date;
  declare readonly createdAt: Date;
  declare readonly passwordConfirmedAt: Date | null;
  declare readonly secondFactorAt: Date | null;
}
