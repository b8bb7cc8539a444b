import sharp from 'sharp';
import { expect, it } from 'vitest';
import { joinPhotos } from './sharp-photo-sheets.ts';

const photo = (width: number, height: number, background: string): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background } })
    .jpeg({ quality: 95 })
    .toBuffer();

const colourAt = async (picture: Uint8Array, left: number, top: number): Promise<string> => {
  const spot = sharp(picture).extract({ left, top, width: 1, height: 1 }).raw();
  return [...(await spot.toBuffer())].map((value) => (value > 127 ? 1 : 0)).join('');
};

it('puts photos one below the other into one JPEG, none of them enlarged', async () => {
  const sheet = await joinPhotos([await photo(1280, 400, '#ff0000'), await photo(600, 800, '#0000ff')]);
  expect(await sharp(sheet).metadata()).toMatchObject({ format: 'jpeg', width: 1280, height: 1224 });
  expect(await colourAt(sheet, 1200, 200)).toBe('100');
  expect(await colourAt(sheet, 300, 800)).toBe('001');
  expect(await colourAt(sheet, 1000, 800)).toBe('111');
});

it('stays far below what a bank takes', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const busy = await sharp({ create: { width: 1280, height: 1280, channels: 3, background: '#888', noise } })
    .jpeg({ quality: 70 })
    .toBuffer();
  expect((await joinPhotos([busy, busy, busy, busy, busy])).byteLength).toBeLessThan(4_500_000);
});
