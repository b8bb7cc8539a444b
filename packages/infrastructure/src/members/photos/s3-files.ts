import { openAsBlob } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { StoredFiles } from '@nestmates/application/members/photos/ports.ts';
import { minutes } from '@nestmates/domain/platform/shared/time.ts';
import { S3Objects, type S3Options } from './s3-objects.ts';
import { writeParts } from './write-parts.ts';

/** Keeps files in the bucket of the photos, beside them. */
export class S3Files implements StoredFiles {
  readonly #objects: S3Objects;
  /** A file is larger than a photo. */
  readonly #sending: S3Objects;
  constructor(options: S3Options) {
    this.#objects = new S3Objects(options);
    this.#sending = new S3Objects({ timeout: minutes(2), ...options });
  }

  /** Sent from a file, since its length is said first and a refusal is tried again. */
  async save(name: string, parts: AsyncIterable<Uint8Array>): Promise<number> {
    const path = pathOf(name);
    const folder = await mkdtemp(join(tmpdir(), 'nestmates-file-'));
    try {
      const file = join(folder, 'file');
      const bytes = await writeParts(file, parts);
      const headers = { 'Content-Type': 'application/zip', 'Cache-Control': 'no-store' };
      await this.#sending.request('PUT', path, { body: await openAsBlob(file), headers });
      return bytes;
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  read(name: string): Promise<AsyncIterable<Uint8Array> | undefined> {
    return this.#objects.stream(pathOf(name));
  }

  async remove(name: string): Promise<void> {
    await this.#objects.request('DELETE', pathOf(name));
  }
}

function pathOf(name: string): string {
  if (!/^[\w-]+$/.test(name)) throw new Error('This is not the name of a file');
  return `exports/${name}.zip`;
}
