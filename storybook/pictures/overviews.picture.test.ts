import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { journeys } from '../journeys/journeys.ts';
import { readStoryIndex } from './story-index.ts';
import { newPage, openOverview, startBrowser } from './storybook-browser.ts';

const stories = readStoryIndex().filter(({ type }) => type === 'story');

let browser: Browser;
beforeAll(async () => {
  browser = await startBrowser();
});
afterAll(() => browser.close());

test('the overview of a screen opens from pictures, light beside dark, which become the screen when tapped', async () => {
  const page = await newPage(browser, { width: 1280, height: 800 });
  await openOverview(page, 'screens-browse-screen--overview');
  const usual = page.locator('figure', { has: page.getByRole('link', { name: 'Usual', exact: true }) });
  await usual.getByRole('img', { name: 'Usual, dark' }).waitFor();
  await usual.getByRole('button', { name: 'Usual, light' }).click();
  const screen = page.frameLocator('iframe[title="Usual, light"]');
  await screen.getByRole('heading', { name: 'Priya, 33' }).waitFor();
  await screen.getByRole('navigation', { name: 'Main' }).waitFor();
  const states = stories.filter(
    ({ title, tags }) => title === 'Screens/Browse/Screen' && tags.includes('autodocs'),
  );
  expect(await page.locator('[data-state]').count()).toBe(states.length);
  await page.close();
});

test('a state without a picture is shown by itself', async () => {
  const page = await newPage(browser, { width: 1280, height: 800 });
  await openOverview(page, 'screens-legal--overview');
  await page.frameLocator('iframe >> nth=0').getByRole('heading', { level: 1 }).waitFor();
  await page.close();
});

test('the page of all sentences finds one by its words', async () => {
  const page = await newPage(browser, { width: 1280, height: 800 });
  await openOverview(page, 'words-all-sentences--overview');
  await page.getByRole('searchbox').fill('nobody new near you');
  await page.getByText('No Matches Found').waitFor();
  expect(await page.getByRole('listitem').count()).toBe(1);
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

test('every step of a journey is a story', () => {
  const ids = new Set(stories.map(({ id }) => id));
  const missing = journeys.flatMap(({ steps }) => steps.filter(({ id }) => !ids.has(id)));
  expect(missing).toEqual([]);
});

test('the page of journeys shows each step', async () => {
  const page = await newPage(browser, { width: 1280, height: 800 });
  await openOverview(page, 'journeys-all-journeys--overview');
  const joining = page.getByRole('region', { name: 'Joining' });
  await joining.getByRole('img', { name: 'Landing, visitor, light' }).waitFor();
  expect(await page.locator('[data-step]').count()).toBe(journeys.flatMap(({ steps }) => steps).length);
  await page.close();
});

test('no two stories have the same name in the search', () => {
  const names = stories.map(({ name }) => name);
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
});
