import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type { Recipient } from '../../members/emails/email.ts';

export interface MemberReset {
  /** Clears the member's profile, their children and their onboarding progress. The member's row is locked. */
  clear(memberId: MemberId): Promise<void>;
}

/** Whom operators have made administrators; addresses of the configuration are beside it. */
export interface AdministratorStore {
  /** Needs the member's row locked. False when the member is so already. */
  set(memberId: MemberId, isAdmin: boolean): Promise<boolean>;
  /** All of them, those of the configuration too. */
  list(): Promise<readonly MemberId[]>;
}

export interface Recipients {
  /** Undefined when the member is gone. */
  find(memberId: MemberId): Promise<Recipient | undefined>;
}

declare module '../../platform/wiring/use-case.ts' {
  interface Ports {
    readonly memberReset: MemberReset;
    readonly administratorStore: AdministratorStore;
    readonly recipients: Recipients;
  }
}
