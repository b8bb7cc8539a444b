import type { PhotoFile } from '@nestmates/domain/platform/photos/photo-sizes.ts';
import { photoFiles } from '@nestmates/domain/platform/photos/photo-sizes.ts';
import { expect } from 'vitest';
import type { PhotoStore, PhotoVariant } from '../../src/members/photos/ports.ts';
import { type Broken, endedInTime, patience, serverFaults } from './server-faults.ts';
import { describe, it } from './suite.ts';

const bytesFor = (file: PhotoFile, salt: number): Uint8Array =>
  new Uint8Array([salt, 0, 255, 10, 13, ...Array.from(file, (letter) => letter.charCodeAt(0))]);

const variantsOf = (salt: number): readonly PhotoVariant[] =>
  photoFiles.map((file) => ({ file, bytes: bytesFor(file, salt) }));

/** The behaviour required of every photo store. */
export function photoStoreContract(name: string, store: () => PhotoStore): void {
  describe(`photos in ${name}`, () => {
    it('come back byte for byte', async () => {
      await store().save('there-and-back', variantsOf(1));
      for (const file of photoFiles) {
        const read = await store().read('there-and-back', file);
        expect(read && [...read]).toEqual([...bytesFor(file, 1)]);
      }
    });

    it('take one more file, once and again', async () => {
      const [late, ...early] = variantsOf(7);
      if (!late) throw new Error('A photo has files');
      await store().save('added-to', early);
      expect(await store().read('added-to', late.file)).toBeUndefined();
      await store().add('added-to', late);
      await store().add('added-to', late);
      for (const { file, bytes } of [late, ...early]) {
        expect([...((await store().read('added-to', file)) ?? [])]).toEqual([...bytes]);
      }
    });

    it('are nothing before they are kept', async () => {
      expect(await store().read('never-kept', 'card.webp')).toBeUndefined();
    });

    it('are gone once removed, and the others stay', async () => {
      await store().save('leaves', variantsOf(2));
      await store().save('stays', variantsOf(3));
      await store().remove('leaves');
      for (const file of photoFiles) expect(await store().read('leaves', file)).toBeUndefined();
      expect(await store().read('stays', 'full.jpg')).toBeDefined();
    });

    it('can be removed twice, or without having been there', async () => {
      await store().save('removed-twice', variantsOf(4));
      await store().remove('removed-twice');
      await store().remove('removed-twice');
      await store().remove('never-was');
    });

    it('can be kept again, after a try that nobody knows the end of', async () => {
      await store().save('kept-again', variantsOf(5));
      await store().save('kept-again', variantsOf(6));
      const read = await store().read('kept-again', 'avatar.jpg');
      expect(read?.[0]).toBe(6);
    });
  });
}

const unavailable = { kind: 'unavailable', code: 'UNAVAILABLE' };

/** Tests a store on another machine: a photo that cannot be read is not one that is not there. */
export function photoStoreFaultContract(name: string, broken: Broken<PhotoStore>, limit = patience): void {
  describe(`photos in ${name}`, () => {
    for (const fault of serverFaults) {
      it(`are unavailable when the server ${fault}, in time`, async () => {
        const store = await broken(fault);
        const [variant] = variantsOf(8);
        if (!variant) throw new Error('A photo has files');
        const calls = [
          store.save('lost', variantsOf(8)),
          store.add('lost', variant),
          store.read('lost', 'card.webp'),
          store.remove('lost'),
        ];
        for (const result of await endedInTime(calls, limit)) {
          expect(result).toMatchObject({ status: 'rejected', reason: unavailable });
        }
      });
    }
  });
}
