import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { afterAll, test as base, inject } from 'vitest';

const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
} as const;

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

let browser: Promise<Browser> | undefined;
const theBrowser = (): Promise<Browser> => {
  const executablePath = process.env.CHROMIUM_PATH;
  browser ??= chromium.launch({ args: flags, ...(executablePath ? { executablePath } : {}) });
  return browser;
};
afterAll(async () => {
  await (await browser)?.close();
  browser = undefined;
});

/** What a page may never do, whatever the journey: throw, or ask for something the policy forbids. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) complaints.push(message.text());
  });
  return complaints;
}

async function opened(context: BrowserContext, name: string) {
  const page = await context.newPage();
  const complaints = complaintsOf(page);
  const close = async (failed: boolean) => {
    if (failed) {
      const folder = join(import.meta.dirname, '../../../../test-results');
      await mkdir(folder, { recursive: true });
      await page.screenshot({ path: join(folder, `${name.replace(/\W+/g, '-')}.png`), fullPage: true });
    }
    if (complaints.length > 0) throw new Error(`The page complained: ${complaints.join('\n')}`);
  };
  return { page, close };
}

type Fixtures = {
  /** A phone nobody has used yet. */
  page: Page;
  /** One more such phone, for journeys of two. */
  anotherPage: () => Promise<Page>;
};

const newPhone = async (): Promise<BrowserContext> =>
  (await theBrowser()).newContext({
    ...phone,
    baseURL: inject('baseUrl'),
    locale: 'en-US',
    timezoneId: 'America/New_York',
  });

export const test = base.extend<Fixtures>({
  page: async ({ task }, use) => {
    const context = await newPhone();
    const { page, close } = await opened(context, task.name);
    await use(page);
    await close(task.result?.state === 'fail').finally(() => context.close());
  },
  anotherPage: async ({ task }, use) => {
    const contexts: BrowserContext[] = [];
    const closings: ((failed: boolean) => Promise<void>)[] = [];
    await use(async () => {
      const context = await newPhone();
      const { page, close } = await opened(context, `${task.name}-${contexts.push(context)}`);
      closings.push(close);
      return page;
    });
    const failed = task.result?.state === 'fail';
    const closed = await Promise.allSettled(closings.map((close) => close(failed)));
    await Promise.all(contexts.map((context) => context.close()));
    for (const result of closed) if (result.status === 'rejected') throw result.reason;
  },
});
