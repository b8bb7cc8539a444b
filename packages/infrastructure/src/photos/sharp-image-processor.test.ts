import { negative, type PhotoFile, photoFiles, photoSizes } from '@nestmates/domain/photos/photo-sizes.ts';
import { typeByContent } from '@nestmates/domain/photos/photo-type.ts';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { sample } from './sample-photos.ts';
import { uploadOf } from './sample-upload.ts';
import { SharpDarkroom } from './sharp-image-processor.ts';

const darkroom = new SharpDarkroom();

async function developed(bytes: Uint8Array): Promise<Readonly<Record<PhotoFile, Uint8Array>>> {
  const atOnce = await darkroom.develop(await uploadOf(bytes));
  const found = atOnce.find(({ file }) => file === negative);
  if (!found) throw new Error('Nothing to enlarge');
  const prints = [...atOnce, await darkroom.enlarge(found.bytes)];
  return Object.fromEntries(prints.map((print) => [print.file, print.bytes])) as Record<
    PhotoFile,
    Uint8Array
  >;
}

/** The colour in the middle of a quarter of the picture. */
async function colourAt(bytes: Uint8Array, across: number, down: number): Promise<readonly number[]> {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(info.height * down) * info.width + Math.floor(info.width * across)) * info.channels;
  return [...data.subarray(at, at + 3)];
}

describe('developing a photo', { timeout: 20_000 }, () => {
  it.each(['jpeg', 'png', 'gif', 'webp'] as const)('makes every file out of a %s', async (type) => {
    const prints = await developed(await sample.colours({ type }));
    expect(Object.keys(prints).sort()).toEqual([...photoFiles].sort());
    for (const [file, bytes] of Object.entries(prints)) {
      expect(typeByContent(bytes)).toBe(file.endsWith('.webp') ? 'webp' : 'jpeg');
    }
  });

  it('scales to the three sizes and never up', async () => {
    const extent = async (bytes: Uint8Array) => {
      const { width, height } = await sharp(bytes).metadata();
      return [width, height];
    };
    const large = await developed(await sample.colours({ type: 'jpeg', width: 2400, height: 1800 }));
    expect(await extent(large['avatar.webp'])).toEqual([192, 192]);
    expect(await extent(large['card.webp'])).toEqual([1067, 800]);
    expect(await extent(large['full.jpg'])).toEqual([1280, 960]);
    const small = await developed(await sample.colours({ type: 'jpeg', width: 300, height: 200 }));
    expect(await extent(small['full.webp'])).toEqual([300, 200]);
  });

  it.each([
    [10_000, 1],
    [1, 10_000],
    [7, 1200],
  ])('makes no more of a strip of %i by %i than there is in it', async (width, height) => {
    const strip = await sample.colours({ type: 'png', width, height });
    const began = performance.now();
    const prints = await developed(strip);
    const { width: across, height: down } = await sharp(prints['avatar.webp']).metadata();
    expect([across, down]).toEqual([192, 192]);
    // Enlarged before it was cut it took five seconds and more.
    expect(performance.now() - began).toBeLessThan(2500);
  });

  it('lets no byte of what was written beside the picture through', async () => {
    const bytes = await sample.withMetadata();
    expect(Buffer.from(bytes).includes('a secret place')).toBe(true);
    for (const print of Object.values(await developed(bytes))) {
      expect(Buffer.from(print).includes('a secret place')).toBe(false);
      const { exif, icc, iptc, xmp, orientation } = await sharp(print).metadata();
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
      const upright = await developed(await sample.colours({ type: 'jpeg', orientation }));
      const [red = 0, green = 0, blue = 0] = await colourAt(upright['full.jpg'], 0.25, 0.25);
      expect(red).toBeGreaterThan(180);
      expect(green + blue).toBeLessThan(120);
      const { width, height } = await sharp(upright['full.jpg']).metadata();
      expect([width, height]).toEqual([800, 600]);
    },
  );

  it('takes the first picture of one that moves', async () => {
    const { pages } = await sharp((await developed(await sample.moving()))['full.webp']).metadata();
    expect(pages ?? 1).toBe(1);
  });

  it('puts what is see-through on paper', async () => {
    const [red = 0, green = 0, blue = 0] = await colourAt(
      (await developed(await sample.clear()))['card.webp'],
      0.5,
      0.5,
    );
    expect([red, green, blue].every((part) => part > 220)).toBe(true);
  });

  it.each(['grey', 'sixteenBit', 'cmyk'] as const)('takes a picture in other colours: %s', async (kind) => {
    const prints = await developed(await sample[kind]());
    expect((await sharp(prints['card.jpg']).metadata()).space).toMatch(/srgb|b-w/);
  });

  it('keeps the most restless picture within its bytes', async () => {
    const prints = await developed(await sample.restless());
    for (const [file, bytes] of Object.entries(prints)) {
      const size = file.split('.')[0] as keyof typeof photoSizes;
      expect(bytes.length, file).toBeLessThanOrEqual(photoSizes[size].maxBytes);
    }
  });
});
