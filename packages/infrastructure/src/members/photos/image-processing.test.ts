import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sample } from '../../../testing/sample-photos.ts';
import { readHeader, variantsOf } from './image-processing.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nestmates-processing-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const outsideHeap = () => process.memoryUsage().external / 2 ** 20;

it('keeps the pixels of no photo that is done', { timeout: 120_000 }, async () => {
  const path = join(folder, 'photo');
  await writeFile(path, await sample.phonePhoto());
  const dimensions = await readHeader(path);
  if (typeof dimensions === 'string') throw new Error(dimensions);
  const process = () => variantsOf({ path, dimensions });
  await process();
  const left: number[] = [];
  const before = outsideHeap();
  for (let photo = 0; photo < 4; photo += 1) {
    await process();
    left.push(outsideHeap() - before);
  }
  // The pixels of one photo are 6 MB, those of its smaller sizes as much again.
  expect(Math.max(...left)).toBeLessThan(4);
});

it('knows by the header of a photo whether it is decoded as a whole', async () => {
  const path = join(folder, 'header');
  const headerOf = async (bytes: Buffer) => {
    await writeFile(path, bytes);
    return readHeader(path);
  };
  const photo = sharp(await sample.colours({ width: 400, height: 300 }));
  const size = { width: 400, height: 300 };
  expect(await headerOf(await photo.clone().jpeg().toBuffer())).toEqual({ ...size, isWhole: false });
  expect(await headerOf(await photo.clone().jpeg({ progressive: true }).toBuffer())).toEqual({
    ...size,
    isWhole: true,
  });
  expect(await headerOf(await photo.clone().png({ progressive: true }).toBuffer())).toEqual({
    ...size,
    isWhole: true,
  });
});
