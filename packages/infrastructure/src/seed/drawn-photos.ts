import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PhotoStore, PhotoVariant } from '@nestmates/application/members/photos/ports.ts';
import { isPhotoName, photoUrl } from '@nestmates/domain/platform/photos/photo-address.ts';
import { formatOf, type PhotoFile, sizeOf } from '@nestmates/domain/platform/photos/photo-sizes.ts';

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
 * The stored photos, and the drawings of the demo, which are read from the repository: copying all of them would take
 * half of the first start. A drawing is WebP only; whoever asks for JPEG gets it made then. A drawing that several
 * generated members share belongs to none of them and has no photo record, so that deleting an account never removes a
 * picture that another member has.
 */
export class PhotosWithDrawings implements PhotoStore {
  readonly #stored: PhotoStore;
  constructor(stored: PhotoStore) {
    this.#stored = stored;
  }

  save(photo: string, variants: readonly PhotoVariant[]): Promise<void> {
    return this.#stored.save(photo, variants);
  }

  add(photo: string, variant: PhotoVariant): Promise<void> {
    return this.#stored.add(photo, variant);
  }

  remove(photo: string): Promise<void> {
    return this.#stored.remove(photo);
  }

  async read(photo: string, file: PhotoFile): Promise<Uint8Array | undefined> {
    const stored = await this.#stored.read(photo, file);
    if (stored || !photo.startsWith(prefix) || !isPhotoName(photo)) return stored;
    if (formatOf(file) === 'webp') return drawnFile(photo.slice(prefix.length), file);
    const webp = await this.read(photo, `${sizeOf(file)}.webp`);
    return webp && jpegOf(webp);
  }
}

async function drawnFile(drawing: string, file: PhotoFile): Promise<Uint8Array | undefined> {
  const found = await Promise.allSettled(folders.map((folder) => readFile(join(folder, drawing, file))));
  return found.find((one) => one.status === 'fulfilled')?.value;
}

/** Loaded with the first one, to keep the start fast. */
async function jpegOf(webp: Uint8Array): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp');
  return sharp(webp).jpeg({ quality: 80 }).toBuffer();
}
