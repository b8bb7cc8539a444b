import type { Page } from 'playwright';
import { expect } from 'vitest';
import { pagesToTry } from './setup/depth.ts';
import { enterFor, everyPath } from './setup/every-page.ts';
import { outsideScreen } from './setup/outside-screen.ts';
import { test } from './setup/phone.ts';

/** A usual phone magnified to 200 %, and one with letters of 150 % and 200 %. */
const sizes = [
  { name: 'at 195 px', width: 195, height: 422, letters: '100%' },
  { name: 'at 320 px', width: 320, height: 640, letters: '100%' },
  { name: 'with letters of 130 %', width: 390, height: 844, letters: '130%' },
  { name: 'with letters of 150 %', width: 390, height: 844, letters: '150%' },
  { name: 'with letters of 200 %', width: 390, height: 844, letters: '200%' },
] as const;

async function expectAllInside(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  for (const { name, width, height, letters } of sizes) {
    await page.setViewportSize({ width, height });
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
    }, letters);
    expect(await page.evaluate(outsideScreen), `${path} ${name}`).toEqual([]);
  }
}

test.for(pagesToTry(everyPath))('all of %s is seen at every text size', async (path, { page }) => {
  await expectAllInside(page, await enterFor(page, path));
});

test.for(pagesToTry(['/marketplace/1', '/little-acorns-store-front']))(
  'a visitor sees all of %s at every text size',
  async (path, { page }) => {
    await expectAllInside(page, path);
  },
);
