import { open } from 'node:fs/promises';
import type { PhotoVariant } from '@nestmates/application/photos/ports.ts';
import { photoTooLarge, wrongPhotoType } from '@nestmates/domain/photos/photo-errors.ts';
import { photoRule } from '@nestmates/domain/photos/photo-rules.ts';
import {
  cropDimensions,
  type Dimensions,
  deferredFile,
  formatOf,
  type PhotoFile,
  type PhotoSize,
  photoDimensions,
  photoSizes,
  sizeOf,
  sourceFile,
} from '@nestmates/domain/photos/photo-sizes.ts';
import { detectPhotoType, maxSignatureLength } from '@nestmates/domain/photos/photo-type.ts';
import sharp, { type OutputInfo } from 'sharp';

// Two threads a photo, since one can unfold while the other scales, and no memory of the last one.
sharp.cache(false);
sharp.concurrency(2);
// Whatever else libvips can read, such as SVG and PDF, it shall not read here.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Nsgif'].flatMap((type) =>
    ['File', 'Buffer'].map((source) => `VipsForeignLoad${type}${source}`),
  ),
});

interface RawImage {
  readonly data: Buffer;
  readonly info: OutputInfo;
}

/** Under what is see-through; JPEG cannot be, and the two formats should look alike. */
const background = '#f7f1e7';

/** What a picture deserves, and how far down a restless one goes until it keeps within its bytes. */
const quality = { usual: 78, source: 88, fallbacks: [60, 40, 20, 5] } as const;

const sharpOf = ({ data, info: { width, height, channels } }: RawImage) =>
  sharp(data, { raw: { width, height, channels } });

/** The effort that a member can wait for: the next one takes twice as long and saves one byte in thirty. */
const encode = (picture: RawImage, file: PhotoFile, value: number): Promise<Buffer> =>
  formatOf(file) === 'webp'
    ? sharpOf(picture).webp({ quality: value, effort: 0 }).toBuffer()
    : sharpOf(picture).jpeg({ quality: value }).toBuffer();

/** Told by the header alone: a picture that is too large is never unfolded. */
export async function readDimensions(path: string): Promise<Dimensions> {
  if (!detectPhotoType(await readSignature(path))) throw wrongPhotoType();
  const header = await sharp(path, { limitInputPixels: false }).metadata().catch(refuse);
  if (header.width * header.height > photoRule.maxPixels) throw photoTooLarge();
  return header.autoOrient;
}

async function readSignature(path: string): Promise<Uint8Array> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read({ buffer: new Uint8Array(maxSignatureLength) });
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

export async function variantsOf(path: string, dimensions: Dimensions): Promise<readonly PhotoVariant[]> {
  const full = await decode(path, dimensions);
  const smaller = (['card', 'avatar'] as const).map((size) => variantsIn(size, full));
  return (await Promise.all([...smaller, encodeVariant(full, sourceFile)])).flat();
}

export async function deferredVariantOf(source: Uint8Array): Promise<PhotoVariant> {
  return encodeVariant(await sharp(source).raw().toBuffer({ resolveWithObject: true }), deferredFile);
}

/** Only pixels come out of here: turned upright, in sRGB, and nothing that was written beside them. */
function decode(path: string, dimensions: Dimensions): Promise<RawImage> {
  const { width, height } = photoDimensions('full', dimensions);
  return sharp(path, { failOn: 'error', limitInputPixels: photoRule.maxPixels, sequentialRead: true })
    .autoOrient()
    .resize(width, height, { fit: 'fill' })
    .flatten({ background: background })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(refuse);
}

async function variantsIn(size: 'card' | 'avatar', full: RawImage): Promise<readonly PhotoVariant[]> {
  const picture = await scale(size, full);
  return Promise.all([encodeVariant(picture, `${size}.webp`), encodeVariant(picture, `${size}.jpg`)]);
}

/**
 * Where a frame cuts, it keeps what draws the eye: skin, colour and contrast. What is smaller than its frame is cut
 * before it is enlarged: of a strip the other way round would make millions of pixels first.
 */
async function scale(size: PhotoSize, full: RawImage): Promise<RawImage> {
  const frame = photoDimensions(size, full.info);
  if (photoSizes[size].fit !== 'fill') return resize(full, frame, 'centre');
  const cut = await resize(full, cropDimensions(frame, full.info), sharp.strategy.attention);
  return cut.info.width === frame.width ? cut : resize(cut, frame, 'centre');
}

const resize = (
  picture: RawImage,
  { width, height }: Dimensions,
  position: string | number,
): Promise<RawImage> =>
  sharpOf(picture)
    .resize(width, height, { fit: 'cover', position })
    .raw()
    .toBuffer({ resolveWithObject: true });

async function encodeVariant(picture: RawImage, file: PhotoFile): Promise<PhotoVariant> {
  const { maxBytes } = photoSizes[sizeOf(file)];
  let bytes = await encode(picture, file, file === sourceFile ? quality.source : quality.usual);
  for (const lower of quality.fallbacks) {
    if (bytes.length <= maxBytes) break;
    bytes = await encode(picture, file, lower);
  }
  return { file, bytes };
}

/** What cannot be decoded is no picture, whatever its first bytes say. */
function refuse(): never {
  throw wrongPhotoType();
}
