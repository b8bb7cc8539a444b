import type { Upload } from '@nestmates/application/contract/upload.ts';
import type { Darkroom, Print } from '@nestmates/application/photos/ports.ts';
import { photoTooLarge } from '@nestmates/domain/photos/photo-errors.ts';
import { photoRule } from '@nestmates/domain/photos/photo-rules.ts';
import { type Extent, photoSizes } from '@nestmates/domain/photos/photo-sizes.ts';
import { Thread } from '../worker-threads/worker-thread.ts';
import type { Developing } from './image-worker.ts';
import { Turnstile } from './weighted-semaphore.ts';

/** What decoding can cost in memory. Even the smallest weighs enough that no more than two go at once. */
const weightOf = ({ width, height }: Extent) => Math.max(width * height, photoRule.maxPixels / 2);

/**
 * Photos are developed in a thread of their own: the megabytes that come and go with each of them would have
 * the memory of the whole server searched for what is left over, again and again.
 */
export class SharpDarkroom implements Darkroom {
  readonly #headers = new Turnstile(2);
  readonly #pictures = new Turnstile(photoRule.maxPixels);
  readonly #thread = new Thread<Developing>(new URL('./image-worker.ts', import.meta.url));

  async develop({ size, path }: Upload): Promise<readonly Print[]> {
    if (size > photoRule.maxBytes) throw photoTooLarge();
    const extent = await this.#headers.through(1, () => this.#thread.ask('extentOf', [path]));
    return this.#pictures.through(weightOf(extent), () => this.#thread.ask('printsOf', [path, extent]));
  }

  enlarge(negative: Uint8Array): Promise<Print> {
    return this.#pictures.through(weightOf(photoSizes.full), () =>
      this.#thread.ask('enlargementOf', [negative]),
    );
  }
}
