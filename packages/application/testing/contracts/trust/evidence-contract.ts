import { expect } from 'vitest';
import type { EvidenceStore, NewEvidence } from '../../../src/trust/cases/ports.ts';
import { evidenceOf } from '../../../src/trust/things/evidence-view.ts';
import { contractStart } from '../arrange.ts';
import { describe, it } from '../suite.ts';

export interface EvidencePorts {
  readonly evidence: EvidenceStore;
  /** A case that was closed as its member is gone, or one that is open about somebody. */
  addCase(status: 'open' | 'void'): Promise<{ readonly id: number; readonly memberId: number }>;
  /** A photo of a member; one that is not in use is about to be removed. */
  addPhoto(name: string, isInUse: boolean): Promise<void>;
}

const at = contractStart;
const when = { decidedBefore: at, appealedBefore: at, limit: 100 };

let count = 0;
const newName = (): string => {
  count += 1;
  return `evidence-contract-${count}`;
};

/** The behaviour required of every implementation of `EvidenceStore`. */
export function evidenceContract(name: string, ports: () => EvidencePorts): void {
  const of = (caseId: number, title = 'Bea'): NewEvidence => ({
    caseId,
    thing: { kind: 'member', id: 7 },
    content: evidenceOf({ title }),
    takenAt: at,
  });
  const openCase = async () => (await ports().addCase('open')).id;

  describe(`evidence in ${name}`, () => {
    it('is not kept twice while it stays the same', async () => {
      const { evidence } = ports();
      const [caseId, other] = [await openCase(), await openCase()];
      expect(await evidence.same(of(caseId), 'hash')).toBeUndefined();
      const first = await evidence.add(of(caseId), 'hash', []);
      expect(await evidence.same(of(caseId), 'hash')).toBe(first);
      expect(await evidence.same(of(other), 'hash')).toBeUndefined();
      const another = { ...of(caseId), thing: { kind: 'shop', id: 7 } as const };
      expect(await evidence.same(another, 'hash')).toBeUndefined();
      const second = await evidence.add(of(caseId, 'Beatrice'), 'changed', []);
      expect(second).not.toBe(first);
      // What it was before counts for nothing: it has changed twice.
      expect(await evidence.same(of(caseId), 'hash')).toBeUndefined();
    });

    it('has its photos copied once, in their order', async () => {
      const { evidence } = ports();
      const photos = [newName(), newName()].map((copy) => ({ name: copy, source: `of-${copy}` }));
      const id = await evidence.add(of(await openCase()), newName(), photos.toReversed());
      const toCopy = async () =>
        (await evidence.photosToCopy(id)).map(({ name: copy, source }) => ({ name: copy, source }));
      expect(await toCopy()).toEqual(photos);
      await evidence.markCopied(photos[0]?.name ?? '', at);
      expect(await toCopy()).toEqual(photos.slice(1));
      expect(await evidence.photosToCopy(id + 1_000_000)).toEqual([]);
      await expect(evidence.markCopied(newName(), at)).rejects.toThrow();
    });

    it('holds photos that are in use, and knows drawings by having no record', async () => {
      const [used, unused, drawing] = [newName(), newName(), newName()];
      await ports().addPhoto(used, true);
      await ports().addPhoto(unused, false);
      const held = await ports().evidence.holdPhotos([used, unused, drawing]);
      expect(held).toEqual({ held: [used], drawings: [drawing] });
      expect(await ports().evidence.holdPhotos([])).toEqual({ held: [], drawings: [] });
    });

    it('is swept once its case is over, and names the files that are left', async () => {
      const { evidence } = ports();
      const [copy, kept] = [newName(), newName()];
      const over = await ports().addCase('void');
      const gone = await evidence.add(of(over.id), newName(), [{ name: copy, source: 'a' }]);
      const stays = await evidence.add(of(await openCase()), newName(), [{ name: kept, source: 'b' }]);
      const { photos: left } = await evidence.sweep(when);
      expect([left.includes(copy), left.includes(kept)]).toEqual([true, false]);
      expect([
        (await evidence.photosToCopy(gone)).length,
        (await evidence.photosToCopy(stays)).length,
      ]).toEqual([0, 1]);
      await evidence.forgetPhotos(left);
      expect(await evidence.sweep(when)).toEqual({ removed: 0, photos: [] });
    });

    it('goes with the account that it is about', async () => {
      const { evidence } = ports();
      const copy = newName();
      const { id, memberId } = await ports().addCase('open');
      await evidence.add(of(id), 'hash', [{ name: copy, source: 'a' }]);
      const other = await openCase();
      const stays = await evidence.add(of(other), 'hash', []);
      await evidence.eraseAbout(memberId);
      expect(await evidence.same(of(id), 'hash')).toBeUndefined();
      expect(await evidence.same(of(other), 'hash')).toBe(stays);
      const { photos: left } = await evidence.sweep(when);
      expect(left).toEqual([copy]);
      await evidence.forgetPhotos(left);
    });
  });
}
