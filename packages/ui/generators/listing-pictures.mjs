// Renders the photos of the demo's listings: `node packages/ui/generators/listing-pictures.mjs`.
import { mkdir, rm, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { listingPhotos } from '../../infrastructure/src/seed/listing-photos.ts';
import { photoSvg } from './things/views.mjs';

const target = new URL('../../infrastructure/src/seed/listing-pictures/', import.meta.url);

/** The part of the drawing that each size shows. */
const sizes = {
  avatar: { width: 192, height: 192, box: [10, 90, 400, 400] },
  card: { width: 640, height: 800, box: [0, 48, 400, 500] },
  full: { width: 1000, height: 1000, box: [-20, 70, 440, 440] },
};

await rm(target, { recursive: true, force: true });
let bytes = 0;
for (const [nth, photo] of listingPhotos.entries()) {
  const folder = new URL(`${photo.name}/`, target);
  await mkdir(folder, { recursive: true });
  for (const [size, at] of Object.entries(sizes)) {
    // Flat colors stay clean at a low quality.
    const picture = await sharp(Buffer.from(photoSvg({ ...photo, nth }, at)))
      .webp({ quality: 62, effort: 6 })
      .toBuffer();
    bytes += picture.length;
    await writeFile(new URL(`${size}.webp`, folder), picture);
  }
}
console.log(`${listingPhotos.length} pictures, ${Math.round(bytes / 1024)} KB`);
