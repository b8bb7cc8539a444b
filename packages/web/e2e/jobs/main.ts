import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { wholeBrowser } from '../setup/browser.ts';
import { copyDemoData, seedDemoData } from '../setup/demo-data.ts';
import { logInAs } from '../setup/log-in.ts';
import { phoneOptions } from '../setup/phone-options.ts';
import { startServer } from '../setup/server.ts';
import { effortOf, type Job, jobs } from './jobs.ts';
import { rowOf, tableHead } from './table.ts';

async function measure(browser: Browser, baseURL: string, job: Job) {
  const context = await browser.newContext({ ...phoneOptions, baseURL });
  try {
    const page = await context.newPage();
    if (job.member) await logInAs(page, `${job.member}@nestmates.test`);
    return await effortOf(page, job);
  } finally {
    await context.close();
  }
}

const print = (text: string) => process.stdout.write(`${text}\n`);

const folder = await mkdtemp(join(tmpdir(), 'nestmates-jobs-'));
const browser = await chromium.launch(wholeBrowser);
try {
  await seedDemoData(folder);
  const server = await startServer(await copyDemoData(folder));
  try {
    print(tableHead);
    for (const job of jobs) {
      const now = await measure(browser, server.url, job);
      print(rowOf(job, now));
      if (now.taps > job.goal.taps || now.characters > job.goal.characters) process.exitCode = 1;
    }
  } finally {
    await server.stop();
  }
} finally {
  await browser.close();
  await rm(folder, { recursive: true, force: true });
}
