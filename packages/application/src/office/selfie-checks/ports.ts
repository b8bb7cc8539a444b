import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type { Pose } from '@nestmates/domain/trust/selfie-checks/poses.ts';
import type { SelfieCheck, SelfieCheckId } from '@nestmates/domain/trust/selfie-checks/selfie-check.ts';
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

export interface WaitsFrom {
  /** The time since which selfies of decided checks are still there. */
  readonly decidedAfter: Date;
  readonly asksSince: Date;
}

/** A check as an administrator comes to it. */
export interface CheckToLookAt extends Pick<SelfieCheck, 'status' | 'decidedAt'> {
  /** Undefined if nobody has to look at it any more. */
  readonly waiting: WaitingCheck | undefined;
  /** The first name of whoever has decided; empty for nobody and for one who is gone. */
  readonly decidedBy: string;
}

export interface WaitingChecks {
  /** The oldest first. */
  waiting(when: WaitsFrom & { readonly limit: number }): Promise<readonly WaitingCheck[]>;
  find(id: SelfieCheckId, when: WaitsFrom): Promise<CheckToLookAt | undefined>;
}

declare module '../../platform/wiring/use-case.ts' {
  interface Ports {
    readonly waitingChecks: WaitingChecks;
    readonly dataUrl: DataUrl;
  }
}
