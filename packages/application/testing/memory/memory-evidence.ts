import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { keyOfThing } from '@nestmates/domain/trust/reports/report.ts';
import type { EvidenceStore, HeldPhotos, NewEvidence, PhotoCopy } from '../../src/trust/cases/ports.ts';

interface KeptPhoto extends PhotoCopy {
  evidenceId: number | null;
  copiedAt: Date | null;
}

/** What was reported, in memory; `photos` are those of members that are in use. */
export class MemoryEvidence implements EvidenceStore {
  readonly kept = new Map<number, NewEvidence & { readonly sourceHash: string }>();
  readonly photos: KeptPhoto[] = [];
  #last = 0;
  readonly #caseIsOver: (caseId: number) => boolean;
  readonly #casesAbout: (memberId: MemberId) => readonly number[];
  readonly #inUse: (name: string) => boolean | undefined;
  constructor({
    caseIsOver = (_: number): boolean => false,
    casesAbout = (_: MemberId): readonly number[] => [],
    inUse = (_: string): boolean | undefined => true,
  } = {}) {
    this.#caseIsOver = caseIsOver;
    this.#casesAbout = casesAbout;
    this.#inUse = inUse;
  }

  async same({ caseId, thing }: NewEvidence, sourceHash: string): Promise<number | undefined> {
    const newest = [...this.kept].findLast(
      ([, each]) => each.caseId === caseId && keyOfThing(each.thing) === keyOfThing(thing),
    );
    return newest?.[1].sourceHash === sourceHash ? newest[0] : undefined;
  }

  async add(evidence: NewEvidence, sourceHash: string, photos: readonly PhotoCopy[]): Promise<number> {
    this.#last += 1;
    const id = this.#last;
    this.kept.set(id, { ...evidence, sourceHash });
    this.photos.push(...photos.map((photo) => ({ ...photo, evidenceId: id, copiedAt: null })));
    return id;
  }

  async holdPhotos(names: readonly string[]): Promise<HeldPhotos> {
    return {
      held: names.filter((name) => this.#inUse(name)).toSorted(),
      drawings: names.filter((name) => this.#inUse(name) === undefined),
    };
  }

  async photosToCopy(evidenceId: number): Promise<readonly PhotoCopy[]> {
    return this.photos
      .filter((photo) => photo.evidenceId === evidenceId && photo.copiedAt === null)
      .toSorted((one, other) => one.name.localeCompare(other.name));
  }

  async markCopied(name: string, at: Date): Promise<void> {
    const photo = this.photos.find((each) => each.name === name);
    if (!photo) throw new Error('There is no such photo of evidence');
    photo.copiedAt = at;
  }

  async sweep({ limit }: Parameters<EvidenceStore['sweep']>[0]): ReturnType<EvidenceStore['sweep']> {
    const over = [...this.kept].filter(([, { caseId }]) => this.#caseIsOver(caseId)).slice(0, limit);
    for (const [id] of over) this.#forget(id);
    const left = this.photos.filter(({ evidenceId }) => evidenceId === null).slice(0, limit);
    return { removed: over.length, photos: left.map(({ name }) => name) };
  }

  async eraseAbout(memberId: MemberId): Promise<void> {
    const cases = this.#casesAbout(memberId);
    for (const [id, { caseId }] of this.kept) if (cases.includes(caseId)) this.#forget(id);
  }

  async forgetPhotos(names: readonly string[]): Promise<void> {
    const kept = this.photos.filter(({ name }) => !names.includes(name));
    this.photos.splice(0, this.photos.length, ...kept);
  }

  #forget(id: number): void {
    this.kept.delete(id);
    for (const photo of this.photos) if (photo.evidenceId === id) photo.evidenceId = null;
  }
}
