import { existsSync, readdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { storedPictures } from './folders.ts';
import { compareWithStored, storing } from './stored-picture.ts';
import { readStoryIndex } from './story-index.ts';
import { newPage, openStory, startBrowser, takePicture } from './storybook-browser.ts';

const themes = ['light', 'dark'] as const;
const viewports = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
] as const;

const pictureName = (id: string, width: number, theme: string) => `${id}-${width}-${theme}`;

/** Stories say by this tag that they are compared. */
const stories = readStoryIndex().filter(({ type, tags }) => type === 'story' && tags.includes('picture'));

let browser: Browser;
beforeAll(async () => {
  browser = await startBrowser();
});
afterAll(() => browser.close());

describe.concurrent.each(viewports)('at $width', (viewport) => {
  test.each(stories)('$name looks as stored', async ({ id }) => {
    const page = await newPage(browser, viewport);
    await openStory(page, id);
    const differences: string[] = [];
    for (const theme of themes) {
      const name = pictureName(id, viewport.width, theme);
      const difference = await compareWithStored(name, await takePicture(page, theme));
      if (difference !== undefined) differences.push(`${name} ${difference}`);
    }
    await page.close();
    expect(differences, 'If this is intended, store it: npm run pictures').toEqual([]);
  });
});

test('every stored picture belongs to a story', () => {
  const expected = new Set(
    stories.flatMap(({ id }) =>
      viewports.flatMap(({ width }) => themes.map((theme) => pictureName(id, width, theme))),
    ),
  );
  const stored = existsSync(storedPictures) ? readdirSync(storedPictures) : [];
  const left = stored.filter((file) => !expected.has(basename(file, '.webp')));
  if (storing) for (const file of left) rmSync(join(storedPictures, file));
  else expect(left, 'Remove them: npm run pictures').toEqual([]);
});
