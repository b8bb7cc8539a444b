import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { StoredFiles } from '@nestmates/application/members/photos/ports.ts';

/** One file each, beside the folder of the photos. */
export class FolderFiles implements StoredFiles {
  readonly #folder: string;
  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Renamed when it is complete. */
  async save(name: string, bytes: Uint8Array): Promise<void> {
    await mkdir(this.#folder, { recursive: true });
    const temporary = `${this.#pathOf(name)}.new`;
    try {
      await writeFile(temporary, bytes, { flush: true });
      await rename(temporary, this.#pathOf(name));
    } catch (error) {
      await rm(temporary, { force: true });
      throw error;
    }
  }

  async read(name: string): Promise<Uint8Array | undefined> {
    try {
      return await readFile(this.#pathOf(name));
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
      throw error;
    }
  }

  async remove(name: string): Promise<void> {
    await rm(this.#pathOf(name), { force: true });
  }

  #pathOf(name: string): string {
    if (!/^[\w-]+$/.test(name)) throw new Error('This is not the name of an export');
    return join(this.#folder, `${name}.zip`);
  }
}
