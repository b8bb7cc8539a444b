import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { wholeBrowser } from '../setup/browser.ts';
import { copyDemoData, seedDemoData } from '../setup/demo-data.ts';
import { startServer } from '../setup/server.ts';
import { compressed, contactSheet, type SheetRow } from './contact-sheet.ts';
import { type Journey, journeys } from './journeys.ts';
import { type ObservedPage, openPage, takeShots } from './variants.ts';

const password = 'Nestmates1!';
const pictures = join(import.meta.dirname, '../../../../docs/pictures');
const sheets = join(pictures, 'contact-sheets');

async function pageOf(browser: Browser, url: string, member: string | undefined): Promise<ObservedPage> {
  const observed = await openPage(browser, url);
  if (member === undefined) return observed;
  const answer = await observed.page.request.post('/api/login', { data: { email: member, password } });
  if (!answer.ok()) throw new Error(`${member} could not log in: ${await answer.text()}`);
  return observed;
}

async function walk(browser: Browser, url: string, { screens }: Journey): Promise<SheetRow[]> {
  const pages = new Map<string | undefined, ObservedPage>();
  const rows: SheetRow[] = [];
  for (const { name, member, open, picture } of screens) {
    const observed = pages.get(member) ?? (await pageOf(browser, url, member));
    pages.set(member, observed);
    await open(observed.page);
    const shots = await takeShots(observed);
    rows.push({ name, shots });
    if (picture)
      await writeFile(join(pictures, `${picture.file}.webp`), await compressed(shots[picture.variant]));
  }
  await Promise.all([...pages.values()].map(({ page }) => page.context().close()));
  return rows;
}

/** Every journey starts from the demo data, whatever the one before has changed. */
async function makeSheet(browser: Browser, folder: string, journey: Journey): Promise<void> {
  const server = await startServer(await copyDemoData(folder));
  try {
    const rows = await walk(browser, server.url, journey);
    const sheet = await contactSheet(browser, journey.title, rows);
    await writeFile(join(sheets, `${journey.name}.webp`), sheet);
    process.stdout.write(
      `${journey.name}.webp: ${rows.length} screens, ${Math.round(sheet.length / 1000)} KB\n`,
    );
  } finally {
    await server.stop();
  }
}

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !journeys.some((journey) => journey.name === name));
if (unknown.length > 0) {
  const known = journeys.map(({ name }) => name).join(', ');
  process.stderr.write(`There is no journey ${unknown.join(', ')}: choose of ${known}, or none for all.\n`);
  process.exit(1);
}

const folder = await mkdtemp(join(tmpdir(), 'nestmates-screenshots-'));
const browser = await chromium.launch(wholeBrowser);
try {
  await mkdir(sheets, { recursive: true });
  await seedDemoData(folder);
  for (const journey of journeys) {
    if (asked.length === 0 || asked.includes(journey.name)) await makeSheet(browser, folder, journey);
  }
} finally {
  await browser.close();
  await rm(folder, { recursive: true, force: true });
}
