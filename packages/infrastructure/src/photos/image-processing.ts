import { open } from 'node:fs/promises';
import type { Print } from '@nestmates/application/photos/ports.ts';
import { photoTooLarge, wrongPhotoType } from '@nestmates/domain/photos/photo-errors.ts';
import { photoRule } from '@nestmates/domain/photos/photo-rules.ts';
import {
  type Extent,
  enlargement,
  extentIn,
  formatOf,
  negative,
  type PhotoFile,
  type PhotoSize,
  photoSizes,
  pieceFor,
  sizeOf,
} from '@nestmates/domain/photos/photo-sizes.ts';
import { longestBeginning, typeByContent } from '@nestmates/domain/photos/photo-type.ts';
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

interface Picture {
  readonly data: Buffer;
  readonly info: OutputInfo;
}

/** Under what is see-through; JPEG cannot be, and the two formats should look alike. */
const paper = '#f7f1e7';

/** What a picture deserves, and how far down a restless one goes until it keeps within its bytes. */
const quality = { wanted: 78, negative: 88, lower: [60, 40, 20, 5] } as const;

const drawn = ({ data, info: { width, height, channels } }: Picture) =>
  sharp(data, { raw: { width, height, channels } });

/** The effort that a member can wait for: the next one takes twice as long and saves one byte in thirty. */
const encoded = (picture: Picture, file: PhotoFile, quality: number): Promise<Buffer> =>
  formatOf(file) === 'webp'
    ? drawn(picture).webp({ quality, effort: 0 }).toBuffer()
    : drawn(picture).jpeg({ quality }).toBuffer();

/** Told by the header alone: a picture that is too large is never unfolded. */
export async function extentOf(path: string): Promise<Extent> {
  if (!typeByContent(await beginningOf(path))) throw wrongPhotoType();
  const header = await sharp(path, { limitInputPixels: false }).metadata().catch(refuse);
  if (header.width * header.height > photoRule.maxPixels) throw photoTooLarge();
  return header.autoOrient;
}

async function beginningOf(path: string): Promise<Uint8Array> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read({ buffer: new Uint8Array(longestBeginning) });
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

export async function printsOf(path: string, extent: Extent): Promise<readonly Print[]> {
  const full = await decoded(path, extent);
  const smaller = (['card', 'avatar'] as const).map((size) => printsIn(size, full));
  return (await Promise.all([...smaller, printed(full, negative)])).flat();
}

export async function enlargementOf(negative: Uint8Array): Promise<Print> {
  return printed(await sharp(negative).raw().toBuffer({ resolveWithObject: true }), enlargement);
}

/** Only pixels come out of here: turned upright, in sRGB, and nothing that was written beside them. */
function decoded(path: string, extent: Extent): Promise<Picture> {
  const { width, height } = extentIn('full', extent);
  return sharp(path, { failOn: 'error', limitInputPixels: photoRule.maxPixels, sequentialRead: true })
    .autoOrient()
    .resize(width, height, { fit: 'fill' })
    .flatten({ background: paper })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(refuse);
}

async function printsIn(size: 'card' | 'avatar', full: Picture): Promise<readonly Print[]> {
  const picture = await scaled(size, full);
  return Promise.all([printed(picture, `${size}.webp`), printed(picture, `${size}.jpg`)]);
}

/**
 * Where a frame cuts, it keeps what draws the eye: skin, colour and contrast. What is smaller than its frame is cut
 * before it is enlarged: of a strip the other way round would make millions of pixels first.
 */
async function scaled(size: PhotoSize, full: Picture): Promise<Picture> {
  const frame = extentIn(size, full.info);
  if (photoSizes[size].fit !== 'fill') return resized(full, frame, 'centre');
  const cut = await resized(full, pieceFor(frame, full.info), sharp.strategy.attention);
  return cut.info.width === frame.width ? cut : resized(cut, frame, 'centre');
}

const resized = (picture: Picture, { width, height }: Extent, position: string | number): Promise<Picture> =>
  drawn(picture)
    .resize(width, height, { fit: 'cover', position })
    .raw()
    .toBuffer({ resolveWithObject: true });

async function printed(picture: Picture, file: PhotoFile): Promise<Print> {
  const { maxBytes } = photoSizes[sizeOf(file)];
  let bytes = await encoded(picture, file, file === negative ? quality.negative : quality.wanted);
  for (const lower of quality.lower) {
    if (bytes.length <= maxBytes) break;
    bytes = await encoded(picture, file, lower);
  }
  return { file, bytes };
}

/** What cannot be decoded is no picture, whatever its first bytes say. */
function refuse(): never {
  throw wrongPhotoType();
}
