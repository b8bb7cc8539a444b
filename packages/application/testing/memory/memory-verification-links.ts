import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type { VerificationLinks } from '../../src/members/accounts/ports.ts';
import type { MemoryMembers } from './memory-members.ts';

interface Link {
  readonly digest: string;
  readonly expiresAt: Date;
}

/** Verification links in memory: the newest of each member, and those that it replaced. */
export class MemoryVerificationLinks implements VerificationLinks {
  readonly #members: MemoryMembers;
  readonly #links = new Map<MemberId, Link>();
  readonly #replaced = new Map<string, MemberId>();
  constructor(members: MemoryMembers) {
    this.#members = members;
  }

  async save(id: MemberId, link: Link): Promise<void> {
    await this.#members.lock(id);
    const before = this.#links.get(id);
    if (before) this.#replaced.set(before.digest, id);
    this.#links.set(id, link);
  }

  async redeem(digest: string, now: Date) {
    const [found] = [...this.#links].filter(([, link]) => link.digest === digest);
    if (!found) return this.#redeemReplaced(digest);
    const [memberId, { expiresAt }] = found;
    if (this.#members.isEmailVerified(memberId)) return { memberId, usedBefore: true };
    if (expiresAt <= now) return undefined;
    this.#members.verifyEmail(memberId, now);
    return { memberId, usedBefore: false };
  }

  #redeemReplaced(digest: string) {
    const memberId = this.#replaced.get(digest);
    if (memberId === undefined) return undefined;
    return this.#members.isEmailVerified(memberId) ? { memberId, usedBefore: true } : 'replaced';
  }
}
