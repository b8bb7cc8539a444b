import { changedMeanwhile } from '@nestmates/domain/platform/shared/errors.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type { PhotoMark } from '@nestmates/domain/trust/selfie-checks/deciding.ts';
import type { Pose } from '@nestmates/domain/trust/selfie-checks/poses.ts';
import type { SelfieCheck, SelfieCheckId } from '@nestmates/domain/trust/selfie-checks/selfie-check.ts';
import type { SelfieCheckStore, SelfieRecords } from '../../src/trust/selfie-checks/ports.ts';

interface Picture {
  checkId?: SelfieCheckId;
  readonly storedAt: Date;
}

/** Selfie checks and the records of their files, in memory. */
export class MemorySelfieChecks implements SelfieCheckStore {
  readonly kept = new Map<SelfieCheckId, SelfieCheck>();
  readonly marks = new Map<MemberId, PhotoMark>();
  readonly #pictures = new Map<string, Picture>();
  #lastId = 0;

  async find(id: SelfieCheckId): Promise<SelfieCheck | undefined> {
    return this.kept.get(id);
  }

  async newestOf(memberId: MemberId): Promise<SelfieCheck | undefined> {
    return this.#of(memberId).at(-1);
  }

  async asksSince(memberId: MemberId, since: Date): Promise<number> {
    return this.#of(memberId).filter(({ askedAt }) => askedAt > since).length;
  }

  async add(memberId: MemberId, poses: readonly Pose[], askedAt: Date): Promise<SelfieCheck> {
    this.#lastId += 1;
    const unsent = { sentAt: null, photoUrl: null, decidedAt: null, decidedBy: null, words: null };
    const check: SelfieCheck = { id: this.#lastId, memberId, status: 'asked', poses, askedAt, ...unsent };
    this.kept.set(check.id, check);
    return check;
  }

  async save(before: SelfieCheck, check: SelfieCheck): Promise<void> {
    const now = this.kept.get(check.id);
    const isSame = now?.status === before.status && now.decidedAt?.getTime() === before.decidedAt?.getTime();
    if (!isSame) throw changedMeanwhile();
    this.kept.set(check.id, check);
  }

  async mark(memberId: MemberId, mark: PhotoMark): Promise<void> {
    this.marks.set(memberId, mark);
  }

  async waitingSince(sentBefore: Date): Promise<readonly SelfieCheck[]> {
    return [...this.kept.values()].filter(
      ({ status, sentAt }) => status === 'sent' && sentAt !== null && sentAt <= sentBefore,
    );
  }

  async forgetAsks(before: Date): Promise<void> {
    this.#forget((check) => check.status === 'asked' && check.askedAt < before);
  }

  async forgetAll(): Promise<void> {
    this.#forget(() => true);
    this.marks.clear();
  }

  readonly records: SelfieRecords = {
    add: async (names, storedAt) => {
      for (const name of names) this.#pictures.set(name, { storedAt });
    },
    use: async (checkId, names) => {
      for (const name of names) {
        const picture = this.#pictures.get(name);
        if (!picture) throw new Error('A selfie is not there any more');
        picture.checkId = checkId;
      }
    },
    namesOf: async (checkId) => this.#namesOf((picture) => picture.checkId === checkId),
    ofMember: async (memberId) =>
      this.#namesOf(({ checkId }) => checkId !== undefined && this.kept.get(checkId)?.memberId === memberId),
    overdue: async ({ decidedBefore, storedBefore }) =>
      this.#namesOf(({ checkId, storedAt }) => {
        if (checkId === undefined) return storedAt <= storedBefore;
        const decidedAt = this.kept.get(checkId)?.decidedAt;
        return decidedAt ? decidedAt <= decidedBefore : false;
      }),
    unused: async (names) => {
      const unused = this.#namesOf(({ checkId }) => checkId === undefined);
      return names.filter((name) => unused.includes(name));
    },
    forget: async (names) => {
      for (const name of names) this.#pictures.delete(name);
    },
  };

  #of(memberId: MemberId): readonly SelfieCheck[] {
    return [...this.kept.values()].filter((check) => check.memberId === memberId);
  }

  #namesOf(isMeant: (picture: Picture) => boolean): readonly string[] {
    return [...this.#pictures].filter(([, picture]) => isMeant(picture)).map(([name]) => name);
  }

  #forget(isMeant: (check: SelfieCheck) => boolean): void {
    for (const [id, check] of this.kept) {
      if (!isMeant(check)) continue;
      this.kept.delete(id);
      for (const picture of this.#pictures.values()) if (picture.checkId === id) delete picture.checkId;
    }
  }
}
