import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PhotoStore, PhotoVariant } from '@nestmates/application/photos/ports.ts';
import { photoUrl } from '@nestmates/domain/photos/photo-address.ts';
import type { PhotoSize } from '@nestmates/domain/photos/photo-sizes.ts';
import { otherPortraits, portraitFamilies } from './portrait-families.ts';

const folder = join(import.meta.dirname, 'portraits');
const sizes: readonly PhotoSize[] = ['avatar', 'card', 'full'];

/** Some have not got round to it, as in every neighbourhood. */
const withoutPortraitEvery = 9;

const urlOf = (portrait: string) => photoUrl(`demo-${portrait}`);

/** Where the photo of a named member of the story is found: her portrait has her own name. */
export const namedPortrait = (firstName: string): string => urlOf(firstName.toLowerCase());

/** Her photo, if she has one. Neighbours in a row never have the same. */
export function generatedPortrait(firstName: string, position: number): string | null {
  if (position % withoutPortraitEvery === withoutPortraitEvery - 1) return null;
  const family = portraitFamilies.find(({ names }) => (names as readonly string[]).includes(firstName));
  const portraits: readonly string[] = family?.portraits ?? otherPortraits;
  const portrait = portraits[position % portraits.length];
  return portrait ? urlOf(portrait) : null;
}

/** They lie here as WebP; what can be made from that is made, so that the repository stays light. */
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

/** They belong to nobody and are in no register, so that no member's leaving ever takes one from another. */
export async function storePortraits(store: PhotoStore): Promise<void> {
  for (const portrait of await readdir(folder)) {
    await store.save(`demo-${portrait}`, await variantsOf(portrait));
  }
}
