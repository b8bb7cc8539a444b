import type { PhotoFile } from '@nestmates/domain/photos/photo-sizes.ts';
import type { MemberId } from '@nestmates/domain/shared/ids.ts';
import type { PhotoRegister, PhotoStore, PhotoUse, Print } from '../photos/ports.ts';

export class MemoryPhotos implements PhotoStore {
  readonly photos = new Map<string, ReadonlyMap<PhotoFile, Uint8Array>>();

  async keep(photo: string, prints: readonly Print[]): Promise<void> {
    this.photos.set(photo, new Map(prints.map(({ file, bytes }) => [file, bytes])));
  }
  async add(photo: string, { file, bytes }: Print): Promise<void> {
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

export class MemoryPhotoRegister implements PhotoRegister {
  readonly entries = new Map<string, Entry>();

  async enter({ name, ...entry }: { name: string; ownerId: MemberId; at: Date }): Promise<void> {
    this.entries.set(name, entry);
  }
  async hang(ownerId: MemberId, name: string): Promise<readonly string[]> {
    const entry = this.entries.get(name);
    if (entry?.ownerId !== ownerId) throw new Error('That photo is not hers');
    const replaced = await this.takeDown(ownerId);
    entry.usedAs = 'portrait';
    return replaced;
  }
  async unhang(ownerId: MemberId): Promise<readonly string[]> {
    return this.takeDown(ownerId);
  }
  async takeDown(ownerId: MemberId): Promise<readonly string[]> {
    const hers = [...this.entries].filter(([, entry]) => entry.ownerId === ownerId && entry.usedAs);
    for (const [, entry] of hers) entry.usedAs = undefined;
    return hers.map(([name]) => name);
  }
  async isShown(name: string): Promise<boolean> {
    return this.entries.get(name)?.usedAs !== undefined;
  }
  async unused(names: readonly string[]): Promise<readonly string[]> {
    return names.filter((name) => this.entries.has(name) && !this.entries.get(name)?.usedAs);
  }
  async leftBehind(before: Date): Promise<readonly string[]> {
    return [...this.entries].filter(([, { at, usedAs }]) => !usedAs && at < before).map(([name]) => name);
  }
  async strike(name: string): Promise<void> {
    this.entries.delete(name);
  }
}
