import { open } from 'node:fs/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { PhotoVariant } from '@nestmates/application/members/photos/ports.ts';
import { photoRule } from '@nestmates/domain/members/photos/photo-rules.ts';
import { detectPhotoType, maxSignatureLength } from '@nestmates/domain/members/photos/photo-type.ts';
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
} from '@nestmates/domain/platform/photos/photo-sizes.ts';
import sharp, { type OutputInfo } from 'sharp';

// Two threads, because one can decode while the other scales; and no cache.
sharp.cache(false);
sharp.concurrency(2);
// Other formats that libvips can read, such as SVG and PDF, are disabled.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Nsgif'].flatMap((type) =>
    ['File', 'Buffer'].map((source) => `VipsForeignLoad${type}${source}`),
  ),
});

setFlagsFromString('--expose-gc');
/**
 * Pixels are outside the heap of this thread, which hardly grows by them: by itself it is collected only after some
 * dozens of photos. A collection takes a few milliseconds.
 */
const collectGarbage: () => void = runInNewContext('gc');

export interface Header extends Dimensions {
  /** Can be decoded only as a whole, as a progressive JPEG and an interlaced PNG. */
  readonly isWhole: boolean;
  /** 16 bits a sample. */
  readonly isDeep: boolean;
}

/** An upload on disk, with the dimensions that its header names. */
interface SourceFile {
  readonly path: string;
  readonly dimensions: Dimensions;
}

interface RawImage {
  readonly data: Buffer;
  readonly info: OutputInfo;
}

/** Why a file is no photo; returned, because an error that crosses threads loses its class. */
export type Refusal = 'too large' | 'wrong type';

/** The background of transparent images, which JPEG cannot store; the same in both formats. */
const background = '#f7f1e7';

/** The preferred quality, and lower ones for images whose file would be too large. */
const quality = { usual: 78, source: 88, fallbacks: [60, 40, 20, 5] } as const;

const sharpOf = ({ data, info: { width, height, channels } }: RawImage) =>
  sharp(data, { raw: { width, height, channels } });

/** The encoding effort: the next one takes twice as long and saves one byte in thirty. */
const encode = (picture: RawImage, file: PhotoFile, value: number): Promise<Buffer> =>
  formatOf(file) === 'webp'
    ? sharpOf(picture).webp({ quality: value, effort: 0 }).toBuffer()
    : sharpOf(picture).jpeg({ quality: value }).toBuffer();

/** Read from the header only, so that an image that is too large is never decoded. */
export async function readHeader(path: string): Promise<Header | Refusal> {
  if (!detectPhotoType(await readSignature(path))) return 'wrong type';
  const header = await sharp(path, { limitInputPixels: false }).metadata().catch(noImage);
  if (!header) return 'wrong type';
  const pixels = header.width * header.height;
  const [isWhole, isDeep] = [header.isProgressive === true, header.depth === 'ushort'];
  if (pixels > photoRule.maxPixels) return 'too large';
  if (isWhole && isDeep && pixels * header.channels * 2 > photoRule.maxWholeBytes) return 'too large';
  return { ...header.autoOrient, isWhole, isDeep };
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

export async function variantsOf({
  path,
  dimensions,
}: SourceFile): Promise<readonly PhotoVariant[] | Refusal> {
  try {
    return await encodeAll(path, dimensions);
  } finally {
    collectGarbage();
  }
}

async function encodeAll(path: string, dimensions: Dimensions): Promise<readonly PhotoVariant[] | Refusal> {
  const full = await decode(path, dimensions).catch(noImage);
  if (!full) return 'wrong type';
  const smaller = (['card', 'avatar'] as const).map((size) => variantsIn(size, full));
  return (await Promise.all([...smaller, encodeVariant(full, sourceFile)])).flat();
}

export async function deferredVariantOf(source: Uint8Array): Promise<PhotoVariant> {
  try {
    return await encodeVariant(await sharp(source).raw().toBuffer({ resolveWithObject: true }), deferredFile);
  } finally {
    collectGarbage();
  }
}

/** Returns only pixels: rotated upright, in sRGB, and without metadata. */
function decode(path: string, dimensions: Dimensions): Promise<RawImage> {
  const { width, height } = photoDimensions('full', dimensions);
  return sharp(path, { failOn: 'error', limitInputPixels: photoRule.maxPixels, sequentialRead: true })
    .autoOrient()
    .resize(width, height, { fit: 'fill' })
    .flatten({ background: background })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
}

async function variantsIn(size: 'card' | 'avatar', full: RawImage): Promise<readonly PhotoVariant[]> {
  const picture = await scale(size, full);
  return Promise.all([encodeVariant(picture, `${size}.webp`), encodeVariant(picture, `${size}.jpg`)]);
}

/**
 * Cropping keeps the region with skin, color and contrast. An image smaller than its frame is cropped before
 * it is enlarged, since enlarging a narrow strip first would make millions of pixels.
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

/** A file that cannot be decoded is not an image, whatever its first bytes are. */
const noImage = () => undefined;
