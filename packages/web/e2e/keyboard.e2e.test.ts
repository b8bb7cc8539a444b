import type { Locator, Page } from 'playwright';
import { describe, expect } from 'vitest';
import { test } from './setup/phone.ts';
import { signIn } from './setup/sign-in.ts';
import { namePlace } from './setup/swaps.ts';

const still = { reducedMotion: 'reduce' } as const;
const wide = { ...still, viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false };
const sizes = [
  ['on a phone', still],
  ['on a wide screen', wide],
] as const;

/** More than any page of the demo has to pass. */
const mostSteps = 120;

/** Name of what has the focus; "the body" where it is lost. */
const focusNow = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return 'the body';
    const text = element.getAttribute('aria-label') ?? element.textContent;
    return `${element.tagName} ${text?.trim().slice(0, 60)}`;
  });

/** How what has the focus is drawn, with what it stands in; afterwards, how it is drawn without the focus. */
const drawnNow = (page: Page) =>
  page.evaluateHandle(() => {
    const element = document.activeElement;
    const around = [element, element?.parentElement, element?.parentElement?.parentElement];
    const drawn = () =>
      [...around, element?.nextElementSibling].flatMap((one) =>
        [undefined, '::before', '::after'].map((part) => {
          if (!one) return '';
          const style = getComputedStyle(one, part);
          return [style.outline, style.border, style.boxShadow, style.backgroundColor, style.opacity].join();
        }),
      );
    return { drawn, focused: drawn().join() };
  });

const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement);

/** Presses Tab until the target has the focus, which is seen at each step. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let step = 0; step < mostSteps; step += 1) {
    await page.keyboard.press('Tab');
    const [name, drawn, arrived] = [await focusNow(page), await drawnNow(page), await isFocused(target)];
    if (name !== 'the body') {
      await page.keyboard.press('Tab');
      const isSeen = await drawn.evaluate((one) => one.focused !== one.drawn().join());
      await page.keyboard.press('Shift+Tab');
      expect(isSeen, `the focus on ${name} is seen`).toBe(true);
    }
    if (arrived) return;
  }
  throw new Error(`No Tab reaches ${String(target)}`);
}

async function open(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** Opens a dialog, a sheet or a menu, and leaves it by Escape. */
async function openAndEscape(page: Page, opener: Locator, opened: Locator): Promise<void> {
  await open(page, opener);
  await opened.waitFor();
  await page.keyboard.press('Escape');
  await opened.waitFor({ state: 'detached' });
  await expect.poll(() => isFocused(opener)).toBe(true);
}

/** The tab of a phone, or the link in the menu of a wide screen. */
const placeAt = (page: Page, path: string): Locator =>
  page.getByRole('navigation').locator(`a[href="${path}"]:visible`).first();

describe.each(sizes)('by the keyboard alone, %s', (_, size) => {
  test('every tab is reached', async ({ takePhone }) => {
    const page = await takePhone(size);
    await signIn(page, 'ana@nestmates.test');
    for (const path of ['/browse', '/messages', '/marketplace']) {
      await page.goto('/dashboard');
      await page.getByRole('heading', { level: 1 }).waitFor();
      await open(page, placeAt(page, path));
      await expect.poll(() => new URL(page.url()).pathname).toMatch(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await expect.poll(() => focusNow(page)).not.toBe('the body');
    }
  });

  test('the deck is dealt and swiped', async ({ takePhone }) => {
    const page = await takePhone(size);
    await signIn(page, 'bea@nestmates.test');
    await page.goto('/browse');
    await open(page, page.getByRole('button', { name: 'Find New Matches' }));
    await page.getByText(/^1 of \d+$/).waitFor();
    await tabTo(page, page.getByRole('button', { name: 'Skip' }));
    // A key that may belong to what was there before is ignored.
    await expect
      .poll(async () => {
        if ((await page.getByText(/^1 of \d+$/).count()) > 0) await page.keyboard.press('Enter');
        return page.getByText(/^2 of \d+$/).count();
      })
      .toBe(1);
    await expect.poll(() => focusNow(page)).not.toBe('the body');
    await openAndEscape(page, page.getByRole('button', { name: /^More/ }).first(), page.getByRole('menu'));
  });

  test('a thread is opened and written in', async ({ takePhone }) => {
    const page = await takePhone(size);
    await signIn(page, 'ana@nestmates.test');
    await page.goto('/messages');
    await open(page, page.getByRole('main').locator('a[href^="/messages/"]').first());
    const box = page.getByRole('textbox', { name: /message/i });
    await box.waitFor();
    if (!(await isFocused(box))) await tabTo(page, box);
    await page.keyboard.type('Written without a mouse');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByText('Written without a mouse').filter({ visible: true }).first().waitFor();
    await expect.poll(() => focusNow(page)).not.toBe('the body');
  });

  test('an order is opened, and all that can be done on it is passed', async ({ takePhone }) => {
    const page = await takePhone(size);
    await signIn(page, 'bea@nestmates.test');
    await page.goto('/my-orders');
    await open(page, page.getByRole('main').locator('a[href^="/orders/"]').first());
    await expect.poll(() => new URL(page.url()).pathname).toMatch(/^\/orders\//);
    await page.getByRole('heading', { level: 1 }).waitFor();
    // The page gives its title the focus, which a Tab before it would lose.
    await expect.poll(() => isFocused(page.getByRole('heading', { level: 1 }))).toBe(true);
    await tabTo(page, page.getByRole('main').getByRole('link').last());
  });

  test('the form of a swap is filled, and its picker left by Escape', async ({ takePhone }) => {
    const page = await takePhone(size);
    await signIn(page, 'bea@nestmates.test');
    const [{ id, user }] = await (await page.request.get('/api/matches')).json();
    await page.goto(`/request-swap?recipientId=${user.id}&matchId=${id}&recipientName=${user.firstName}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await tabTo(page, page.getByRole('checkbox', { name: 'Another beginning' }));
    await page.keyboard.press('Space');
    const date = page.getByLabel('Date and time');
    await openAndEscape(page, date, page.getByRole('dialog', { name: 'Date and time' }));
    await namePlace(page, 'The carousel');
    await tabTo(page, page.getByRole('button', { name: `Send to ${user.firstName}` }));
  });
});
