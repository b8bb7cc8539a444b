import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type { EndedLinks } from '../../src/members/email-change/ports.ts';

/** Links of accounts that were deleted by schedule, in memory. */
export class MemoryEndedLinks implements EndedLinks {
  readonly deletedAt = new Map<string, Date>();
  readonly #linksOf: (memberId: MemberId) => readonly string[];
  constructor(linksOf: (memberId: MemberId) => readonly string[]) {
    this.#linksOf = linksOf;
  }

  async keep(memberId: MemberId, deletedAt: Date): Promise<void> {
    for (const digest of this.#linksOf(memberId)) this.deletedAt.set(digest, deletedAt);
  }

  async find(digest: string): Promise<Date | undefined> {
    return this.deletedAt.get(digest);
  }
}
