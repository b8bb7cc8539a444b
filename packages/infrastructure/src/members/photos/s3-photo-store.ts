import type { PhotoStore, PhotoVariant } from '@nestmates/application/members/photos/ports.ts';
import {
  formatOf,
  type PhotoFile,
  photoFiles,
  photoFormats,
} from '@nestmates/domain/platform/photos/photo-sizes.ts';
import type { Capability } from '../../platform/wiring/capabilities.ts';
import { S3Objects, type S3Options } from './s3-objects.ts';

export class S3PhotoStore implements PhotoStore {
  static readonly capabilities: readonly Capability[] = ['lasting-photos'];
  readonly #objects: S3Objects;

  constructor(options: S3Options) {
    this.#objects = new S3Objects(options);
  }

  async save(photo: string, variants: readonly PhotoVariant[]): Promise<void> {
    await Promise.all(variants.map((variant) => this.add(photo, variant)));
  }

  async add(photo: string, { file, bytes }: PhotoVariant): Promise<void> {
    await this.#objects.request('PUT', pathOf(photo, file), {
      body: new Uint8Array(bytes),
      headers: {
        'Content-Type': photoFormats[formatOf(file)],
        'Cache-Control': 'public, max-age=31536000, immutable',
      },
    });
  }

  read(photo: string, file: PhotoFile): Promise<Uint8Array | undefined> {
    return this.#objects.read(pathOf(photo, file));
  }

  async remove(photo: string): Promise<void> {
    await Promise.all(photoFiles.map((file) => this.#objects.request('DELETE', pathOf(photo, file))));
  }
}

const pathOf = (photo: string, file: PhotoFile): string => `photos/${photo}/${file}`;
