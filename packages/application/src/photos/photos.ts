import { deferredFile, type PhotoFile, sourceFile } from '@nestmates/domain/photos/photo-sizes.ts';
import type { MemberId } from '@nestmates/domain/shared/ids.ts';
import { hours, later } from '@nestmates/domain/shared/time.ts';
import * as z from 'zod/mini';
import type { Tokens } from '../accounts/ports.ts';
import type { Upload } from '../contract/upload.ts';
import { type Jobs, job } from '../jobs/jobs.ts';
import type { Clock } from '../shared/ports.ts';
import type { ImageProcessor, PhotoRecords, PhotoStore, PhotoVariant } from './ports.ts';

export const removePhotos = job('photos.remove', z.object({ names: z.array(z.string()) }));

export interface PhotosDeps {
  readonly imageProcessor: ImageProcessor;
  readonly store: PhotoStore;
  readonly records: PhotoRecords;
  readonly jobs: Jobs;
  readonly tokens: Pick<Tokens, 'generate'>;
  readonly clock: Clock;
}

/** Longer than any upload takes, so that nothing is swept away under someone's hands. */
const abandonedAfter = hours(1);

/** What all photos have in common, whatever they are shown for. */
export class Photos {
  readonly #deps: PhotosDeps;
  constructor(deps: PhotosDeps) {
    this.#deps = deps;
  }

  /** Keeps what was sent under a name of ours. Until someone shows it, it is waiting to be swept. */
  async store(ownerId: MemberId, upload: Upload): Promise<string> {
    const { imageProcessor, store, records, tokens, clock } = this.#deps;
    const variants = await imageProcessor.process(upload);
    const name = tokens.generate();
    await records.add({ name, ownerId, at: clock.now() });
    await store.save(name, variants);
    return name;
  }

  /** One of its files. The enlargement is made for whoever asks first, and kept for the others. */
  async read(name: string, file: PhotoFile): Promise<Uint8Array | undefined> {
    const { imageProcessor, store } = this.#deps;
    const stored = await store.read(name, file);
    if (stored || file !== deferredFile) return stored;
    const source = await store.read(name, sourceFile);
    if (!source) return undefined;
    const variant = await imageProcessor.makeDeferred(source);
    await this.#saveDeferred(name, variant);
    return variant.bytes;
  }

  /** Whoever stops showing the photo meanwhile has its files removed, perhaps before this one was there. */
  async #saveDeferred(name: string, variant: PhotoVariant): Promise<void> {
    const { store, records } = this.#deps;
    await store.add(name, variant);
    if (!(await records.isInUse(name))) await store.remove(name);
  }

  /** The files go by a job, in the transaction that stops showing them. */
  async scheduleRemoval(names: readonly string[]): Promise<void> {
    if (names.length > 0) await this.#deps.jobs.add(removePhotos, { names: [...names] });
  }

  /** A member leaves, and with her every photo. */
  async scheduleRemovalOf(ownerId: MemberId): Promise<void> {
    await this.scheduleRemoval(await this.#deps.records.releaseAll(ownerId));
  }

  async remove(names: readonly string[]): Promise<void> {
    const { store, records } = this.#deps;
    for (const name of await records.unused(names)) {
      await store.remove(name);
      await records.remove(name);
    }
  }

  /** Uploads that broke off half way, and photos whose job never came. */
  async sweep(): Promise<void> {
    const { records, clock } = this.#deps;
    await this.remove(await records.abandoned(later(clock.now(), -abandonedAfter)));
  }
}
