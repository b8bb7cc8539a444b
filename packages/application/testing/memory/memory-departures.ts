import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type { CaseState } from '@nestmates/domain/trust/cases/case-machine.ts';
import type { CaseId, TrustCase } from '@nestmates/domain/trust/cases/trust-case.ts';
import type { DepartureStore } from '../../src/trust/cases/ports.ts';
import type { MemoryCases } from './memory-cases.ts';

const goesOn: readonly CaseState[] = ['open', 'decided', 'appealed'];

/** Cases that go on after their members have left, in memory. */
export class MemoryDepartures implements DepartureStore {
  readonly mailboxes = new Map<CaseId, readonly string[]>();
  readonly #cases: MemoryCases;
  constructor(cases: MemoryCases) {
    this.#cases = cases;
  }

  async leftBehind(memberId: MemberId): Promise<readonly TrustCase[]> {
    const all = [...this.#cases.kept.values()];
    return all.filter((each) => each.memberId === memberId && goesOn.includes(each.status));
  }

  async depart(id: CaseId, digests: readonly string[]): Promise<void> {
    this.mailboxes.set(id, [...new Set([...(await this.mailboxesOf(id)), ...digests])].toSorted());
    this.#set(id, null);
  }

  async mailboxesOf(id: CaseId): Promise<readonly string[]> {
    return this.mailboxes.get(id) ?? [];
  }

  async moveMailboxes(from: CaseId, to: CaseId): Promise<void> {
    const moved = await this.mailboxesOf(from);
    if (!this.mailboxes.delete(from)) return;
    this.mailboxes.set(to, [...new Set([...(await this.mailboxesOf(to)), ...moved])].toSorted());
  }

  async returnTo(id: CaseId, memberId: MemberId): Promise<void> {
    this.#set(id, memberId);
  }

  async sweep(): Promise<number> {
    const over = [...this.mailboxes.keys()].filter((id) => {
      const found = this.#cases.kept.get(id);
      return found?.status === 'void';
    });
    for (const id of over) this.mailboxes.delete(id);
    return over.length;
  }

  casesOf(digest: string): readonly CaseId[] {
    return [...this.mailboxes].flatMap(([id, digests]) =>
      digests.includes(digest) && this.#isNobodys(id) ? id : [],
    );
  }

  #isNobodys(id: CaseId): boolean {
    const found = this.#cases.kept.get(id);
    return found?.memberId === null && goesOn.includes(found.status);
  }

  #set(id: CaseId, memberId: MemberId | null): void {
    const found = this.#cases.kept.get(id);
    if (found) this.#cases.kept.set(id, { ...found, memberId });
  }
}
