import type { PhotoFile } from '@nestmates/domain/photos/photo-sizes.ts';
import type { MemberId } from '@nestmates/domain/shared/ids.ts';
import type { Upload } from '../contract/upload.ts';

/** One of the files that a photo is kept as. */
export interface PhotoVariant {
  readonly file: PhotoFile;
  readonly bytes: Uint8Array;
}

/** Where the files lie. A photo is never changed: another one takes its place. */
export interface PhotoStore {
  save(photo: string, variants: readonly PhotoVariant[]): Promise<void>;
  /** One more file for a photo that is kept. */
  add(photo: string, variant: PhotoVariant): Promise<void>;
  read(photo: string, file: PhotoFile): Promise<Uint8Array | undefined>;
  /** Removes every file of the photo; one that is gone already is no fault. */
  remove(photo: string): Promise<void>;
}

/** Turns whatever a member sends into the files we keep, with nothing in them but the picture. */
export interface ImageProcessor {
  /** Every file but the enlargement. Throws UNSUPPORTED_TYPE or TOO_LARGE with the member's sentence. */
  process(upload: Upload): Promise<readonly PhotoVariant[]>;
  makeDeferred(source: Uint8Array): Promise<PhotoVariant>;
}

export type PhotoUse = 'portrait';

/** Which photos there are, whose they are, and which of them are shown somewhere. */
export interface PhotoRecords {
  /** Entered before a file is stored: a file without an entry could never be found again. */
  add(photo: { name: string; ownerId: MemberId; at: Date }): Promise<void>;
  /** Makes it her profile photo and answers what it has replaced. Throws when she or the photo is gone. */
  setProfilePhoto(ownerId: MemberId, name: string, url: string): Promise<readonly string[]>;
  /** She has no profile photo any more; answers which one she had. */
  clearProfilePhoto(ownerId: MemberId): Promise<readonly string[]>;
  /** Everything of hers is shown no longer; answers what that was. */
  releaseAll(ownerId: MemberId): Promise<readonly string[]>;
  isInUse(name: string): Promise<boolean>;
  /** Those of these photos that are shown nowhere. */
  unused(names: readonly string[]): Promise<readonly string[]>;
  /** Photos that were entered before this moment and are shown nowhere, or that nobody owns any more. */
  abandoned(before: Date): Promise<readonly string[]>;
  remove(name: string): Promise<void>;
}
