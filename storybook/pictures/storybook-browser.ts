import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { browserFlags } from '@nestmates/ui/testing/browser-flags.ts';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright';
import { builtStorybook, fontSettings } from './folders.ts';

/** A folder below the root of its host, since a built Storybook must work from any. */
const address = 'http://localhost/a/folder/';

/** Options that make a page look the same on every machine; its fonts come with it. */
const sameColours = ['--disable-lcd-text', '--force-color-profile=srgb'];
const sameLetters = { FONTCONFIG_FILE: fontSettings };

const sameConditions: BrowserContextOptions = {
  locale: 'en-US',
  timezoneId: 'America/New_York',
  colorScheme: 'light',
  reducedMotion: 'reduce',
  deviceScaleFactor: 1,
};

const sameTime = new Date('2026-06-05T14:00:00Z');

export const startBrowser = (): Promise<Browser> =>
  chromium.launch({
    ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
    args: [...browserFlags, ...sameColours],
    env: { ...process.env, ...sameLetters },
  });

/** A page that has the built Storybook and no other network. */
export async function newPage(browser: Browser, viewport: { width: number; height: number }): Promise<Page> {
  const page = await browser.newPage({ ...sameConditions, viewport });
  // Generous, for a busy machine.
  page.setDefaultTimeout(90_000);
  await page.clock.setFixedTime(sameTime);
  await page.route('**/*', (route) => {
    const { href, pathname } = new URL(route.request().url());
    const file = join(builtStorybook, pathname.slice(new URL(address).pathname.length));
    return href.startsWith(address) && existsSync(file) ? route.fulfill({ path: file }) : route.abort();
  });
  return page;
}

/** Opens a story within the shell and waits until it rests. */
export async function openStory(page: Page, id: string): Promise<void> {
  await page.goto(
    `${address}iframe.html?id=${id}&viewMode=story&globals=theme:light;shell:on;a11y.manual:!true`,
  );
  const status = await page.waitForFunction(() => {
    const channel = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__');
    return channel?.last('storyFinished')?.[0].status;
  });
  if ((await status.jsonValue()) !== 'success') throw new Error(`The story ${id} did not play to its end.`);
  await page.evaluate(() => document.fonts.ready);
}

/** Opens the page above the stories of a screen or a component. */
export async function openOverview(page: Page, id: string): Promise<void> {
  await page.goto(`${address}iframe.html?id=${id}&viewMode=docs`);
}

/** A picture of the page as soon as two in a row are the same. */
export async function takePicture(page: Page, theme: 'light' | 'dark'): Promise<Buffer> {
  await page.evaluate((name) => {
    document.documentElement.dataset.theme = name;
  }, theme);
  let last = await screenshot(page);
  for (let tries = 0; tries < 50; tries++) {
    const next = await screenshot(page);
    if (next.equals(last)) return next;
    last = next;
  }
  throw new Error('The page never came to rest.');
}

const screenshot = (page: Page) => page.screenshot({ animations: 'disabled', caret: 'hide', scale: 'css' });
