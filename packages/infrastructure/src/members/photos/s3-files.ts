import type { StoredFiles } from '@nestmates/application/members/photos/ports.ts';
import { S3Objects, type S3Options } from './s3-objects.ts';

/** In the bucket of the photos, beside them. */
export class S3Files implements StoredFiles {
  readonly #objects: S3Objects;
  constructor(options: S3Options) {
    this.#objects = new S3Objects(options);
  }

  async save(name: string, bytes: Uint8Array): Promise<void> {
    const headers = { 'Content-Type': 'application/zip', 'Cache-Control': 'no-store' };
    await this.#objects.request('PUT', pathOf(name), { body: new Uint8Array(bytes), headers });
  }

  read(name: string): Promise<Uint8Array | undefined> {
    return this.#objects.read(pathOf(name));
  }

  async remove(name: string): Promise<void> {
    await this.#objects.request('DELETE', pathOf(name));
  }
}

const pathOf = (name: string): string => `exports/${name}.zip`;
