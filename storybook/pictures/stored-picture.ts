import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { differingPixels, type Pixels } from './compare-pictures.ts';
import { differences, storedPictures } from './folders.ts';

/** `npm run pictures` stores what differs instead of failing. */
export const storing = process.env.STORE_PICTURES === 'yes';

/** The part of a picture that may differ: a word is more, what another version of a browser rounds is less. */
const allowedPart = 0.0001;

/** Why a picture is not as it is stored; undefined if it is. */
export async function compareWithStored(name: string, taken: Buffer): Promise<string | undefined> {
  const file = join(storedPictures, `${name}.webp`);
  const shown = join(differences, `${name}.png`);
  rmSync(shown, { force: true });
  const difference = existsSync(file) ? await differenceOf(file, taken, shown) : 'is not stored yet';
  if (difference === undefined || !storing) return difference;
  mkdirSync(storedPictures, { recursive: true });
  await sharp(taken).webp({ lossless: true, effort: 6 }).toFile(file);
  return undefined;
}

async function differenceOf(file: string, taken: Buffer, shown: string): Promise<string | undefined> {
  const stored = await pixelsOf(file);
  const now = await pixelsOf(taken);
  if (stored.width !== now.width || stored.height !== now.height) return 'has another size';
  const differing = differingPixels(stored, now);
  if (differing.length <= stored.width * stored.height * allowedPart) return undefined;
  await showDifference({ stored, now, differing, shown });
  const rows = differing.map((pixel) => Math.floor(pixel / stored.width));
  return `differs in ${differing.length} pixels between the rows ${rows[0]} and ${rows.at(-1)}, see ${shown}`;
}

async function pixelsOf(picture: string | Buffer): Promise<Pixels> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

interface Difference {
  readonly stored: Pixels;
  readonly now: Pixels;
  readonly differing: readonly number[];
  readonly shown: string;
}

/** Side by side: stored, now, and what differs in red on a faded picture. */
async function showDifference({ stored, now, differing, shown }: Difference): Promise<void> {
  const { width, height } = stored;
  const marked = now.data.map((value) => 255 - (255 - value) / 4);
  for (const pixel of differing) marked.set([220, 0, 0], pixel * 3);
  const gap = 16;
  const beside = await Promise.all(
    [stored.data, now.data, marked].map(async (data, place) => ({
      input: await sharp(data, { raw: { width, height, channels: 3 } })
        .png()
        .toBuffer(),
      left: place * (width + gap),
      top: 0,
    })),
  );
  mkdirSync(differences, { recursive: true });
  await sharp({ create: { width: 3 * width + 2 * gap, height, channels: 3, background: '#808080' } })
    .composite(beside)
    .png()
    .toFile(shown);
}
