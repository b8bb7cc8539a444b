import type { PhotoFacts } from '@nestmates/domain/members/photos/photo-audience.ts';
import type { PhotoFile } from '@nestmates/domain/platform/photos/photo-sizes.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type { Upload } from '../../platform/contract/upload.ts';

/** One of the files that a photo is stored as. */
export interface PhotoVariant {
  readonly file: PhotoFile;
  readonly bytes: Uint8Array;
}

/** Stores the files of photos. A photo is never changed, only replaced by another one. */
export interface PhotoStore {
  save(photo: string, variants: readonly PhotoVariant[]): Promise<void>;
  /** Adds a file to a stored photo. */
  add(photo: string, variant: PhotoVariant): Promise<void>;
  read(photo: string, file: PhotoFile): Promise<Uint8Array | undefined>;
  /** Removes all files of the photo; no error if there are none. */
  remove(photo: string): Promise<void>;
}

/** Stores files that are no photos beside them. They may be larger than what fits into memory. */
export interface StoredFiles {
  /** All of it or nothing; how many bytes it has. */
  save(name: string, parts: AsyncIterable<Uint8Array>): Promise<number>;
  /** Failures within it are errors of the iteration. */
  read(name: string): Promise<AsyncIterable<Uint8Array> | undefined>;
  /** No error if there is none. */
  remove(name: string): Promise<void>;
}

/** Converts an upload to the stored files, without any metadata. */
export interface ImageProcessor {
  /** Every file but the deferred one. Throws UNSUPPORTED_TYPE or TOO_LARGE with a message for the member. */
  process(upload: Upload): Promise<readonly PhotoVariant[]>;
  makeDeferred(source: Uint8Array): Promise<PhotoVariant>;
}

/** Puts several photos into one JPEG, one below the other, for whoever takes one file. */
export interface PhotoSheets {
  join(photos: readonly Uint8Array[]): Promise<Uint8Array>;
}

/** One that is kept waits for the listing that it was uploaded for. */
export type PhotoUse = 'portrait' | 'kept' | 'listing' | 'order';

/** Which photos exist, who owns them and where they are used. */
export interface PhotoRecords {
  /** Called before the files are stored: files without a record could never be found and removed. */
  add(photo: { name: string; ownerId: MemberId; at: Date }): Promise<void>;
  /** Returns the photos that it replaced. Throws when the member or the photo is gone. */
  setProfilePhoto(ownerId: MemberId, name: string, url: string): Promise<readonly string[]>;
  /** Returns the photo that was removed, if any. */
  clearProfilePhoto(ownerId: MemberId): Promise<readonly string[]>;
  /** Marks all photos of the member as unused and returns them. */
  releaseAll(ownerId: MemberId): Promise<readonly string[]>;
  isInUse(name: string): Promise<boolean>;
  /** Those of these photos that are not in use. */
  unused(names: readonly string[]): Promise<readonly string[]>;
  /** Photos recorded before this time that are not in use or have no owner any more. */
  abandoned(before: Date): Promise<readonly string[]>;
  remove(name: string): Promise<void>;
}

export interface PhotoAudienceQueries {
  /** Undefined for a photo without a record, such as a drawing of the demo. */
  factsOf(name: string, viewer: MemberId | undefined): Promise<PhotoFacts | undefined>;
}

/** A member as others are shown them now. */
export interface ShownMember {
  readonly firstName: string | null;
  readonly profilePhotoUrl: string | null;
}

export interface ShownMembers {
  /** Undefined when the member is gone or away, or one of the two has blocked the other. */
  shownTo(viewer: MemberId, member: MemberId): Promise<ShownMember | undefined>;
}

declare module '../../platform/wiring/use-case.ts' {
  interface Ports {
    readonly imageProcessor: ImageProcessor;
    readonly photoSheets: PhotoSheets;
    readonly photoRecords: PhotoRecords;
    readonly photoAudienceQueries: PhotoAudienceQueries;
    readonly shownMembers: ShownMembers;
    readonly photoStore: PhotoStore;
    /** Files of the data that members take along. */
    readonly exportFiles: StoredFiles;
  }
}
