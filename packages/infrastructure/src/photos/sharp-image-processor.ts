import type { Upload } from '@nestmates/application/contract/upload.ts';
import type { ImageProcessor, PhotoVariant } from '@nestmates/application/photos/ports.ts';
import { photoTooLarge } from '@nestmates/domain/photos/photo-errors.ts';
import { photoRule } from '@nestmates/domain/photos/photo-rules.ts';
import { type Dimensions, photoSizes } from '@nestmates/domain/photos/photo-sizes.ts';
import { WorkerThread } from '../worker-threads/worker-thread.ts';
import type { ImageTasks } from './image-worker.ts';
import { WeightedSemaphore } from './weighted-semaphore.ts';

/** What decoding can cost in memory. Even the smallest weighs enough that no more than two go at once. */
const memoryWeight = ({ width, height }: Dimensions) => Math.max(width * height, photoRule.maxPixels / 2);

/**
 * Photos are developed in a thread of their own: the megabytes that come and go with each of them would have
 * the memory of the whole server searched for what is left over, again and again.
 */
export class SharpImageProcessor implements ImageProcessor {
  readonly #headers = new WeightedSemaphore(2);
  readonly #pictures = new WeightedSemaphore(photoRule.maxPixels);
  readonly #worker = new WorkerThread<ImageTasks>(new URL('./image-worker.ts', import.meta.url));

  async process({ size, path }: Upload): Promise<readonly PhotoVariant[]> {
    if (size > photoRule.maxBytes) throw photoTooLarge();
    const dimensions = await this.#headers.run(1, () => this.#worker.run('readDimensions', [path]));
    return this.#pictures.run(memoryWeight(dimensions), () =>
      this.#worker.run('variantsOf', [path, dimensions]),
    );
  }

  makeDeferred(source: Uint8Array): Promise<PhotoVariant> {
    return this.#pictures.run(memoryWeight(photoSizes.full), () =>
      this.#worker.run('deferredVariantOf', [source]),
    );
  }
}
