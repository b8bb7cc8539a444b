import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { test } from './setup/phone.ts';

const login = { email: 'ana@nestmates.test', password: 'Nestmates1!' };

async function openDeck(page: Page): Promise<void> {
  await page.request.post('/api/login', { data: login });
  // The swipes of this test are not stored.
  await page.route('**/api/match/skip', (route) => route.fulfill({ json: { message: 'Skipped' } }));
  await page.goto('/browse');
  await page.getByRole('button', { name: 'Find New Matches' }).click();
  await page.getByText(/^1 of/).waitFor();
}

/** The boxes of what the top card shows, in CSS pixels from the top of the screen. */
const measure = (page: Page) =>
  page.evaluate(() => {
    const box = (selector: string) => {
      const found = document.querySelector(selector)?.getBoundingClientRect();
      if (!found) throw new Error(`${selector} is not on the page`);
      return { top: found.top, bottom: found.bottom, height: found.height };
    };
    const card = '[data-position="top"]';
    const reasons = [...document.querySelectorAll(`${card} h3 + ul > li`)];
    return {
      header: box('main header'),
      card: box(card),
      portrait: box(`${card} article > :first-child`),
      reasonEnds: reasons.map((reason) => reason.getBoundingClientRect().bottom),
      buttons: box('[aria-keyshortcuts="ArrowLeft"]'),
    };
  });

/** Skips the top card and returns the heights of the next one's portrait and of the page, frame by frame. */
const heightsDuringSkip = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const heights = () => {
          const portrait = document.querySelector<HTMLElement>(
            '[data-position="top"] article > :first-child',
          );
          return `${portrait?.offsetTop} ${portrait?.offsetHeight} ${document.documentElement.scrollHeight}`;
        };
        const seen: string[] = [];
        let framesAfter = 0;
        const watch = () => {
          const next = document.querySelector('[data-position="top"]');
          if (next !== before) seen.push(heights());
          if (next !== before && !document.querySelector('[data-position="leaving"]')) framesAfter += 1;
          if (framesAfter < 10) requestAnimationFrame(watch);
          else resolve(seen);
        };
        const before = document.querySelector('[data-position="top"]');
        // A key, since a second tap on the button would be ignored for half a second.
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true }));
        requestAnimationFrame(watch);
      }),
  );

describe('Browse on a phone', () => {
  test('shows a whole card: a large portrait and all reasons above the buttons', async ({ page }) => {
    await openDeck(page);
    const { header, card, portrait, reasonEnds, buttons } = await measure(page);
    expect(header.height).toBe(56);
    expect(card.top - header.bottom).toBeLessThanOrEqual(8);
    expect(portrait.height).toBeGreaterThanOrEqual(300);
    expect(reasonEnds).toHaveLength(3);
    expect(Math.max(...reasonEnds)).toBeLessThan(buttons.top);
  });

  test('on a small one keeps the portrait large enough for a face, and all reasons within reach', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await openDeck(page);
    const { portrait } = await measure(page);
    expect(portrait.height).toBeGreaterThanOrEqual(256);
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
    const { reasonEnds, buttons } = await measure(page);
    expect(reasonEnds).toHaveLength(3);
    expect(Math.max(...reasonEnds)).toBeLessThan(buttons.top);
  });

  test('leaves the next card where it is while the one before it goes', async ({ page }) => {
    await openDeck(page);
    for (const _ of [1, 2, 3]) {
      const heights = await heightsDuringSkip(page);
      expect(heights.length).toBeGreaterThan(10);
      expect(new Set(heights).size).toBe(1);
    }
  });
});
