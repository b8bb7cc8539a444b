import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readStoryIndex } from './story-index.ts';
import { newPage, openOverview, startBrowser } from './storybook-browser.ts';

const stories = readStoryIndex().filter(({ type }) => type === 'story');

let browser: Browser;
beforeAll(async () => {
  browser = await startBrowser();
});
afterAll(() => browser.close());

test('the overview of a screen shows all its states in frames, within the shell', async () => {
  const page = await newPage(browser, { width: 1280, height: 800 });
  await openOverview(page, 'screens-browse-screen--overview');
  const usual = page.frameLocator('iframe[title="Usual"]');
  await usual.getByRole('heading', { name: 'Priya, 33' }).waitFor();
  await usual.getByRole('navigation', { name: 'Main' }).waitFor();
  const states = stories.filter(
    ({ title, tags }) => title === 'Screens/Browse/Screen' && tags.includes('autodocs'),
  );
  expect(await page.locator('iframe').count()).toBe(states.length);
  await page.close();
});

test('the page of a component says what it is for and shows its states', async () => {
  const page = await newPage(browser, { width: 1280, height: 800 });
  await openOverview(page, 'components-actions-button--overview');
  await page.getByText('When not:').waitFor();
  await page.getByRole('heading', { name: 'Keyboard' }).waitFor();
  await page.getByRole('heading', { name: 'Main' }).waitFor();
  await page.close();
});

test('no two stories have the same name in the search', () => {
  const names = stories.map(({ name }) => name);
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
});
