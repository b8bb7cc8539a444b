import { photoRule } from '@nestmates/domain/members/photos/photo-rules.ts';
import { detectPhotoType } from '@nestmates/domain/members/photos/photo-type.ts';
import {
  type PhotoFile,
  photoFiles,
  photoSizes,
  sourceFile,
} from '@nestmates/domain/platform/photos/photo-sizes.ts';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { sample } from '../../../testing/sample-photos.ts';
import { uploadOf } from '../../../testing/sample-upload.ts';
import { scaledTimeout } from '../../../testing/time-factor.ts';
import { memoryWeight, SharpImageProcessor } from './sharp-image-processor.ts';

const processor = new SharpImageProcessor();

async function processPhoto(bytes: Uint8Array): Promise<Readonly<Record<PhotoFile, Uint8Array>>> {
  const processed = await processor.process(await uploadOf(bytes));
  const found = processed.find(({ file }) => file === sourceFile);
  if (!found) throw new Error('There is no source file');
  const variants = [...processed, await processor.makeDeferred(found.bytes)];
  return Object.fromEntries(variants.map((variant) => [variant.file, variant.bytes])) as Record<
    PhotoFile,
    Uint8Array
  >;
}

/** The color at the center of a quarter of the image. */
async function colourAt(bytes: Uint8Array, across: number, down: number): Promise<readonly number[]> {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(info.height * down) * info.width + Math.floor(info.width * across)) * info.channels;
  return [...data.subarray(at, at + 3)];
}

describe('processing a photo', { timeout: scaledTimeout(20_000) }, () => {
  it.each(['jpeg', 'png', 'gif', 'webp'] as const)('makes every file out of a %s', async (type) => {
    const variants = await processPhoto(await sample.colours({ type }));
    expect(Object.keys(variants).sort()).toEqual([...photoFiles].sort());
    for (const [file, bytes] of Object.entries(variants)) {
      expect(detectPhotoType(bytes)).toBe(file.endsWith('.webp') ? 'webp' : 'jpeg');
    }
  });

  it('scales to the three sizes and never up', async () => {
    const extent = async (bytes: Uint8Array) => {
      const { width, height } = await sharp(bytes).metadata();
      return [width, height];
    };
    const large = await processPhoto(await sample.colours({ type: 'jpeg', width: 2400, height: 1800 }));
    expect(await extent(large['avatar.webp'])).toEqual([192, 192]);
    expect(await extent(large['card.webp'])).toEqual([1067, 800]);
    expect(await extent(large['full.jpg'])).toEqual([1280, 960]);
    const small = await processPhoto(await sample.colours({ type: 'jpeg', width: 300, height: 200 }));
    expect(await extent(small['full.webp'])).toEqual([300, 200]);
  });

  it.each([
    [10_000, 1],
    [1, 10_000],
    [7, 1200],
  ])('does not enlarge a strip of %i by %i', async (width, height) => {
    const strip = await sample.colours({ type: 'png', width, height });
    const began = performance.now();
    const variants = await processPhoto(strip);
    const { width: across, height: down } = await sharp(variants['avatar.webp']).metadata();
    expect([across, down]).toEqual([192, 192]);
    // If it were enlarged before it is cropped, it would take five seconds or more.
    expect(performance.now() - began).toBeLessThan(scaledTimeout(2500));
  });

  it('keeps no byte of the metadata', async () => {
    const bytes = await sample.withMetadata();
    expect(Buffer.from(bytes).includes('a secret place')).toBe(true);
    for (const file of Object.values(await processPhoto(bytes))) {
      expect(Buffer.from(file).includes('a secret place')).toBe(false);
      const { exif, icc, iptc, xmp, orientation } = await sharp(file).metadata();
      expect([exif, icc, iptc, xmp, orientation]).toEqual([
        undefined,
        undefined,
        undefined,
        undefined,
        undefined,
      ]);
    }
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8] as const)(
    'turns a picture with orientation %i upright',
    async (orientation) => {
      const upright = await processPhoto(await sample.colours({ type: 'jpeg', orientation }));
      const [red = 0, green = 0, blue = 0] = await colourAt(upright['full.jpg'], 0.25, 0.25);
      expect(red).toBeGreaterThan(180);
      expect(green + blue).toBeLessThan(120);
      const { width, height } = await sharp(upright['full.jpg']).metadata();
      expect([width, height]).toEqual([800, 600]);
    },
  );

  it('takes the first frame of an animation', async () => {
    const { pages } = await sharp((await processPhoto(await sample.animated()))['full.webp']).metadata();
    expect(pages ?? 1).toBe(1);
  });

  it('puts transparent pixels on the background colour', async () => {
    const [red = 0, green = 0, blue = 0] = await colourAt(
      (await processPhoto(await sample.transparent()))['card.webp'],
      0.5,
      0.5,
    );
    expect([red, green, blue].every((part) => part > 220)).toBe(true);
  });

  it.each(['grey', 'sixteenBit', 'cmyk'] as const)('takes a picture in other colours: %s', async (kind) => {
    const variants = await processPhoto(await sample[kind]());
    expect((await sharp(variants['card.jpg']).metadata()).space).toMatch(/srgb|b-w/);
  });

  it('keeps a picture of pure noise within its bytes', async () => {
    const variants = await processPhoto(await sample.noisy());
    for (const [file, bytes] of Object.entries(variants)) {
      const size = file.split('.')[0] as keyof typeof photoSizes;
      expect(bytes.length, file).toBeLessThanOrEqual(photoSizes[size].maxBytes);
    }
  });
});

it('decodes no other photo beside one of 12 megapixels that is decoded as a whole', () => {
  const phone = { width: 4032, height: 3024 };
  const [whole, other] = [
    { ...phone, isWhole: true, isDeep: false },
    { ...phone, isWhole: false, isDeep: false },
  ].map(memoryWeight);
  expect([whole, other]).toEqual([photoRule.maxPixels, 4032 * 3024]);
  const small = { width: 400, height: 300, isWhole: true, isDeep: true };
  expect(memoryWeight(small)).toBe(photoRule.maxPixels / 4);
  const deep = { width: 2000, height: 1500, isDeep: true };
  expect([false, true].map((isWhole) => memoryWeight({ ...deep, isWhole }))).toEqual([
    photoRule.maxPixels / 4,
    24_000_000,
  ]);
});
