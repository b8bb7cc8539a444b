import type { Page } from 'playwright';
import { expect } from 'vitest';
import { pagesToTry } from './setup/depth.ts';
import { enterFor, framedPaths } from './setup/every-page.ts';
import { test } from './setup/phone.ts';
import { tappablesUnder } from './setup/tappables-under.ts';

const phone = { width: 390, height: 844 };
const wide = { width: 1280, height: 800 };

/** The first: the Me page has one of its own too. */
const feedbackButton = (page: Page) => page.getByRole('button', { name: 'Feedback', exact: true }).first();

/** Its rows leave no gap as large as a toast on a wide screen: a tap on one sends the toast away. */
const listWithoutGaps = '/notifications';

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await feedbackButton(page).waitFor();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
}

/** A toast closes after five seconds, which may be less than a slow machine needs to look at the whole page. */
const toastsStay = (page: Page) =>
  page.addInitScript(() => {
    const later = window.setTimeout.bind(window);
    const longer = (handler: TimerHandler, ms?: number, ...rest: unknown[]) =>
      later(handler, ms === 5000 ? 600_000 : ms, ...rest);
    window.setTimeout = longer as typeof window.setTimeout;
  });

/** Any page can show a toast this way. */
async function thankForFeedback(page: Page): Promise<void> {
  await feedbackButton(page).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'Suggestion' }).check();
  await dialog.getByRole('textbox').fill('A larger type, please.');
  await dialog.getByRole('button', { name: 'Send Feedback' }).click();
  await page.getByText('Thanks for your feedback!').first().waitFor();
  await dialog.waitFor({ state: 'detached' });
}

test.for(pagesToTry(framedPaths))(
  'nothing lies under the feedback button or a toast on %s',
  async (path, { page }) => {
    await toastsStay(page);
    await page.setViewportSize(wide);
    await open(page, await enterFor(page, path));
    const hasButton = path !== '/messages/:userId';
    const button = { selector: 'button[aria-label="Feedback"]', within: 'any' } as const;
    expect(await page.evaluate(tappablesUnder, button), 'wide').toEqual([]);
    await thankForFeedback(page);
    await page.setViewportSize(phone);
    // A thread has it on the Me page.
    if (hasButton) expect(await page.evaluate(tappablesUnder, button), 'on a phone').toEqual([]);

    const toast = 'li[data-destructive]';
    const underBars = { selector: toast, within: 'bars' } as const;
    expect(await page.evaluate(tappablesUnder, underBars), 'on a phone').toEqual([]);
    await page.setViewportSize(wide);
    const onWide = path === listWithoutGaps ? underBars : ({ selector: toast, within: 'any' } as const);
    expect(await page.evaluate(tappablesUnder, onWide), 'wide').toEqual([]);
  },
);
