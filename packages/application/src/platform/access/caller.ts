import type { PlanId } from '@nestmates/domain/platform/access/capabilities.ts';
import type { Progress } from '@nestmates/domain/platform/access/progress.ts';
import type { Restriction } from '@nestmates/domain/platform/access/restriction.ts';
import type { SelfieCheckPolicy } from '@nestmates/domain/platform/access/selfie-check.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';

/**
 * The signed-in member who makes a request: what every request needs to know about the member, and nothing more.
 * Whoever needs more reads it.
 */
export interface Caller {
  readonly id: MemberId;
  readonly email: string;
  readonly progress: Progress;
  readonly plan: PlanId;
  readonly isAdmin: boolean;
  /** Would be an administrator in a session that was opened with a second factor. */
  readonly mustUseSecondFactor: boolean;
  /** The member's e-mail is not verified, and this server requires it for some calls. */
  readonly mustVerifyEmail: boolean;
  /** Whether members can have their photo checked on this server. */
  readonly selfieChecks: SelfieCheckPolicy;
  /** The member's photo was never checked, and this server requires it for some calls. */
  readonly mustCheckPhoto: boolean;
  /** The member has given their password, or used a passkey, in this session within the last minutes. */
  readonly hasConfirmedPassword: boolean;
  /** What the member may not do, and until when. */
  readonly restriction?: Restriction | undefined;
  /** Identifies the member's session without revealing its token. */
  readonly sessionDigest: string;
  /** The number of the member's newest live event at the time of the request. */
  readonly lastEvent: number;
}
