import { photoSizes } from '@nestmates/domain/platform/photos/photo-sizes.ts';
import sharp from 'sharp';

const { width } = photoSizes.full;
const gap = 24;
const white = '#ffffff';

interface Placed {
  readonly input: Buffer;
  readonly height: number;
}

/** Places photos as wide as the widest can be, none of them enlarged. */
async function placed(photo: Uint8Array): Promise<Placed> {
  const { data, info } = await sharp(photo)
    .resize({ width, withoutEnlargement: true })
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true });
  return { input: data, height: info.height };
}

/** One JPEG of stored photos, one below the other. */
export async function joinPhotos(photos: readonly Uint8Array[]): Promise<Uint8Array> {
  const all: Placed[] = [];
  // One at a time: each takes some megabytes while it is open.
  for (const photo of photos) all.push(await placed(photo));
  const tops = all.map((_, nth) => all.slice(0, nth).reduce((sum, { height }) => sum + height + gap, 0));
  const height = all.reduce((sum, each) => sum + each.height, 0) + gap * (all.length - 1);
  return sharp({ create: { width, height, channels: 3, background: white } })
    .composite(all.map(({ input }, nth) => ({ input, left: 0, top: tops[nth] ?? 0 })))
    .jpeg({ quality: 82 })
    .toBuffer();
}
