import type { Upload } from '@nestmates/application/contract/upload.ts';
import type { Darkroom, Print } from '@nestmates/application/photos/ports.ts';
import { photoRule } from '@nestmates/domain/photos/photo-rules.ts';
import {
  extentIn,
  type PhotoFormat,
  type PhotoSize,
  photoFormats,
  photoSizes,
} from '@nestmates/domain/photos/photo-sizes.ts';
import { typeByContent } from '@nestmates/domain/photos/photo-type.ts';
import { photoTooLarge, wrongPhotoType } from '@nestmates/domain/photos/refusals.ts';
import sharp, { type OutputInfo } from 'sharp';
import { Turnstile } from './turnstile.ts';

// Two threads a photo, since one can unfold while the other scales, and no memory of the last one.
sharp.cache(false);
sharp.concurrency(2);
// Whatever else libvips can read, such as SVG and PDF, it shall not read here.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadNsgifBuffer',
  ],
});

interface Picture {
  readonly data: Buffer;
  readonly info: OutputInfo;
}

/** Under what is see-through; JPEG cannot be, and the two formats should look alike. */
const paper = '#f7f1e7';

/** What a picture deserves, and how far down a restless one goes until it keeps within its bytes. */
const quality = { wanted: 78, lower: [60, 40, 20, 5] } as const;

interface Extent {
  readonly width: number;
  readonly height: number;
}

/** What decoding can cost in memory. Even the smallest weighs enough that no more than two go at once. */
const weightOf = ({ width, height }: Extent) => Math.max(width * height, photoRule.maxPixels / 2);

const drawn = ({ data, info: { width, height, channels } }: Picture) =>
  sharp(data, { raw: { width, height, channels } });

/** The effort that a member can wait for: the next one takes twice as long and saves one byte in thirty. */
const encoded = (picture: Picture, format: PhotoFormat, quality: number): Promise<Buffer> =>
  format === 'webp'
    ? drawn(picture).webp({ quality, effort: 0 }).toBuffer()
    : drawn(picture).jpeg({ quality }).toBuffer();

export class SharpDarkroom implements Darkroom {
  readonly #headers = new Turnstile(2);
  readonly #pictures = new Turnstile(photoRule.maxPixels);

  /** Read twice, so that those who wait for their turn hold nothing. */
  async develop(upload: Upload): Promise<readonly Print[]> {
    if (upload.size > photoRule.maxBytes) throw photoTooLarge();
    const extent = await this.#headers.through(1, async () => this.#extent(await upload.bytes()));
    return this.#pictures.through(weightOf(extent), async () =>
      this.#prints(await this.#decode(await upload.bytes(), extent)),
    );
  }

  /** Told by the header alone: a picture that is too large is never unfolded. */
  async #extent(bytes: Uint8Array): Promise<Extent> {
    if (!typeByContent(bytes)) throw wrongPhotoType();
    const header = await sharp(bytes, { limitInputPixels: false }).metadata().catch(refuse);
    if (header.width * header.height > photoRule.maxPixels) throw photoTooLarge();
    return header.autoOrient;
  }

  /** Only pixels come out of here: turned upright, in sRGB, and nothing that was written beside them. */
  #decode(bytes: Uint8Array, extent: Extent): Promise<Picture> {
    const { width, height } = extentIn('full', extent);
    return sharp(bytes, { failOn: 'error', limitInputPixels: photoRule.maxPixels, sequentialRead: true })
      .autoOrient()
      .resize(width, height, { fit: 'fill' })
      .flatten({ background: paper })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true })
      .catch(refuse);
  }

  async #prints(full: Picture): Promise<readonly Print[]> {
    const sizes = Object.keys(photoSizes) as PhotoSize[];
    return (await Promise.all(sizes.map((size) => this.#printsIn(size, full)))).flat();
  }

  async #printsIn(size: PhotoSize, full: Picture): Promise<readonly Print[]> {
    const picture = size === 'full' ? full : await this.#scaled(size, full);
    const formats = Object.keys(photoFormats) as PhotoFormat[];
    return Promise.all(
      formats.map(async (format) => ({
        file: `${size}.${format}` as const,
        bytes: await this.#withinBudget(picture, size, format),
      })),
    );
  }

  /** Where a frame cuts, it keeps what draws the eye: skin, colour and contrast. */
  #scaled(size: PhotoSize, full: Picture): Promise<Picture> {
    const { width, height } = extentIn(size, full.info);
    const position = photoSizes[size].fit === 'fill' ? sharp.strategy.attention : 'centre';
    return drawn(full)
      .resize(width, height, { fit: 'cover', position })
      .raw()
      .toBuffer({ resolveWithObject: true });
  }

  async #withinBudget(picture: Picture, size: PhotoSize, format: PhotoFormat): Promise<Buffer> {
    const { maxBytes } = photoSizes[size];
    let bytes = await encoded(picture, format, quality.wanted);
    for (const lower of quality.lower) {
      if (bytes.length <= maxBytes) break;
      bytes = await encoded(picture, format, lower);
    }
    return bytes;
  }
}

/** What cannot be decoded is no picture, whatever its first bytes say. */
function refuse(): never {
  throw wrongPhotoType();
}
