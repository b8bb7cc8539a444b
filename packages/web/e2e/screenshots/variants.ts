import type { Browser, Page, Request } from 'playwright';

const phone = { width: 390, height: 844 };
const wide = { width: 1280, height: 800 };

/** Every screen is shown in each of these. */
export const variants = [
  { name: 'phone-light', viewport: phone, colorScheme: 'light' },
  { name: 'phone-dark', viewport: phone, colorScheme: 'dark' },
  { name: 'wide-light', viewport: wide, colorScheme: 'light' },
  { name: 'wide-dark', viewport: wide, colorScheme: 'dark' },
] as const;

export type VariantName = (typeof variants)[number]['name'];

/** The PNG of each variant. */
export type Shots = Readonly<Record<VariantName, Buffer>>;

/** A page and its requests that are not answered yet. */
export interface ObservedPage {
  readonly page: Page;
  readonly pending: ReadonlySet<Request>;
}

export async function openPage(browser: Browser, baseURL: string): Promise<ObservedPage> {
  const context = await browser.newContext({
    baseURL,
    viewport: phone,
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'America/New_York',
  });
  const page = await context.newPage();
  const pending = new Set<Request>();
  page.on('request', (request) => {
    // The stream of live events stays open.
    if (request.resourceType() !== 'eventsource') pending.add(request);
  });
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  return { page, pending };
}

/** Waits for the title, what replaces the skeletons, the fonts, and the pictures within the window. */
export async function waitUntilLoaded(page: Page): Promise<void> {
  // Not by its role, which an open dialog takes from what is behind it.
  await page.locator('h1').first().waitFor();
  await page
    .getByRole('status')
    .filter({ hasText: /^Loading/ })
    .first()
    .waitFor({ state: 'hidden' });
  await page.evaluate(async () => {
    await document.fonts.ready;
    const inWindow = [...document.images].filter((image) => {
      const { top, bottom, left, right, width } = image.getBoundingClientRect();
      // One further along a row is not loaded before it is near.
      const isBeside = right > 0 && left < window.innerWidth;
      return width > 0 && bottom > 0 && top < window.innerHeight && isBeside;
    });
    await Promise.all(inWindow.map((image) => image.decode()));
  });
}

const maxTries = 50;

/** Takes the screenshot again until nothing is being loaded and the page no longer changes. */
async function settledScreenshot({ page, pending }: ObservedPage): Promise<Buffer> {
  let previous: Buffer | undefined;
  for (let tries = 0; tries < maxTries; tries += 1) {
    await waitUntilLoaded(page);
    const wasQuiet = pending.size === 0;
    const current = await page.screenshot({ animations: 'disabled' });
    if (wasQuiet && previous?.equals(current)) return current;
    previous = current;
  }
  throw new Error(`${page.url()} kept changing for ${maxTries} screenshots`);
}

/** The same page in all variants, so that they show the same state. */
export async function takeShots(observed: ObservedPage): Promise<Shots> {
  const { page } = observed;
  // Away from what was clicked last, which would show that it is hovered.
  await page.mouse.move(0, 0);
  const shots: Partial<Record<VariantName, Buffer>> = {};
  for (const { name, viewport, colorScheme } of variants) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize(viewport);
    shots[name] = await settledScreenshot(observed);
  }
  await page.setViewportSize(phone);
  await page.emulateMedia({ colorScheme: 'light' });
  return shots as Shots;
}
