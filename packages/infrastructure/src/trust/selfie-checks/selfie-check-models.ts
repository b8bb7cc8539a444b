import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type { Pose } from '@nestmates/domain/trust/selfie-checks/poses.ts';
import type { SelfieCheckId } from '@nestmates/domain/trust/selfie-checks/selfie-check.ts';
import type { SelfieCheckState } from '@nestmates/domain/trust/selfie-checks/selfie-check-machine.ts';
import { Model } from 'objection';

export class SelfieCheckModel extends Model {
  static override readonly tableName = 'selfie_checks';
  declare readonly id: SelfieCheckId;
  declare readonly memberId: MemberId;
  declare readonly status: SelfieCheckState;
  declare readonly poses: readonly Pose[];
  declare readonly askedAt: Date;
  declare readonly sentAt: Date | null;
  declare readonly photoUrl: string | null;
  declare readonly decidedAt: Date | null;
  declare readonly decidedBy: MemberId | null;
  declare readonly words: string | null;
}

export class SelfiePictureModel extends Model {
  static override readonly tableName = 'selfie_pictures';
  static override readonly idColumn = 'name';
  declare readonly name: string;
  declare readonly checkId: SelfieCheckId | null;
  declare readonly nth: number;
  declare readonly storedAt: Date;
}
