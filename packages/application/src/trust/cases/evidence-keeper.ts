import {
  evidencePhotoName,
  photoNameFromUrl,
  photoUrl,
} from '@nestmates/domain/platform/photos/photo-address.ts';
import { deferredFile, photoFiles } from '@nestmates/domain/platform/photos/photo-sizes.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { days, later } from '@nestmates/domain/platform/shared/time.ts';
import { appealRule } from '@nestmates/domain/trust/cases/appeal.ts';
import * as z from 'zod/mini';
import type { PhotoVariant } from '../../members/photos/ports.ts';
import { id } from '../../platform/contract/fields.ts';
import { job } from '../../platform/jobs/jobs.ts';
import { useCase } from '../../platform/wiring/use-case.ts';
import type { Evidence } from '../things/evidence-view.ts';
import type { NewEvidence, PhotoCopy } from './ports.ts';

export const copyEvidencePhotos = job('cases.copy-photos', z.object({ evidenceId: id }));
export const removeEvidencePhotos = job('cases.remove-photos', z.object({}));

const sweptAtOnce = 200;
/** Time for which evidence is kept once an appeal was answered, since nothing more can be appealed then. */
const keptAfterAppeal = days(30);

/** Times before which a case was decided, or its appeal answered, so that nobody can appeal any more. */
export const overBefore = (now: Date) => ({
  decidedBefore: later(now, -appealRule.within),
  appealedBefore: later(now, -keptAfterAppeal),
});

/** Keeps what was reported as it was then, with photos of its own. */
export class EvidenceKeeper extends useCase('evidenceStore', 'photoStore', 'tokens', 'jobs', 'clock') {
  /** Runs in the transaction of the report. What was not changed since the last report is not kept twice. */
  async keep(evidence: NewEvidence): Promise<number> {
    const { evidenceStore: store, tokens, jobs } = this.needs;
    const sourceHash = tokens.digest(JSON.stringify(evidence.content));
    const known = await store.same(evidence, sourceHash);
    if (known !== undefined) return known;
    const { content, copies } = await this.#withOwnPhotos(evidence.content);
    const evidenceId = await store.add({ ...evidence, content }, sourceHash, copies);
    if (copies.length > 0) await jobs.add(copyEvidencePhotos, { evidenceId });
    return evidenceId;
  }

  async #withOwnPhotos(content: Evidence): Promise<{ content: Evidence; copies: readonly PhotoCopy[] }> {
    const { evidenceStore: store, tokens } = this.needs;
    const named = content.photoUrls.map((url) => photoNameFromUrl(url));
    const { held, drawings } = await store.holdPhotos(named.flatMap((name) => name ?? []));
    const copies = held.map((source) => ({ source, name: evidencePhotoName(tokens.generate()) }));
    const photoUrls = content.photoUrls.flatMap((url, nth) => {
      const copy = copies.find(({ source }) => source === named[nth]);
      if (copy) return photoUrl(copy.name);
      const isDrawing = named[nth] === undefined || drawings.includes(named[nth]);
      return isDrawing ? url : [];
    });
    return { content: { ...content, photoUrls }, copies };
  }

  /** Copies each file once; one that runs again goes on where it broke off. */
  async copyPhotos(evidenceId: number): Promise<void> {
    const { evidenceStore: store, photoStore: photos, clock } = this.needs;
    for (const { name, source } of await store.photosToCopy(evidenceId)) {
      const variants: PhotoVariant[] = [];
      for (const file of photoFiles) {
        const bytes = file === deferredFile ? undefined : await photos.read(source, file);
        if (bytes) variants.push({ file, bytes });
      }
      await photos.save(name, variants);
      await store.markCopied(name, clock.now());
    }
  }

  /** Runs in the transaction that deletes the member's account: there is nobody who could appeal. */
  async eraseAbout(memberId: MemberId): Promise<void> {
    await this.needs.evidenceStore.eraseAbout(memberId);
    await this.needs.jobs.add(removeEvidencePhotos, {});
  }

  /** Deletes evidence once the last way to appeal has ended, and files without evidence; how many of the two. */
  async sweep(limit = sweptAtOnce): Promise<number> {
    const { evidenceStore: store, photoStore: photos, clock } = this.needs;
    const { removed, photos: names } = await store.sweep({ ...overBefore(clock.now()), limit });
    for (const name of names) await photos.remove(name);
    await store.forgetPhotos(names);
    return Math.max(removed, names.length);
  }
}

declare module '../../platform/wiring/use-case.ts' {
  interface Ports {
    readonly evidenceKeeper: EvidenceKeeper;
  }
}
