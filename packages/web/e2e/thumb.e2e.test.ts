import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { thumb } from './jobs/thumb.ts';
import { test } from './setup/phone.ts';

/** A page that is longer than the phone, with a bar over its lower end as the app has one. */
async function longPage(page: Page, top: number): Promise<void> {
  await page.setContent(`
    <meta name="viewport" content="width=device-width" />
    <body style="height: 3000px; margin: 0">
      <button style="position: absolute; top: ${top}px; height: 40px">Go</button>
      <nav style="position: fixed; inset: auto 0 0; height: 64px; background: white"></nav>
    </body>`);
}

describe('a thumb', () => {
  test('has to scroll to what lies under a bar', async ({ page }) => {
    await longPage(page, 790);
    const by = thumb(page);
    await expect(by.tapInView(page.getByRole('button', { name: 'Go' }))).rejects.toThrow('scrolling');
    expect(by.count.taps).toBe(0);
  });

  test('taps above the bar without scrolling', async ({ page }) => {
    await longPage(page, 720);
    const by = thumb(page);
    await by.tapInView(page.getByRole('button', { name: 'Go' }));
    expect(by.count.taps).toBe(1);
  });

  test('fails at once where the server does not take what is sent', async ({ page }) => {
    await page.route('**/api/swaps/request', (route) => route.fulfill({ status: 409, body: 'Taken' }));
    const by = thumb(page);
    await page.goto('/auth');
    const change = () =>
      page.evaluate(async () => void (await fetch('/api/swaps/request', { method: 'POST' })));
    await expect(by.send('/api/swaps/request', change)).rejects.toThrow('409: Taken');
  });

  test('taps what has just appeared once, when it takes taps', async ({ page }) => {
    await page.setContent('<div role="dialog"><button>Leave</button></div>');
    await page.evaluate(() => {
      const at = performance.now();
      document.querySelector('button')?.addEventListener('click', ({ timeStamp }) => {
        document.body.dataset.taps = `${Number(document.body.dataset.taps ?? 0) + 1}`;
        if (timeStamp - at >= 500) document.querySelector('[role="dialog"]')?.remove();
      });
    });
    const by = thumb(page);
    await by.ready(page.getByRole('dialog'));
    await by.tapButton('Leave');
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect([by.count.taps, await page.locator('body').getAttribute('data-taps')]).toEqual([1, '1']);
  });
});
