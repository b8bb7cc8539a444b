import type { ImageProcessor, PhotoVariant } from '@nestmates/application/members/photos/ports.ts';
import type { Upload } from '@nestmates/application/platform/contract/upload.ts';
import { photoTooLarge, wrongPhotoType } from '@nestmates/domain/members/photos/photo-errors.ts';
import { photoRule } from '@nestmates/domain/members/photos/photo-rules.ts';
import { photoSizes } from '@nestmates/domain/platform/photos/photo-sizes.ts';
import { workerPool } from '../../platform/worker-threads/worker-pool.ts';
import type * as imageProcessing from './image-processing.ts';
import type { Header } from './image-processing.ts';
import { WeightedSemaphore } from './weighted-semaphore.ts';

const headersAtOnce = 2;
const photosAtOnce = 4;
/** The coefficients of all its pixels are kept until the last scan. */
const wholeWeighs = 4;
const deepWeighs = 2;

/**
 * The memory that decoding takes grows with the pixels: together as many are decoded at once as the largest
 * photo may have. The minimum is what the files of any photo take.
 */
export function memoryWeight({ width, height, isWhole, isDeep }: Header): number {
  const pixels = width * height * (isWhole ? wholeWeighs : 1) * (isDeep ? deepWeighs : 1);
  return Math.min(Math.max(pixels, photoRule.maxPixels / photosAtOnce), photoRule.maxPixels);
}

function accepted<T>(outcome: T | imageProcessing.Refusal): T {
  if (outcome === 'too large') throw photoTooLarge();
  if (outcome === 'wrong type') throw wrongPhotoType();
  return outcome as T;
}

/**
 * Photos are processed in a worker thread: their short-lived megabytes would make the garbage collector scan
 * the whole server's heap again and again.
 */
export class SharpImageProcessor implements ImageProcessor {
  readonly #headers = new WeightedSemaphore(headersAtOnce);
  readonly #pictures = new WeightedSemaphore(photoRule.maxPixels);
  readonly #worker = workerPool<typeof imageProcessing>({
    script: new URL('./image-processing.ts', import.meta.url),
    concurrency: headersAtOnce + photosAtOnce,
  });

  async process({ size, path }: Upload): Promise<readonly PhotoVariant[]> {
    if (size > photoRule.maxBytes) throw photoTooLarge();
    const header = accepted(await this.#headers.run(1, () => this.#worker.run('readHeader', path)));
    return this.#pictures.run(memoryWeight(header), async () =>
      accepted(await this.#worker.run('variantsOf', { path, dimensions: header })),
    );
  }

  makeDeferred(source: Uint8Array): Promise<PhotoVariant> {
    return this.#pictures.run(memoryWeight({ ...photoSizes.full, isWhole: false, isDeep: false }), () =>
      this.#worker.run('deferredVariantOf', source),
    );
  }
}
