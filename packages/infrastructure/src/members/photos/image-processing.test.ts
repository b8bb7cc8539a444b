import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sample } from '../../../testing/sample-photos.ts';
import { readDimensions, variantsOf } from './image-processing.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nestmates-processing-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const outsideHeap = () => process.memoryUsage().external / 2 ** 20;

it('keeps the pixels of no photo that is done', { timeout: 120_000 }, async () => {
  const path = join(folder, 'photo');
  await writeFile(path, await sample.phonePhoto());
  const dimensions = await readDimensions(path);
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
