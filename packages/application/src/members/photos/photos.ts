import { isEvidencePhoto } from '@nestmates/domain/platform/photos/photo-address.ts';
import { deferredFile, type PhotoFile, sourceFile } from '@nestmates/domain/platform/photos/photo-sizes.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { hours, later } from '@nestmates/domain/platform/shared/time.ts';
import * as z from 'zod/mini';
import type { Upload } from '../../platform/contract/upload.ts';
import { job } from '../../platform/jobs/jobs.ts';
import { useCase } from '../../platform/wiring/use-case.ts';
import type { PhotoVariant } from './ports.ts';

export const removePhotos = job('photos.remove', z.object({ names: z.array(z.string()) }));

/** Longer than any upload takes, so that no upload in progress is removed. */
const abandonedAfter = hours(1);

/** Stores, reads and removes photos, whatever they are used for. */
export class Photos extends useCase(
  'imageProcessor',
  'photoStore',
  'photoRecords',
  'jobs',
  'tokens',
  'clock',
) {
  /** Stores an upload under a generated name. Until it is used somewhere, `sweep` may remove it. */
  async store(
    ownerId: MemberId,
    upload: Upload,
    nameOf = (generated: string): string => generated,
  ): Promise<string> {
    const { imageProcessor, photoStore: store, photoRecords: records, tokens, clock } = this.needs;
    const variants = await imageProcessor.process(upload);
    const name = nameOf(tokens.generate());
    await records.add({ name, ownerId, at: clock.now() });
    await store.save(name, variants);
    return name;
  }

  /** Reads one file. The deferred file is made on its first request and stored, but for evidence, which stays as it is. */
  async read(name: string, file: PhotoFile): Promise<Uint8Array | undefined> {
    const { imageProcessor, photoStore: store } = this.needs;
    const stored = await store.read(name, file);
    if (stored || file !== deferredFile) return stored;
    const source = await store.read(name, sourceFile);
    if (!source) return undefined;
    const variant = await imageProcessor.makeDeferred(source);
    if (isEvidencePhoto(name)) return variant.bytes;
    await this.#saveDeferred(name, variant);
    return variant.bytes;
  }

  /** The photo may have been removed while the file was made; then the file must go too. */
  async #saveDeferred(name: string, variant: PhotoVariant): Promise<void> {
    const { photoStore: store, photoRecords: records } = this.needs;
    await store.add(name, variant);
    if (!(await records.isInUse(name))) await store.remove(name);
  }

  /** Adds the removal as a job of the transaction that stops using the photos. */
  async scheduleRemoval(names: readonly string[]): Promise<void> {
    if (names.length > 0) await this.needs.jobs.add(removePhotos, { names: [...names] });
  }

  /** Releases all photos of a member whose account is deleted. */
  async scheduleRemovalOf(ownerId: MemberId): Promise<void> {
    await this.scheduleRemoval(await this.needs.photoRecords.releaseAll(ownerId));
  }

  async remove(names: readonly string[]): Promise<void> {
    const { photoStore: store, photoRecords: records } = this.needs;
    for (const name of await records.unused(names)) {
      await store.remove(name);
      await records.remove(name);
    }
  }

  /** Removes abandoned uploads, and photos whose removal job was lost. */
  async sweep(): Promise<void> {
    const { photoRecords: records, clock } = this.needs;
    await this.remove(await records.abandoned(later(clock.now(), -abandonedAfter)));
  }
}

declare module '../../platform/wiring/use-case.ts' {
  interface Ports {
    readonly photos: Photos;
  }
}
