import type { PhotoStore, PhotoVariant } from '@nestmates/application/members/photos/ports.ts';
import type { PhotoFile } from '@nestmates/domain/platform/photos/photo-sizes.ts';

/** Photos that are there without having been stored. */
export interface DrawnPhotos {
  read(photo: string, file: PhotoFile, stored: Pick<PhotoStore, 'read'>): Promise<Uint8Array | undefined>;
}

declare module '@nestmates/application/platform/wiring/use-case.ts' {
  interface Ports {
    readonly drawnPhotos: DrawnPhotos;
  }
}

/** The stored photos, and where there is none of a name what is drawn. */
export class PhotosWithDrawings implements PhotoStore {
  readonly #stored: PhotoStore;
  readonly #drawn: DrawnPhotos;
  constructor(stored: PhotoStore, drawn: DrawnPhotos) {
    this.#stored = stored;
    this.#drawn = drawn;
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
    return (await this.#stored.read(photo, file)) ?? this.#drawn.read(photo, file, this.#stored);
  }
}
