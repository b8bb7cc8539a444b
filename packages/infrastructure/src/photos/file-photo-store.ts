import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PhotoStore, Print } from '@nestmates/application/photos/ports.ts';
import { isPhotoName } from '@nestmates/domain/photos/photo-address.ts';
import type { PhotoFile } from '@nestmates/domain/photos/photo-sizes.ts';

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** A folder for each photo. */
export class FilePhotos implements PhotoStore {
  readonly #folder: string;
  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Written beside its place and moved there whole, so that no half of a photo is ever seen. */
  async keep(photo: string, prints: readonly Print[]): Promise<void> {
    const place = this.#place(photo);
    const beside = `${place}.new`;
    await mkdir(beside, { recursive: true });
    await Promise.all(prints.map(({ file, bytes }) => writeFile(join(beside, file), bytes, { flush: true })));
    await rm(place, { recursive: true, force: true });
    await rename(beside, place);
  }

  async add(photo: string, { file, bytes }: Print): Promise<void> {
    const place = this.#place(photo);
    await mkdir(place, { recursive: true });
    const beside = join(place, `${file}.new`);
    await writeFile(beside, bytes, { flush: true });
    await rename(beside, join(place, file));
  }

  async read(photo: string, file: PhotoFile): Promise<Uint8Array | undefined> {
    try {
      return await readFile(join(this.#place(photo), file));
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  }

  async remove(photo: string): Promise<void> {
    const place = this.#place(photo);
    await Promise.all([place, `${place}.new`].map((path) => rm(path, { recursive: true, force: true })));
  }

  #place(photo: string): string {
    if (!isPhotoName(photo)) throw new Error('This is not the name of a photo');
    return join(this.#folder, photo);
  }
}
