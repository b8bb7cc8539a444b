import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isPhotoName, photoUrl } from '@nestmates/domain/platform/photos/photo-address.ts';
import { formatOf, type PhotoFile, sizeOf } from '@nestmates/domain/platform/photos/photo-sizes.ts';
import type { DrawnPhotos } from '../members/photos/photos-with-drawings.ts';

const folders = ['portraits', 'listing-pictures'].map((drawn) => join(import.meta.dirname, drawn));
const prefix = 'demo-';

const nameOf = (drawing: string): string => `${prefix}${drawing}`;
export const drawnPhoto = (drawing: string): string => photoUrl(nameOf(drawing));

/** The names of all photos that are drawings of the repository. */
export async function drawnPhotoNames(): Promise<readonly string[]> {
  const drawings = await Promise.all(folders.map((folder) => readdir(folder)));
  return drawings.flat().map(nameOf);
}

/**
 * The drawings of the demo, read from the repository: copying all of them would take half of the first start. A drawing
 * is WebP only, also where a member has a copy; whoever asks for JPEG gets it made then. A drawing that several
 * generated members share belongs to none of them and has no photo record, so that deleting an account never removes a
 * picture that another member has.
 */
export const drawnPhotos: DrawnPhotos = {
  async read(photo, file, stored) {
    if (!photo.startsWith(prefix) || !isPhotoName(photo)) return undefined;
    const drawing = photo.slice(prefix.length);
    if (formatOf(file) === 'webp') return drawnFile(drawing, file);
    const asWebp: PhotoFile = `${sizeOf(file)}.webp`;
    const webp = (await stored.read(photo, asWebp)) ?? (await drawnFile(drawing, asWebp));
    return webp && jpegOf(webp);
  },
};

async function drawnFile(drawing: string, file: PhotoFile): Promise<Uint8Array | undefined> {
  const found = await Promise.allSettled(folders.map((folder) => readFile(join(folder, drawing, file))));
  return found.find((one) => one.status === 'fulfilled')?.value;
}

/** Loaded with the first one, to keep the start fast. */
async function jpegOf(webp: Uint8Array): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp');
  return sharp(webp).jpeg({ quality: 80 }).toBuffer();
}
