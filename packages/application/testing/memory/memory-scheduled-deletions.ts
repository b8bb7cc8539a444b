import type { ScheduledDeletion } from '@nestmates/domain/members/account-deletion/scheduled-deletion.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type { ScheduledDeletionStore } from '../../src/members/account-deletion/ports.ts';

/** Deletions that wait, in memory. */
export class MemoryScheduledDeletions implements ScheduledDeletionStore {
  readonly deletions = new Map<MemberId, ScheduledDeletion>();

  async find(memberId: MemberId): Promise<ScheduledDeletion | undefined> {
    return this.deletions.get(memberId);
  }

  async save(deletion: ScheduledDeletion): Promise<void> {
    this.deletions.set(deletion.memberId, deletion);
  }

  async remove(memberId: MemberId): Promise<boolean> {
    return this.deletions.delete(memberId);
  }
}
