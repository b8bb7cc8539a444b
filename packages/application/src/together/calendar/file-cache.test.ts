import { expect, it } from 'vitest';
import { FileCache } from './file-cache.ts';

function setUp(maxSize = 100) {
  const written: string[] = [];
  const cache = new FileCache<string>(maxSize);
  const read = (owner: string, version: string, text = `${owner} ${version}`) =>
    cache.read(owner, version, async () => {
      written.push(`${owner} ${version}`);
      return text;
    });
  return { written, read, cache };
}

it('writes a version once, however many read it at once and later', async () => {
  const { written, read } = setUp();
  expect(await Promise.all([read('ana', '1'), read('ana', '1')])).toEqual(['ana 1', 'ana 1']);
  await read('ana', '1');
  expect(written).toEqual(['ana 1']);
});

it('writes a new version, and each owner her own', async () => {
  const { written, read } = setUp();
  await read('ana', '1');
  expect(await read('ana', '2')).toBe('ana 2');
  expect(await read('bea', '2')).toBe('bea 2');
  expect(written).toEqual(['ana 1', 'ana 2', 'bea 2']);
});

it('keeps no failure', async () => {
  const { cache, read } = setUp();
  await expect(cache.read('ana', '1', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await read('ana', '1')).toBe('ana 1');
});

it('drops what was not read for the longest time when it grows too large', async () => {
  const { written, read } = setUp(10);
  await read('ana', '1', '12345');
  await read('bea', '1', '12345');
  await read('ana', '1');
  await read('cleo', '1', '12345');
  await read('ana', '1');
  await read('bea', '1');
  expect(written).toEqual(['ana 1', 'bea 1', 'cleo 1', 'bea 1']);
});
