import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import sharp from 'sharp';
import { wholeBrowser } from '../setup/browser.ts';
import { copyDemoData, seedDemoData } from '../setup/demo-data.ts';
import { logInAs } from '../setup/log-in.ts';
import { startServer } from '../setup/server.ts';
import { type LookScreen, lookScreens } from './look-screens.ts';
import { waitUntilLoaded } from './variants.ts';

/** The pictures of the design show two pixels for each of the phone. */
const scale = 2;
const phone = { width: 390, height: 844 };

const sizes = [
  { width: 320, height: 640, letters: '100%' },
  { ...phone, letters: '100%' },
  { ...phone, letters: '150%' },
  { width: 820, height: 1180, letters: '100%' },
  { width: 844, height: 390, letters: '100%' },
  { width: 1280, height: 800, letters: '100%' },
] as const;

/** Side by side, from the top. */
async function row(pictures: readonly Buffer[], file: string): Promise<void> {
  const found = await Promise.all(pictures.map((picture) => sharp(picture).metadata()));
  let left = 0;
  const placed = pictures.map((input, nth) => {
    const place = { input, left, top: 0 };
    left += (found[nth]?.width ?? 0) + 24;
    return place;
  });
  const height = Math.max(...found.map((one) => one.height ?? 0));
  const ground = { width: left - 24, height, channels: 3, background: '#777777' } as const;
  await sharp({ create: ground }).composite(placed).png().toFile(file);
}

/** Away from what was clicked last, which would show that it is hovered. */
async function quiet(page: Page): Promise<void> {
  await page.mouse.move(0, 0);
  await page.waitForLoadState('networkidle');
  await waitUntilLoaded(page);
}

async function take(
  browser: Browser,
  baseURL: string,
  { picture, member, open }: LookScreen,
  folders: { readonly out: string; readonly design: string },
): Promise<void> {
  const places = { locale: 'en-US', timezoneId: 'America/New_York', reducedMotion: 'reduce' } as const;
  const page = await browser.newPage({ ...places, baseURL, viewport: phone, deviceScaleFactor: scale });
  if (member) await logInAs(page, `${member}@nestmates.test`);
  await open(page);
  await quiet(page);
  const design = join(folders.design, `${picture}.png`);
  // Some were drawn with fewer pixels.
  const drawn = await sharp(design)
    .resize({ width: phone.width * scale })
    .toBuffer();
  const { height = 0 } = await sharp(drawn).metadata();
  await page.setViewportSize({ ...phone, height: Math.max(phone.height, Math.round(height / scale)) });
  await quiet(page);
  const ours = await page.screenshot({ animations: 'disabled' });
  await row([drawn, ours], join(folders.out, `${picture}.png`));
  const shots: Buffer[] = [];
  for (const { letters, ...viewport } of sizes) {
    await page.setViewportSize(viewport);
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
    }, letters);
    await quiet(page);
    shots.push(await page.screenshot({ animations: 'disabled', scale: 'css' }));
  }
  await row(shots, join(folders.out, `${picture}-sizes.png`));
  await page.close();
}

const [out, design] = process.argv.slice(2);
if (out === undefined || design === undefined) {
  process.stderr.write(
    'Say where they go, and where the pictures of the design are: npm run look -- OUT DESIGN\n',
  );
  process.exit(1);
}
const folder = await mkdtemp(join(tmpdir(), 'nestmates-look-'));
const browser = await chromium.launch(wholeBrowser);
try {
  await mkdir(out, { recursive: true });
  await seedDemoData(folder);
  const server = await startServer(await copyDemoData(folder));
  try {
    for (const screen of lookScreens) {
      await take(browser, server.url, screen, { out, design });
      process.stdout.write(`${screen.picture}\n`);
    }
  } finally {
    await server.stop();
  }
} finally {
  await browser.close();
  await rm(folder, { recursive: true, force: true });
}
