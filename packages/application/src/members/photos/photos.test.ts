import { hours, later } from '@nestmates/domain/platform/shared/time.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { photoStoreContract } from '../../../testing/contracts/photo-store-contract.ts';
import { MemoryPhotoRecords, MemoryPhotoStore } from '../../../testing/memory/memory-photos.ts';
import { stub } from '../../../testing/stub.ts';
import { Photos } from './photos.ts';
import type { PhotoVariant } from './ports.ts';

const inMemory = new MemoryPhotoStore();
photoStoreContract('memory', () => inMemory);

const noon = new Date('2027-03-01T12:00:00Z');
const variants: readonly PhotoVariant[] = [
  { file: 'card.webp', bytes: new Uint8Array([1]) },
  { file: 'full.jpg', bytes: new Uint8Array([2]) },
];
const upload = { size: 1, path: 'photo' };

let store: MemoryPhotoStore;
let records: MemoryPhotoRecords;
let now: Date;
let jobs: unknown[];
let photos: Photos;

/** Makes the deferred file of this test: the source file twice. */
const makeDeferred = async (source: Uint8Array): Promise<PhotoVariant> => ({
  file: 'full.webp',
  bytes: new Uint8Array([...source, ...source]),
});

beforeEach(() => {
  store = new MemoryPhotoStore();
  records = new MemoryPhotoRecords();
  now = noon;
  jobs = [];
  let count = 0;
  photos = new Photos({
    imageProcessor: { process: async () => variants, makeDeferred },
    photoStore: store,
    photoRecords: records,
    jobs: {
      add: async (_, payload) => {
        jobs.push(payload);
      },
    },
    tokens: stub({ generate: () => `photo-${++count}` }),
    clock: { now: () => now },
  });
});

describe('photos', () => {
  it('keeps a photo under a name of its own', async () => {
    const name = await photos.store(1, upload);
    expect(await store.read(name, 'card.webp')).toEqual(new Uint8Array([1]));
    expect(records.entries.get(name)).toEqual({ ownerId: 1, at: noon });
  });

  it('records a photo before storing it, so that no file is unknown', async () => {
    store.save = () => Promise.reject(new Error('the disk is full'));
    await expect(photos.store(1, upload)).rejects.toThrow('the disk is full');
    expect([...records.entries.keys()]).toEqual(['photo-1']);
  });

  it('stores nothing of what cannot be processed', async () => {
    const refusing = new Photos({
      imageProcessor: { process: () => Promise.reject(new Error('no picture')), makeDeferred },
      photoStore: store,
      photoRecords: records,
      jobs: { add: async () => undefined },
      tokens: stub({ generate: () => 'never' }),
      clock: { now: () => now },
    });
    await expect(refusing.store(1, upload)).rejects.toThrow('no picture');
    expect(store.photos.size + records.entries.size).toBe(0);
  });

  it('makes the deferred file on the first request, and stores it', async () => {
    const name = await photos.store(1, upload);
    await records.setProfilePhoto(1, name);
    expect(await store.read(name, 'full.webp')).toBeUndefined();
    expect(await photos.read(name, 'full.webp')).toEqual(new Uint8Array([2, 2]));
    expect(await store.read(name, 'full.webp')).toEqual(new Uint8Array([2, 2]));
    store.add = () => Promise.reject(new Error('made twice'));
    expect(await photos.read(name, 'full.webp')).toEqual(new Uint8Array([2, 2]));
    expect(await photos.read(name, 'card.webp')).toEqual(new Uint8Array([1]));
  });

  it('shows nothing of a photo that is gone, and makes nothing but the deferred file', async () => {
    expect(await photos.read('gone', 'full.webp')).toBeUndefined();
    expect(await photos.read(await photos.store(1, upload), 'avatar.webp')).toBeUndefined();
  });

  it('keeps no deferred file of a photo that is removed while it is made', async () => {
    const name = await photos.store(1, upload);
    await records.setProfilePhoto(1, name);
    const add = store.add.bind(store);
    store.add = async (...args) => {
      await photos.remove(await records.releaseAll(1));
      await add(...args);
    };
    await photos.read(name, 'full.webp');
    expect(store.photos.size).toBe(0);
  });

  it('removes what is shown nowhere, and nothing else', async () => {
    const shown = await photos.store(1, upload);
    const replaced = await photos.store(1, upload);
    await records.setProfilePhoto(1, shown);
    await photos.remove([shown, replaced, 'unknown']);
    expect([...store.photos.keys()]).toEqual([shown]);
    expect([...records.entries.keys()]).toEqual([shown]);
  });

  it('removes an aborted upload, but not one in progress', async () => {
    const broken = await photos.store(1, upload);
    now = later(noon, hours(2));
    const fresh = await photos.store(1, upload);
    await photos.sweep();
    expect(store.photos.has(broken)).toBe(false);
    expect(store.photos.has(fresh)).toBe(true);
  });

  it('schedules the removal of all photos when a member leaves', async () => {
    await records.setProfilePhoto(1, await photos.store(1, upload));
    await photos.scheduleRemovalOf(1);
    expect(jobs).toEqual([{ names: ['photo-1'] }]);
    await photos.scheduleRemovalOf(2);
    expect(jobs).toHaveLength(1);
  });
});
