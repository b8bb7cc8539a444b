import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { wholeBrowser } from '../setup/browser.ts';
import { copyDemoData, seedDemoData } from '../setup/demo-data.ts';
import { startServer } from '../setup/server.ts';
import { effortOf, type Job, jobs } from './jobs.ts';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;
const places = { locale: 'en-US', timezoneId: 'America/New_York' } as const;

async function measure(browser: Browser, baseURL: string, job: Job) {
  const context = await browser.newContext({ ...phone, ...places, baseURL, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    const login = { email: `${job.member}@nestmates.test`, password: 'Nestmates1!' };
    if (job.member) await page.request.post('/api/login', { data: login });
    return await effortOf(page, job);
  } finally {
    await context.close();
  }
}

const cell = (effort: { readonly taps: number; readonly characters: number } | undefined): string =>
  effort ? `${effort.taps} / ${effort.characters}` : '–';

const print = (...cells: readonly string[]) => process.stdout.write(`| ${cells.join(' | ')} |\n`);

const folder = await mkdtemp(join(tmpdir(), 'nestmates-jobs-'));
const browser = await chromium.launch(wholeBrowser);
try {
  await seedDemoData(folder);
  const server = await startServer(await copyDemoData(folder));
  try {
    print('job', 'begins at', 'before', 'goal', 'now');
    print(...Array.from({ length: 5 }, () => '---'));
    for (const job of jobs) {
      const now = await measure(browser, server.url, job);
      print(job.name, `\`${job.from}\``, cell(job.before), cell(job.goal), cell(now));
      if (now.taps > job.goal.taps || now.characters > job.goal.characters) process.exitCode = 1;
    }
  } finally {
    await server.stop();
  }
} finally {
  await browser.close();
  await rm(folder, { recursive: true, force: true });
}
