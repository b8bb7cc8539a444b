import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PhotoStore, PhotoVariant } from '@nestmates/application/members/photos/ports.ts';
import { isPhotoName } from '@nestmates/domain/platform/photos/photo-address.ts';
import type { PhotoFile } from '@nestmates/domain/platform/photos/photo-sizes.ts';
import type { Capability } from '../../platform/wiring/capabilities.ts';

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** One folder per photo. */
export class FilePhotoStore implements PhotoStore {
  static capabilities({ folderLasts }: { readonly folderLasts: boolean }): readonly Capability[] {
    return folderLasts ? ['lasting-photos'] : [];
  }

  readonly #folder: string;
  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Written next to its final path and then renamed, so that an incomplete photo is never visible. */
  async save(photo: string, variants: readonly PhotoVariant[]): Promise<void> {
    const target = this.#folderOf(photo);
    const temporary = `${target}.new`;
    await this.#orRemove(temporary, async () => {
      await mkdir(temporary, { recursive: true });
      // All have ended before a folder that is not complete is removed.
      const written = await Promise.allSettled(
        variants.map(({ file, bytes }) => writeFile(join(temporary, file), bytes, { flush: true })),
      );
      for (const one of written) if (one.status === 'rejected') throw one.reason;
      await rm(target, { recursive: true, force: true });
      await rename(temporary, target);
    });
  }

  async add(photo: string, { file, bytes }: PhotoVariant): Promise<void> {
    const folder = this.#folderOf(photo);
    await mkdir(folder, { recursive: true });
    const temporary = join(folder, `${file}.new`);
    await this.#orRemove(temporary, async () => {
      await writeFile(temporary, bytes, { flush: true });
      await rename(temporary, join(folder, file));
    });
  }

  async read(photo: string, file: PhotoFile): Promise<Uint8Array | undefined> {
    try {
      return await readFile(join(this.#folderOf(photo), file));
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  }

  async remove(photo: string): Promise<void> {
    const folder = this.#folderOf(photo);
    await Promise.all([folder, `${folder}.new`].map((path) => rm(path, { recursive: true, force: true })));
  }

  /** What a full disk has left unfinished takes no room. */
  async #orRemove(temporary: string, write: () => Promise<void>): Promise<void> {
    try {
      await write();
    } catch (error) {
      await rm(temporary, { recursive: true, force: true });
      throw error;
    }
  }

  #folderOf(photo: string): string {
    if (!isPhotoName(photo)) throw new Error('This is not the name of a photo');
    return join(this.#folder, photo);
  }
}
