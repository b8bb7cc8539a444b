import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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

const headerOf = async (bytes: Buffer) => {
  const path = join(folder, 'header');
  await writeFile(path, bytes);
  return readHeader(path);
};

it('knows by the header of a photo how it is decoded', async () => {
  const photo = sharp(await sample.colours({ width: 400, height: 300 }));
  const usual = { width: 400, height: 300, isWhole: false, isDeep: false };
  const deep = () => photo.clone().toColourspace('rgb16');
  expect(await headerOf(await photo.clone().jpeg().toBuffer())).toEqual(usual);
  expect(await headerOf(await photo.clone().jpeg({ progressive: true }).toBuffer())).toEqual({
    ...usual,
    isWhole: true,
  });
  expect(await headerOf(await photo.clone().png({ progressive: true }).toBuffer())).toEqual({
    ...usual,
    isWhole: true,
  });
  expect(await headerOf(await deep().png().toBuffer())).toEqual({ ...usual, isDeep: true });
  expect(await headerOf(await deep().png({ progressive: true }).toBuffer())).toEqual({
    ...usual,
    isWhole: true,
    isDeep: true,
  });
});

describe('a photo whose pixels are all kept while it is decoded', { timeout: 120_000 }, () => {
  const png = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 4, background: '#785a3c80' } });

  it('is refused where they take more than the largest photo of 8 bits does', async () => {
    const deep = png(6000, 4000).toColourspace('rgb16');
    expect(await headerOf(await deep.png({ progressive: true, compressionLevel: 1 }).toBuffer())).toBe(
      'too large',
    );
  });

  it.each([
    ['of 8 bits', () => png(6000, 4000), true],
    ['of half the size', () => png(4000, 3000).toColourspace('rgb16'), true],
    ['row after row', () => png(6000, 4000).toColourspace('rgb16'), false],
  ])('is taken %s', async (_, make, progressive) => {
    const bytes = await make().png({ progressive, compressionLevel: 1 }).toBuffer();
    expect(await headerOf(bytes)).toMatchObject({ isWhole: progressive });
  });
});
