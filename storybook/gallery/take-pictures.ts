import { copyFileSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import sharp from 'sharp';
import { setup as buildStorybook } from '../pictures/build-storybook.ts';
import { builtStorybook, galleryPictures } from '../pictures/folders.ts';
import { readStoryIndex } from '../pictures/story-index.ts';
import { newPage, openStory, startBrowser, takePicture } from '../pictures/storybook-browser.ts';
import { gallerySizes, usualSize } from './sizes.ts';

/** Takes the pictures that galleries open from: `npm run gallery`, or `npm run gallery -- browse orders`. */
const wanted = process.argv.slice(2).map((word) => word.toLowerCase());
const isWanted = (title: string) =>
  wanted.length === 0 || wanted.some((word) => title.toLowerCase().includes(word));

await buildStorybook();
const stories = readStoryIndex().filter(
  ({ type, title, tags }) =>
    type === 'story' && title.startsWith('Screens/') && tags.includes('autodocs') && isWanted(title),
);
const builtPictures = join(builtStorybook, 'pictures', 'gallery');
mkdirSync(galleryPictures, { recursive: true });
mkdirSync(builtPictures, { recursive: true });
const browser = await startBrowser();
let count = 0;
for (const { id, name } of stories) {
  count += 1;
  const page = await newPage(browser, usualSize);
  try {
    await openStory(page, id);
    await takeAll(page, id);
    process.stdout.write(`${count}/${stories.length} ${name}\n`);
  } catch (error) {
    process.exitCode = 1;
    process.stderr.write(`${name}: ${error instanceof Error ? error.message : error}\n`);
  }
  await page.close();
}
await browser.close();

async function takeAll(page: Page, id: string): Promise<void> {
  for (const { width, height } of gallerySizes) {
    await page.setViewportSize({ width, height });
    for (const theme of ['light', 'dark'] as const) {
      const picture = await takePicture(page, theme);
      const file = `${id}-${width}-${theme}.webp`;
      await sharp(picture).webp({ quality: 70 }).toFile(join(galleryPictures, file));
      copyFileSync(join(galleryPictures, file), join(builtPictures, file));
    }
  }
  writeIndex();
}

/** The galleries read which pictures there are, after each story: whoever stops halfway keeps those. */
function writeIndex(): void {
  const files = readdirSync(galleryPictures).filter((file) => file.endsWith('.webp'));
  for (const folder of [galleryPictures, builtPictures])
    writeFileSync(join(folder, 'index.json'), JSON.stringify(files));
}
