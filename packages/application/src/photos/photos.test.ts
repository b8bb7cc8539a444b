import { hours, later } from '@nestmates/domain/shared/time.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { MemoryPhotoRegister, MemoryPhotos } from '../testing/memory-photos.ts';
import { photoStoreContract } from '../testing/photo-store-contract.ts';
import { PhotoAlbum } from './photos.ts';
import type { Print } from './ports.ts';

const inMemory = new MemoryPhotos();
photoStoreContract('memory', () => inMemory);

const noon = new Date('2027-03-01T12:00:00Z');
const prints: readonly Print[] = [
  { file: 'card.webp', bytes: new Uint8Array([1]) },
  { file: 'full.jpg', bytes: new Uint8Array([2]) },
];
const upload = { size: 1, path: 'photo' };

let store: MemoryPhotos;
let register: MemoryPhotoRegister;
let now: Date;
let jobs: unknown[];
let album: PhotoAlbum;

/** An enlargement is its negative, twice over. */
const enlarge = async (negative: Uint8Array): Promise<Print> => ({
  file: 'full.webp',
  bytes: new Uint8Array([...negative, ...negative]),
});

beforeEach(() => {
  store = new MemoryPhotos();
  register = new MemoryPhotoRegister();
  now = noon;
  jobs = [];
  let count = 0;
  album = new PhotoAlbum({
    darkroom: { develop: async () => prints, enlarge },
    store,
    register,
    jobs: {
      add: async (_, payload) => {
        jobs.push(payload);
      },
    },
    tokens: { fresh: () => `photo-${++count}` },
    clock: { now: () => now },
  });
});

describe('the photo album', () => {
  it('keeps a photo under a name of its own', async () => {
    const name = await album.takeIn(1, upload);
    expect(await store.read(name, 'card.webp')).toEqual(new Uint8Array([1]));
    expect(register.entries.get(name)).toEqual({ ownerId: 1, at: noon });
  });

  it('enters a photo before storing it, so that nothing can lie around unknown', async () => {
    store.keep = () => Promise.reject(new Error('the disk is full'));
    await expect(album.takeIn(1, upload)).rejects.toThrow('the disk is full');
    expect([...register.entries.keys()]).toEqual(['photo-1']);
  });

  it('stores nothing of what cannot be developed', async () => {
    const refusing = new PhotoAlbum({
      darkroom: { develop: () => Promise.reject(new Error('no picture')), enlarge },
      store,
      register,
      jobs: { add: async () => undefined },
      tokens: { fresh: () => 'never' },
      clock: { now: () => now },
    });
    await expect(refusing.takeIn(1, upload)).rejects.toThrow('no picture');
    expect(store.photos.size + register.entries.size).toBe(0);
  });

  it('makes the enlargement for whoever asks first, and keeps it', async () => {
    const name = await album.takeIn(1, upload);
    await register.hang(1, name);
    expect(await store.read(name, 'full.webp')).toBeUndefined();
    expect(await album.show(name, 'full.webp')).toEqual(new Uint8Array([2, 2]));
    expect(await store.read(name, 'full.webp')).toEqual(new Uint8Array([2, 2]));
    store.add = () => Promise.reject(new Error('made twice'));
    expect(await album.show(name, 'full.webp')).toEqual(new Uint8Array([2, 2]));
    expect(await album.show(name, 'card.webp')).toEqual(new Uint8Array([1]));
  });

  it('shows nothing of a photo that is gone, and makes nothing but enlargements', async () => {
    expect(await album.show('gone', 'full.webp')).toBeUndefined();
    expect(await album.show(await album.takeIn(1, upload), 'avatar.webp')).toBeUndefined();
  });

  it('keeps no enlargement of a photo that goes while it is made', async () => {
    const name = await album.takeIn(1, upload);
    await register.hang(1, name);
    const add = store.add.bind(store);
    store.add = async (...print) => {
      await album.remove(await register.takeDown(1));
      await add(...print);
    };
    await album.show(name, 'full.webp');
    expect(store.photos.size).toBe(0);
  });

  it('removes what is shown nowhere, and nothing else', async () => {
    const shown = await album.takeIn(1, upload);
    const replaced = await album.takeIn(1, upload);
    await register.hang(1, shown);
    await album.remove([shown, replaced, 'unknown']);
    expect([...store.photos.keys()]).toEqual([shown]);
    expect([...register.entries.keys()]).toEqual([shown]);
  });

  it('sweeps away an upload that broke off, but not one that is still under way', async () => {
    const broken = await album.takeIn(1, upload);
    now = later(noon, hours(2));
    const fresh = await album.takeIn(1, upload);
    await album.sweep();
    expect(store.photos.has(broken)).toBe(false);
    expect(store.photos.has(fresh)).toBe(true);
  });

  it('lets go of everything when a member leaves', async () => {
    await register.hang(1, await album.takeIn(1, upload));
    await album.letGoOf(1);
    expect(jobs).toEqual([{ names: ['photo-1'] }]);
    await album.letGoOf(2);
    expect(jobs).toHaveLength(1);
  });
});
