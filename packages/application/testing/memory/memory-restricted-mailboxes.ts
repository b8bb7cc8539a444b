import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type {
  DecidedRestriction,
  KeptAgainst,
  RestrictedMailboxStore,
} from '../../src/members/restrictions/ports.ts';
import type { SharedLimit } from '../../src/members/restrictions/shared-limit-ports.ts';

/** Limits and suspensions of mailboxes, in memory. */
export class MemoryRestrictedMailboxes implements RestrictedMailboxStore {
  readonly kept = new Map<
    string,
    DecidedRestriction & { readonly digest: string; readonly keptUntil: Date }
  >();

  readonly casesOf: (digest: string) => readonly number[];
  readonly limitsOf: (digest: string) => Promise<readonly SharedLimit[]>;
  constructor(
    casesOf: (digest: string) => readonly number[] = () => [],
    limitsOf: (digest: string) => Promise<readonly SharedLimit[]> = async () => [],
  ) {
    this.casesOf = casesOf;
    this.limitsOf = limitsOf;
  }

  async keep(digest: string, restriction: DecidedRestriction, keptUntil: Date): Promise<void> {
    this.kept.set(`${digest} ${restriction.decisionId}`, { ...restriction, digest, keptUntil });
  }

  readonly #mailboxes = new Map<MemberId, string>();

  async lock(): Promise<void> {
    // One thing after the other as it is.
  }

  async note(memberId: MemberId, digest: string): Promise<boolean> {
    const isNew = this.#mailboxes.get(memberId) !== digest;
    this.#mailboxes.set(memberId, digest);
    return isNew;
  }

  async mailboxOf(memberId: MemberId): Promise<string | undefined> {
    return this.#mailboxes.get(memberId);
  }

  async accountsOf(digests: readonly string[]): Promise<readonly MemberId[]> {
    return [...this.#mailboxes].flatMap(([id, digest]) => (digests.includes(digest) ? id : []));
  }

  async release(decisionId: number): Promise<void> {
    for (const [key, each] of this.kept) if (each.decisionId === decisionId) this.kept.delete(key);
  }

  async keptAgainst(digest: string, now: Date): Promise<KeptAgainst> {
    const decided = [...this.kept.values()]
      .filter((each) => each.digest === digest && each.keptUntil > now)
      .map(({ decisionId, kind, until }) => ({ decisionId, kind, until }));
    const [caseIds, limits] = [this.casesOf(digest), await this.limitsOf(digest)];
    const hasAccount = (await this.accountsOf([digest])).length > 0;
    return { hasAccount, isBanned: false, decided, caseIds, limits };
  }
}
