import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

type Type = 'jpeg' | 'png' | 'gif' | 'webp';

const blank = (width: number, height: number, background: string): Sharp =>
  sharp({ create: { width, height, channels: 3, background } });

const rawOf = (data: Buffer, width: number, height: number): Sharp =>
  sharp(data, { raw: { width, height, channels: 3 } });

/** Red in the top left quarter and blue elsewhere, so that tests can see its orientation. */
function quarters(width: number, height: number): Sharp {
  const data = Buffer.alloc(width * height * 3);
  for (let at = 0; at < width * height; at += 1) {
    const isRed = at % width < width / 2 && at < (width * height) / 2;
    data.set(isRed ? [224, 16, 16] : [16, 64, 192], at * 3);
  }
  return rawOf(data, width, height);
}

/**
 * The transformation of an upright image for each EXIF orientation that makes viewers show it upright again.
 */
const inverseOrientation = {
  1: (picture) => picture,
  2: (picture) => picture.flop(),
  3: (picture) => picture.rotate(180),
  4: (picture) => picture.flip(),
  5: (picture) => picture.rotate(270).flop(),
  6: (picture) => picture.rotate(270),
  7: (picture) => picture.rotate(90).flop(),
  8: (picture) => picture.rotate(90),
} satisfies Readonly<Record<number, (picture: Sharp) => Sharp>>;

async function noise(width: number, height: number, sigma: number): Promise<Sharp> {
  const raw = await sharp({
    create: { width, height, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma } },
  })
    .raw()
    .toBuffer();
  return rawOf(raw, width, height);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([size, body, sum]);
}

/** The metadata that phones write into a file. */
const exifTags = { IFD0: { ImageDescription: 'a secret place' }, IFD3: { GPSLatitude: '30/1 16/1 1/1' } };

/** Valid and invalid photos, generated for the tests. */
export const sample = {
  async colours({
    type = 'jpeg' as Type,
    width = 800,
    height = 600,
    orientation = 1,
  }: {
    type?: Type;
    width?: number;
    height?: number;
    orientation?: keyof typeof inverseOrientation;
  } = {}): Promise<Buffer> {
    const reorient = inverseOrientation[orientation];
    const { data, info } = await reorient(quarters(width, height))
      .raw()
      .toBuffer({ resolveWithObject: true });
    const picture = rawOf(data, info.width, info.height);
    return (orientation === 1 ? picture : picture.withMetadata({ orientation })).toFormat(type).toBuffer();
  },

  withMetadata(): Promise<Buffer> {
    return quarters(800, 600)
      .withMetadata({ exif: exifTags })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><a>a secret place</a></x:xmpmeta>')
      .jpeg()
      .toBuffer();
  },

  async animated(): Promise<Buffer> {
    const frames = await Promise.all(
      ['#c02020', '#20c020'].map((colour) => blank(64, 48, colour).png().toBuffer()),
    );
    return sharp(frames, { join: { animated: true } })
      .gif({ delay: [100, 100] })
      .toBuffer();
  },

  transparent: (): Promise<Buffer> =>
    sharp({ create: { width: 400, height: 300, channels: 4, background: '#00000000' } })
      .png()
      .toBuffer(),

  grey: (): Promise<Buffer> => blank(400, 300, '#777').toColourspace('b-w').jpeg().toBuffer(),
  sixteenBit: (): Promise<Buffer> => blank(400, 300, '#c86').toColourspace('rgb16').png().toBuffer(),
  cmyk: (): Promise<Buffer> => blank(400, 300, '#c86').toColourspace('cmyk').jpeg().toBuffer(),

  /** Pure noise, which no encoder can compress. */
  noisy: async (): Promise<Buffer> => (await noise(1400, 1100, 60)).jpeg({ quality: 92 }).toBuffer(),

  /** Photo as a phone takes it: 12 megapixels, soft light and fine grain, just below 5 MB. */
  async phonePhoto(bytes = 5 * 1024 * 1024): Promise<Buffer> {
    const [width, height] = [4032, 3024];
    const light = (await noise(24, 18, 50)).resize(width, height, { kernel: 'cubic' });
    const grain = await (await noise(width, height, 40)).blur(0.7).png().toBuffer();
    const picture = await light
      .composite([{ input: grain, blend: 'overlay' }])
      .removeAlpha()
      .raw()
      .toBuffer();
    for (let quality = 98; quality > 10; quality -= 2) {
      const photo = await rawOf(picture, width, height).withExif(exifTags).jpeg({ quality }).toBuffer();
      if (photo.length <= bytes) return photo;
    }
    throw new Error('No quality was low enough');
  },

  /** 14000 by 14000 pixels in a few hundred bytes. */
  decompressionBomb(): Buffer {
    const header = Buffer.alloc(13);
    header.writeUInt32BE(14_000, 0);
    header.writeUInt32BE(14_000, 4);
    header.set([1, 0, 0, 0, 0], 8);
    return Buffer.concat([
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
      chunk('IHDR', header),
      chunk('IDAT', deflateSync(Buffer.alloc(14_000 * 1751), { level: 9 })),
      chunk('IEND', Buffer.alloc(0)),
    ]);
  },
};
