import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright';
import { test as base, inject } from 'vitest';
import { launchOptions } from './browser.ts';
import { copyDemoData } from './demo-data.ts';
import { startServer } from './server.ts';

const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
  locale: 'en-US',
  // Routes of Playwright do not see what a service worker fetches.
  serviceWorkers: 'block',
  timezoneId: 'America/New_York',
} as const;

interface Phone {
  readonly page: Page;
  /** Errors and violations of the content security policy. */
  readonly complaints: readonly string[];
  close(): Promise<void>;
}

async function newPhone(browser: Browser, options: BrowserContextOptions): Promise<Phone> {
  const context = await browser.newContext({ ...phone, ...options });
  const page = await context.newPage();
  const complaints: string[] = [];
  context.on('weberror', (error) => complaints.push(String(error.error())));
  context.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) complaints.push(message.text());
  });
  return { page, complaints, close: () => context.close() };
}

async function picture({ page }: Phone, name: string): Promise<void> {
  const folder = join(import.meta.dirname, '../../../../test-results');
  await mkdir(folder, { recursive: true });
  await page.screenshot({ path: join(folder, `${name.replace(/\W+/g, '-')}.png`), fullPage: true });
}

export const test = base
  .extend('dataDir', { scope: 'file' }, () => copyDemoData(inject('dataFolder')))
  .extend('server', { scope: 'file' }, async ({ dataDir }, { onCleanup }) => {
    const server = await startServer(dataDir);
    onCleanup(async () => {
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    });
    return server;
  })
  .extend('launchOptions', { scope: 'file' }, () => launchOptions)
  .extend('browser', { scope: 'file' }, async ({ launchOptions }, { onCleanup }) => {
    const browser = await chromium.launch(launchOptions);
    onCleanup(() => browser.close());
    return browser;
  })
  /** Returns a page in a new browser context; a failed test saves a screenshot of each. */
  .extend('takePhone', async ({ task, server, browser }, { onCleanup }) => {
    const phones: Phone[] = [];
    onCleanup(async () => {
      if (task.result?.state === 'fail') {
        await Promise.all(phones.map((taken, index) => picture(taken, `${task.name}-${index + 1}`)));
      }
      await Promise.all(phones.map((taken) => taken.close()));
      const complaints = phones.flatMap((taken) => taken.complaints);
      if (complaints.length > 0) throw new Error(`The page complained: ${complaints.join('\n')}`);
    });
    return async (options: BrowserContextOptions = {}) => {
      const taken = await newPhone(browser, { baseURL: server.url, ...options });
      phones.push(taken);
      return taken.page;
    };
  })
  .extend('page', ({ takePhone }) => takePhone());
