import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PhotoStore, PhotoVariant } from '@nestmates/application/photos/ports.ts';
import { photoUrl } from '@nestmates/domain/photos/photo-address.ts';
import type { PhotoSize } from '@nestmates/domain/photos/photo-sizes.ts';
import { otherPortraits, portraitFamilies } from './portrait-families.ts';

const folder = join(import.meta.dirname, 'portraits');
const sizes: readonly PhotoSize[] = ['avatar', 'card', 'full'];

/** Some members have no photo. */
const withoutPortraitEvery = 9;

const urlOf = (portrait: string) => photoUrl(`demo-${portrait}`);

/** A named member's portrait has her first name. */
export const namedPortrait = (firstName: string): string => urlOf(firstName.toLowerCase());

/** Her photo, if she has one. Two members generated in succession never have the same. */
export function generatedPortrait(firstName: string, position: number): string | null {
  if (position % withoutPortraitEvery === withoutPortraitEvery - 1) return null;
  const family = portraitFamilies.find(({ names }) => (names as readonly string[]).includes(firstName));
  const portraits: readonly string[] = family?.portraits ?? otherPortraits;
  const portrait = portraits[position % portraits.length];
  return portrait ? urlOf(portrait) : null;
}

/** The repository holds WebP only, to stay small; the JPEG files are made from it. */
async function variantsOf(portrait: string): Promise<readonly PhotoVariant[]> {
  const { default: sharp } = await import('sharp');
  const variants = await Promise.all(
    sizes.map(async (size): Promise<readonly PhotoVariant[]> => {
      const webp = await readFile(join(folder, portrait, `${size}.webp`));
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
 * They belong to no member and have no photo record, so that deleting an account never removes a portrait
 * another member has.
 */
export async function storePortraits(store: PhotoStore): Promise<void> {
  for (const portrait of await readdir(folder)) {
    await store.save(`demo-${portrait}`, await variantsOf(portrait));
  }
}
