import type { PhotoFile } from '@nestmates/domain/platform/photos/photo-sizes.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type { PhotoRecords, PhotoStore, PhotoUse, PhotoVariant } from '../../src/members/photos/ports.ts';

export class MemoryPhotoStore implements PhotoStore {
  readonly photos = new Map<string, ReadonlyMap<PhotoFile, Uint8Array>>();

  async save(photo: string, variants: readonly PhotoVariant[]): Promise<void> {
    this.photos.set(photo, new Map(variants.map(({ file, bytes }) => [file, bytes])));
  }
  async add(photo: string, { file, bytes }: PhotoVariant): Promise<void> {
    this.photos.set(photo, new Map([...(this.photos.get(photo) ?? []), [file, bytes]]));
  }
  async read(photo: string, file: PhotoFile): Promise<Uint8Array | undefined> {
    return this.photos.get(photo)?.get(file);
  }
  async remove(photo: string): Promise<void> {
    this.photos.delete(photo);
  }
}

interface Entry {
  readonly ownerId: MemberId;
  readonly at: Date;
  usedAs?: PhotoUse | undefined;
}

export class MemoryPhotoRecords implements PhotoRecords {
  readonly entries = new Map<string, Entry>();

  async add({ name, ...entry }: { name: string; ownerId: MemberId; at: Date }): Promise<void> {
    this.entries.set(name, entry);
  }
  async setProfilePhoto(ownerId: MemberId, name: string): Promise<readonly string[]> {
    const entry = this.entries.get(name);
    if (entry?.ownerId !== ownerId) throw new Error('That photo is not hers');
    const replaced = await this.releaseAll(ownerId);
    entry.usedAs = 'portrait';
    return replaced;
  }
  async clearProfilePhoto(ownerId: MemberId): Promise<readonly string[]> {
    return this.releaseAll(ownerId);
  }
  async releaseAll(ownerId: MemberId): Promise<readonly string[]> {
    const owned = [...this.entries].filter(([, entry]) => entry.ownerId === ownerId && entry.usedAs);
    for (const [, entry] of owned) entry.usedAs = undefined;
    return owned.map(([name]) => name);
  }
  async isInUse(name: string): Promise<boolean> {
    return this.entries.get(name)?.usedAs !== undefined;
  }
  async unused(names: readonly string[]): Promise<readonly string[]> {
    return names.filter((name) => this.entries.has(name) && !this.entries.get(name)?.usedAs);
  }
  async abandoned(before: Date): Promise<readonly string[]> {
    return [...this.entries].filter(([, { at, usedAs }]) => !usedAs && at < before).map(([name]) => name);
  }
  async remove(name: string): Promise<void> {
    this.entries.delete(name);
  }
}
