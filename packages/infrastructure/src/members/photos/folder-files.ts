import { mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { StoredFiles } from '@nestmates/application/members/photos/ports.ts';
import { writeParts } from './write-parts.ts';

/** One file each, in a folder beside that of the photos. */
export class FolderFiles implements StoredFiles {
  readonly #folder: string;
  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Renamed when it is complete. */
  async save(name: string, parts: AsyncIterable<Uint8Array>): Promise<number> {
    const path = this.#pathOf(name);
    await mkdir(this.#folder, { recursive: true });
    const temporary = `${path}.new`;
    try {
      const bytes = await writeParts(temporary, parts);
      await rename(temporary, path);
      return bytes;
    } catch (error) {
      await rm(temporary, { force: true });
      throw error;
    }
  }

  async read(name: string): Promise<AsyncIterable<Uint8Array> | undefined> {
    try {
      return (await open(this.#pathOf(name))).createReadStream();
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
      throw error;
    }
  }

  /** Also what a process that was killed has left of it. */
  async remove(name: string): Promise<void> {
    const path = this.#pathOf(name);
    await Promise.all([path, `${path}.new`].map((file) => rm(file, { force: true })));
  }

  #pathOf(name: string): string {
    if (!/^[\w-]+$/.test(name)) throw new Error('This is not the name of a file');
    return join(this.#folder, `${name}.zip`);
  }
}
