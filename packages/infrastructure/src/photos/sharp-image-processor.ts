import type { Upload } from '@nestmates/application/contract/upload.ts';
import type { ImageProcessor, PhotoVariant } from '@nestmates/application/photos/ports.ts';
import { photoTooLarge } from '@nestmates/domain/photos/photo-errors.ts';
import { photoRule } from '@nestmates/domain/photos/photo-rules.ts';
import { type Dimensions, photoSizes } from '@nestmates/domain/photos/photo-sizes.ts';
import { WorkerThread } from '../worker-threads/worker-thread.ts';
import type { ImageTasks } from './image-worker.ts';
import { WeightedSemaphore } from './weighted-semaphore.ts';

/**
 * The memory that decoding can take. The minimum is chosen so that at most two photos are processed at once.
 */
const memoryWeight = ({ width, height }: Dimensions) => Math.max(width * height, photoRule.maxPixels / 2);

/**
 * Photos are processed in a worker thread: their short-lived megabytes would make the garbage collector scan
 * the whole server's heap again and again.
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
