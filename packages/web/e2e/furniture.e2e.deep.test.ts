import type { Page } from 'playwright';
import { expect } from 'vitest';
import { pagesToTry } from './setup/depth.ts';
import { enterFor, everyPath } from './setup/every-page.ts';
import { test } from './setup/phone.ts';

/** Pixels, where the screen has 844. */
const most = 136;

const sizes = [
  { letters: '100%', counted: 'all' },
  { letters: '130%', counted: 'all' },
  { letters: '150%', counted: 'all' },
  // The header scrolls away, and a title of two lines in it is as high as the tab bar.
  { letters: '200%', counted: 'staying' },
] as const;

/** The lines of the screen that belong to a header, a tab bar or a footer, which stay or begin the page. */
const furnitureOf = (page: Page, size: (typeof sizes)[number]): Promise<number> =>
  page.evaluate(({ letters, counted }) => {
    document.documentElement.style.fontSize = letters;
    scrollTo(0, 0);
    const isFurniture = (element: Element | null): boolean => {
      for (let one = element; one; one = one.parentElement) {
        const { position, top } = getComputedStyle(one);
        const isPinned = ['fixed', 'sticky'].includes(position);
        const scrollsAway = position === 'sticky' && Number.parseFloat(top) < 0;
        if (
          isPinned &&
          !(counted === 'staying' && scrollsAway) &&
          one.getBoundingClientRect().width > innerWidth * 0.6
        )
          return true;
      }
      return false;
    };
    const lines = Array.from({ length: innerHeight }, (_, y) => document.elementFromPoint(20, y));
    return lines.filter(isFurniture).length;
  }, size);

test.for(pagesToTry(everyPath))(
  '%s gives no more than 136 px of a phone to furniture',
  async (path, { page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(await enterFor(page, path));
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    for (const size of sizes) {
      const furniture = await furnitureOf(page, size);
      expect(furniture, `${path} with letters of ${size.letters}`).toBeLessThanOrEqual(most);
    }
  },
);
