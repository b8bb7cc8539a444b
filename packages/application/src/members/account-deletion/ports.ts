import type { ScheduledDeletion } from '@nestmates/domain/members/account-deletion/scheduled-deletion.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';

export interface ScheduledDeletionStore {
  find(memberId: MemberId): Promise<ScheduledDeletion | undefined>;
  /** Replaces an earlier one. */
  save(deletion: ScheduledDeletion): Promise<void>;
  /** False if there was none. */
  remove(memberId: MemberId): Promise<boolean>;
}

declare module '../../platform/wiring/use-case.ts' {
  interface Ports {
    readonly scheduledDeletions: ScheduledDeletionStore;
  }
}
