import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type { Pose } from '@nestmates/domain/trust/selfie-checks/poses.ts';
import type { SelfieCheckId } from '@nestmates/domain/trust/selfie-checks/selfie-check.ts';
import type { SelfieCheckState } from '@nestmates/domain/trust/selfie-checks/selfie-check-machine.ts';

export interface WaitingCheck {
  readonly id: SelfieCheckId;
  readonly status: SelfieCheckState;
  readonly memberId: MemberId;
  readonly firstName: string | null;
  readonly profilePhotoUrl: string | null;
  readonly memberSince: Date;
  readonly poses: readonly Pose[];
  readonly sentAt: Date;
  readonly asks: number;
}

/** The data URL of a JPEG. */
export type DataUrl = (jpeg: Uint8Array) => string;

export interface WaitingChecks {
  /** The oldest first. `decidedAfter`: since when selfies of decided checks are still there. */
  waiting(when: {
    readonly decidedAfter: Date;
    readonly asksSince: Date;
    readonly limit: number;
    readonly id?: SelfieCheckId;
  }): Promise<readonly WaitingCheck[]>;
  /** The first name of an administrator; empty for one who is gone. */
  nameOf(memberId: MemberId | null): Promise<string>;
}

declare module '../../platform/wiring/use-case.ts' {
  interface Ports {
    readonly waitingChecks: WaitingChecks;
    readonly dataUrl: DataUrl;
  }
}
