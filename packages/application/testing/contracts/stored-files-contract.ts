import { expect } from 'vitest';
import type { StoredFiles } from '../../src/members/photos/ports.ts';
import { type Broken, endedInTime, patience, serverFaults } from './server-faults.ts';
import { describe, it } from './suite.ts';

const part = (salt: number, length = 20_000): Uint8Array =>
  Uint8Array.from({ length }, (_, nth) => (nth * 7 + salt) % 256);

async function* partsOf(...parts: readonly Uint8Array[]): AsyncGenerator<Uint8Array> {
  yield* parts;
}

async function* brokenOff(): AsyncGenerator<Uint8Array> {
  yield part(9);
  throw new Error('a photo could not be read');
}

async function bytesIn(files: StoredFiles, name: string): Promise<readonly number[] | undefined> {
  const parts = await files.read(name);
  if (!parts) return undefined;
  const bytes: number[] = [];
  for await (const one of parts) bytes.push(...one);
  return bytes;
}

/** The behaviour required of every store of files. */
export function storedFilesContract(name: string, files: () => StoredFiles): void {
  describe(`files in ${name}`, () => {
    it('come back byte for byte, and say how many', async () => {
      expect(await files().save('there-and-back', partsOf(part(1), part(2), part(3, 1)))).toBe(40_001);
      expect(await bytesIn(files(), 'there-and-back')).toEqual([...part(1), ...part(2), ...part(3, 1)]);
    });

    it('are nothing before they are kept', async () => {
      expect(await files().read('never-kept')).toBeUndefined();
    });

    it('are nothing when they break off, and what was there stays', async () => {
      await expect(files().save('broken-off', brokenOff())).rejects.toThrow('a photo could not be read');
      expect(await files().read('broken-off')).toBeUndefined();
      await files().save('stays-whole', partsOf(part(4)));
      await expect(files().save('stays-whole', brokenOff())).rejects.toThrow('a photo could not be read');
      expect(await bytesIn(files(), 'stays-whole')).toEqual([...part(4)]);
    });

    it('are gone once removed, and the others stay', async () => {
      await files().save('leaves', partsOf(part(5)));
      await files().save('stays', partsOf(part(6)));
      await files().remove('leaves');
      expect(await files().read('leaves')).toBeUndefined();
      expect(await bytesIn(files(), 'stays')).toEqual([...part(6)]);
    });

    it('can be removed twice, or without having been there', async () => {
      await files().save('removed-twice', partsOf(part(7)));
      await files().remove('removed-twice');
      await files().remove('removed-twice');
      await files().remove('never-was');
    });

    it('can be kept again, after a try that nobody knows the end of', async () => {
      await files().save('kept-again', partsOf(part(7)));
      await files().save('kept-again', partsOf(part(8, 10)));
      expect(await bytesIn(files(), 'kept-again')).toEqual([...part(8, 10)]);
    });

    it('have no names that lead elsewhere', async () => {
      for (const wrong of ['..', '../photos', 'a/b', '/etc/passwd', '']) {
        await expect((async () => files().read(wrong))()).rejects.toThrow('not the name of a file');
        await expect(files().save(wrong, partsOf(part(1)))).rejects.toThrow('not the name of a file');
        await expect(files().remove(wrong)).rejects.toThrow('not the name of a file');
      }
    });
  });
}

const unavailable = { kind: 'unavailable', code: 'UNAVAILABLE' };

/** Tests a store on another machine: a file that cannot be read is not one that is not there. */
export function storedFilesFaultContract(name: string, broken: Broken<StoredFiles>, limit = patience): void {
  describe(`files in ${name}`, () => {
    for (const fault of serverFaults) {
      it(`are unavailable when the server ${fault}, in time`, async () => {
        const files = await broken(fault);
        const calls = [files.save('lost', partsOf(part(1))), bytesIn(files, 'lost'), files.remove('lost')];
        for (const result of await endedInTime(calls, limit)) {
          expect(result).toMatchObject({ status: 'rejected', reason: unavailable });
        }
      });
    }
  });
}
