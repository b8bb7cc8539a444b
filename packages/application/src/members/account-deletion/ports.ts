import type { ScheduledDeletion } from '@nestmates/domain/members/account-deletion/scheduled-deletion.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';

export interface ScheduledDeletionStore {
  find(memberId: MemberId): Promise<ScheduledDeletion | undefined>;
  /** Replaces an earlier one. */
  save(deletion: ScheduledDeletion): Promise<void>;
  /** False if there was none. */
  remove(memberId: MemberId): Promise<boolean>;
}

/** What others know of a member is asked before the account is deleted, outside of that transaction: later nobody can ask. */
export interface BeforeRemoval {
  /** Where it fails, the account stays for now. */
  look(memberId: MemberId): Promise<void>;
}

declare module '../../platform/wiring/use-case.ts' {
  interface Ports {
    readonly scheduledDeletions: ScheduledDeletionStore;
    readonly beforeRemoval: BeforeRemoval;
  }
}
