import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PhotoStore, PhotoVariant } from '@nestmates/application/members/photos/ports.ts';
import { photoUrl } from '@nestmates/domain/platform/photos/photo-address.ts';
import type { PhotoSize } from '@nestmates/domain/platform/photos/photo-sizes.ts';

const sizes: readonly PhotoSize[] = ['avatar', 'card', 'full'];

/** The repository holds WebP only, to stay small; the JPEG files are made from it. */
async function variantsIn(folder: string): Promise<readonly PhotoVariant[]> {
  const { default: sharp } = await import('sharp');
  const variants = await Promise.all(
    sizes.map(async (size): Promise<readonly PhotoVariant[]> => {
      const webp = await readFile(join(folder, `${size}.webp`));
      const jpg = await sharp(webp).jpeg({ quality: 80 }).toBuffer();
      return [
        { file: `${size}.webp`, bytes: webp },
        { file: `${size}.jpg`, bytes: jpg },
      ];
    }),
  );
  return variants.flat();
}

/**
 * A drawing that several generated members share belongs to none of them and has no photo record, so that deleting an
 * account never removes a picture that another member has.
 */
export async function storeDrawnPhotos(store: PhotoStore): Promise<void> {
  for (const drawn of ['portraits', 'listing-pictures']) {
    const folder = join(import.meta.dirname, drawn);
    for (const name of await readdir(folder)) {
      await store.save(`demo-${name}`, await variantsIn(join(folder, name)));
    }
  }
}

export const drawnPhoto = (name: string): string => photoUrl(`demo-${name}`);
