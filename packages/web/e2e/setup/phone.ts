import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { testDatabase } from '@nestmates/infrastructure/testing/test-database.ts';
import { scaledTimeout } from '@nestmates/infrastructure/testing/time-factor.ts';
import {
  type Browser,
  type BrowserContextOptions,
  chromium,
  type LaunchOptions,
  type Page,
} from 'playwright';
import { test as base, inject, type TestContext } from 'vitest';
import { headlessShell, wholeBrowser } from './browser.ts';
import { copyDemoData } from './demo-data.ts';
import { phoneOptions } from './phone-options.ts';
import { startServer } from './server.ts';
import { ServerProcess } from './server-process.ts';
import { forgetSessions } from './sign-in.ts';

const phone = { ...phoneOptions, deviceScaleFactor: 2 } as const;

interface Phone {
  readonly page: Page;
  /** Errors and violations of the content security policy. */
  readonly complaints: readonly string[];
  close(): Promise<void>;
}

async function newPhone(browser: Browser, options: BrowserContextOptions): Promise<Phone> {
  const context = await browser.newContext({ ...phone, ...options });
  context.setDefaultTimeout(scaledTimeout(30_000));
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

interface Cleanup {
  onCleanup(cleanup: () => Promise<void>): void;
}

async function launch(
  { launchOptions }: { readonly launchOptions: LaunchOptions },
  { onCleanup }: Cleanup,
): Promise<Browser> {
  const browser = await chromium.launch(launchOptions);
  onCleanup(() => browser.close());
  return browser;
}

interface ForPhones {
  readonly task: TestContext['task'];
  readonly server: { readonly url: string };
  readonly browser: Browser;
}

type TakePhone = (options?: BrowserContextOptions) => Promise<Page>;

/** Returns a page in a new browser context; a failed test saves a screenshot of each. */
function takePhone({ task, server, browser }: ForPhones, { onCleanup }: Cleanup): TakePhone {
  const phones: Phone[] = [];
  onCleanup(async () => {
    if (task.result?.state === 'fail') {
      await Promise.all(phones.map((taken, index) => picture(taken, `${task.name}-${index + 1}`)));
    }
    await Promise.all(phones.map((taken) => taken.close()));
    const complaints = phones.flatMap((taken) => taken.complaints);
    if (complaints.length > 0) throw new Error(`The page complained: ${complaints.join('\n')}`);
  });
  return async (options = {}) => {
    const taken = await newPhone(browser, { baseURL: server.url, ...options });
    phones.push(taken);
    return taken.page;
  };
}

/** A journey. Those of a file share a server and its data, all files of a worker its process and the browser. */
export const test = base
  .extend('dataFolder', { scope: 'worker' }, () => inject('dataFolder'))
  .extend('serverProcess', { scope: 'worker' }, ({ dataFolder }, { onCleanup }) => {
    const process = new ServerProcess(dataFolder);
    onCleanup(() => process.end());
    return process;
  })
  .extend('server', { scope: 'file' }, async ({ dataFolder, serverProcess }, { onCleanup }) => {
    const [dataDir, database] = await Promise.all([copyDemoData(dataFolder, 'photos'), testDatabase()]);
    onCleanup(async () => {
      await serverProcess.stop();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    });
    forgetSessions();
    const { url } = await serverProcess.start(dataDir, database.url);
    return { url, databaseUrl: database.url };
  })
  .extend('launchOptions', { scope: 'worker' }, () => headlessShell)
  .extend('browser', { scope: 'worker' }, launch)
  .extend('takePhone', takePhone)
  .extend('page', ({ takePhone }) => takePhone());

/** A journey in the whole browser, and on a server of its file alone, which starts as by `npm start`. */
export const testAsInstalled = base
  .extend('dataDir', { scope: 'file' }, () => copyDemoData(inject('dataFolder')))
  .extend('server', { scope: 'file' }, async ({ dataDir }, { onCleanup }) => {
    const server = await startServer(dataDir);
    onCleanup(async () => {
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    });
    return server;
  })
  .extend('launchOptions', { scope: 'file' }, () => wholeBrowser)
  .extend('browser', { scope: 'file' }, launch)
  .extend('takePhone', takePhone)
  .extend('page', ({ takePhone }) => takePhone());
