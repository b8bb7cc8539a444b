import type { Page } from 'playwright';
import { expect } from 'vitest';
import { pagesToTry } from './setup/depth.ts';
import { enterFor, everyPath } from './setup/every-page.ts';
import { test } from './setup/phone.ts';

/** Pixels, where the screen has 844. */
const most = 136;

/** The lines of the screen that belong to a header, a tab bar or a footer, which stay or begin the page. */
const furnitureOf = (page: Page, letters: string): Promise<number> =>
  page.evaluate((size) => {
    document.documentElement.style.fontSize = size;
    scrollTo(0, 0);
    const isFurniture = (element: Element | null): boolean => {
      for (let one = element; one; one = one.parentElement) {
        const isPinned = ['fixed', 'sticky'].includes(getComputedStyle(one).position);
        if (isPinned && one.getBoundingClientRect().width > innerWidth * 0.6) return true;
      }
      return false;
    };
    const lines = Array.from({ length: innerHeight }, (_, y) => document.elementFromPoint(20, y));
    return lines.filter(isFurniture).length;
  }, letters);

/** The page of a person has a footer and a header of its own, which are not yet as low with large letters. */
const tried = everyPath.filter((path) => !path.startsWith('/people/'));

test.for(pagesToTry(tried))(
  '%s gives no more than 136 px of a phone to furniture',
  async (path, { page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(await enterFor(page, path));
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    for (const letters of ['100%', '150%']) {
      expect(await furnitureOf(page, letters), `${path} with letters of ${letters}`).toBeLessThanOrEqual(
        most,
      );
    }
  },
);
