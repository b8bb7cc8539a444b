import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, test as base, inject } from 'vitest';

const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
  locale: 'en-US',
  timezoneId: 'America/New_York',
} as const;

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // A fake camera, with permission.
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
];

let browser: Promise<Browser> | undefined;
afterAll(async () => {
  await (await browser)?.close();
  browser = undefined;
});

interface Phone {
  readonly page: Page;
  /** Errors and violations of the content security policy. */
  readonly complaints: readonly string[];
  close(): Promise<void>;
}

async function newPhone(): Promise<Phone> {
  const executablePath = process.env.CHROMIUM_PATH;
  browser ??= chromium.launch({ args: flags, ...(executablePath ? { executablePath } : {}) });
  const context = await (await browser).newContext({ ...phone, baseURL: inject('baseUrl') });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) complaints.push(message.text());
  });
  return { page, complaints, close: () => context.close() };
}

async function picture({ page }: Phone, name: string): Promise<void> {
  const folder = join(import.meta.dirname, '../../../../test-results');
  await mkdir(folder, { recursive: true });
  await page.screenshot({ path: join(folder, `${name.replace(/\W+/g, '-')}.png`), fullPage: true });
}

type Fixtures = {
  /** Returns a page in a new browser context; a failed test saves a screenshot of each. */
  takePhone: () => Promise<Page>;
  page: Page;
};

export const test = base.extend<Fixtures>({
  takePhone: async ({ task }, use) => {
    const phones: Phone[] = [];
    await use(async () => {
      const taken = await newPhone();
      phones.push(taken);
      return taken.page;
    });
    if (task.result?.state === 'fail') {
      await Promise.all(phones.map((taken, index) => picture(taken, `${task.name}-${index + 1}`)));
    }
    await Promise.all(phones.map((taken) => taken.close()));
    const complaints = phones.flatMap((taken) => taken.complaints);
    if (complaints.length > 0) throw new Error(`The page complained: ${complaints.join('\n')}`);
  },
  page: async ({ takePhone }, use) => use(await takePhone()),
});
