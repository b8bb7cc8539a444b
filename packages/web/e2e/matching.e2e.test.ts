import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { closeMoment } from './setup/close-moment.ts';
import { finishedMember } from './setup/newcomer.ts';
import { test } from './setup/phone.ts';
import { signIn } from './setup/sign-in.ts';

/** No demo member lives in these cities, so two test members there are each other's best match. */
const juneau = { state: 'AK', city: 'Juneau', zipCode: '99801' };
const ketchikan = { state: 'AK', city: 'Ketchikan', zipCode: '99901' };
const nome = { state: 'AK', city: 'Nome', zipCode: '99762' };

/** A new member is found once the worker has processed their profile. */
async function waitForBestMatch(page: Page, firstName: string): Promise<void> {
  const best = async (): Promise<string | undefined> => {
    const answer = await page.request.post('/api/match/calculate');
    const { matches }: { matches: { user: { firstName: string } }[] } = await answer.json();
    return matches[0]?.user.firstName;
  };
  await expect.poll(best).toBe(firstName);
}

const withoutFace = 'Ready to find your mom tribe?';

async function openDeck(page: Page): Promise<void> {
  await page.goto('/browse');
  await page.getByText(withoutFace).waitFor();
  await page.getByRole('button', { name: 'Find New Matches' }).click();
}

/** Counts the frames that say that there are no cards, from the first paint of each page. */
const watchFrames = (page: Page) =>
  page.addInitScript((words) => {
    let seen = 0;
    const look = () => {
      if (document.body?.textContent?.includes(words)) seen += 1;
      requestAnimationFrame(look);
    };
    look();
    Object.assign(window, { framesSeen: () => seen });
  }, withoutFace);
const framesWithoutFace = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { framesSeen(): number }).framesSeen());

/** Also what only the live region says. */
const seeToast = (page: Page, words: string) => page.getByText(words, { exact: true }).waitFor();

const card = (page: Page, firstName: string) =>
  page.getByRole('article', { name: new RegExp(`^${firstName},`) });

async function dragCard(page: Page, firstName: string, by: number): Promise<void> {
  const box = await card(page, firstName).boundingBox();
  if (!box) throw new Error(`${firstName} is not on the screen`);
  const from = { x: box.x + box.width / 2, y: box.y + 180 };
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + by, from.y + 12, { steps: 12 });
  await page.mouse.up();
}

describe('matching', () => {
  test('two members find each other by swiping and connect', async ({ takePhone }) => {
    const [hers, others] = [await takePhone(), await takePhone()];
    await finishedMember(hers, 'Nora', juneau);
    await finishedMember(others, 'Ivy', juneau);
    await Promise.all([waitForBestMatch(hers, 'Ivy'), waitForBestMatch(others, 'Nora')]);

    await openDeck(hers);
    await card(hers, 'Ivy').waitFor();
    await dragCard(hers, 'Ivy', 260);
    await seeToast(hers, 'Ivy will see it.');
    // The card that has left is the answer: nothing lies on the next one.
    expect(await hers.getByRole('listitem').filter({ hasText: 'Ivy will see it.' }).count()).toBe(0);

    await openDeck(others);
    await card(others, 'Nora').waitFor();
    const requests = others.getByRole('button', { name: 'These users want to connect with you' });
    await requests.waitFor();
    await others.keyboard.press('ArrowRight');
    const match = others.getByRole('dialog', { name: 'It’s a match' });
    await seeToast(
      others,
      "You've connected with Nora! You can now message each other! Messages open with Pro.",
    );
    await match.getByText('Writing comes with Pro.').waitFor();
    await closeMoment(match, 'Keep swiping');

    await hers.goto('/matches');
    await card(hers, 'Ivy').waitFor();
    await others.goto('/matches');
    await card(others, 'Nora').waitFor();
    await requests.waitFor({ state: 'detached' });
  });

  test('a pass is taken back, and a request is answered from the inbox', async ({ takePhone }) => {
    const [hers, others] = [await takePhone(), await takePhone()];
    await finishedMember(hers, 'Rosa', ketchikan);
    await finishedMember(others, 'June', ketchikan);
    await waitForBestMatch(hers, 'June');

    await openDeck(hers);
    await card(hers, 'June').waitFor();
    await dragCard(hers, 'June', -260);
    await card(hers, 'June').waitFor({ state: 'detached' });
    await hers.getByRole('button', { name: 'Undo' }).click();
    await card(hers, 'June').waitFor();
    await hers.getByRole('button', { name: 'Connect' }).click();
    await seeToast(hers, 'Connection Request Sent');

    await others.goto('/connection-requests');
    await card(others, 'Rosa').waitFor();
    await others.getByRole('button', { name: 'Accept' }).click();
    await seeToast(others, 'Connection accepted');
    await closeMoment(others.getByRole('dialog', { name: 'It’s a match' }), 'Close');
    await others.getByText('No requests are waiting').waitFor();
    await others.goto('/dashboard');
    await others.getByRole('link', { name: /1\s*New matches/ }).waitFor();
  });

  test('whom a member blocks is gone from her deck at once', async ({ takePhone }) => {
    const [hers, others] = [await takePhone(), await takePhone()];
    await finishedMember(hers, 'Faye', nome);
    await finishedMember(others, 'Opal', nome);
    await waitForBestMatch(hers, 'Opal');

    await openDeck(hers);
    await card(hers, 'Opal').waitFor();
    await hers.getByRole('button', { name: 'More about Opal' }).click();
    await hers.getByRole('menuitem', { name: 'Block Opal' }).click();
    await hers.getByRole('alertdialog').getByRole('button', { name: 'Block' }).click();
    await seeToast(hers, 'Opal is blocked');
    await card(hers, 'Opal').waitFor({ state: 'detached' });
  });
});

test('Browse opens with the face of last time, behind which it looks who is there now', async ({ page }) => {
  await finishedMember(page, 'Tess');
  const matches = async () => {
    const answer = await page.request.post('/api/match/calculate');
    return (await answer.json()).matches.length;
  };
  await expect.poll(matches).toBeGreaterThan(1);
  await openDeck(page);
  const face = page.getByRole('article').first();
  const name = String(await face.getAttribute('aria-label'));
  let answered = () => {};
  const held = new Promise<void>((go) => {
    answered = go;
  });
  await page.route('**/api/match/calculate', async (route) => {
    await held;
    await route.continue();
  });
  await watchFrames(page);
  await page.goto('/browse');
  await page.getByRole('article', { name }).waitFor();
  expect(await framesWithoutFace(page)).toBe(0);
  const found = page.waitForResponse('**/api/match/calculate');
  answered();
  await found;
  await page.getByRole('article', { name }).waitFor();

  // Also where the page is not rendered by the server.
  await page.goto('/connection-requests');
  await page.getByRole('link', { name: 'Browse', exact: true }).first().click();
  await page.getByRole('article', { name }).waitFor();
  expect(await framesWithoutFace(page)).toBe(0);

  await page.getByRole('button', { name: /^More about / }).click();
  await page.getByRole('menuitem', { name: /^Block / }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Block' }).click();
  await page.getByRole('article', { name }).waitFor({ state: 'detached' });
  await page.goto('/browse');
  await page.getByRole('article').first().waitFor();
  expect(await page.getByRole('article', { name }).count()).toBe(0);

  await page.evaluate(() => fetch('/api/logout', { method: 'POST' }));
  await page.goto('/auth');
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('deck')))).toEqual(
    [],
  );
});

test('Home asks for the deck beside its code, and shows it once both are there', async ({ page }) => {
  await signIn(page, 'bea@nestmates.test');
  const code = Promise.withResolvers<void>();
  await page.route(/\/assets\/deal-deck-.*\.js$/, async (route) => {
    await code.promise;
    await route.continue();
  });
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/match/calculate')) asked.push(request.method());
  });
  const first = page.waitForRequest('**/api/match/calculate');
  await page.goto('/dashboard');
  await first;
  code.resolve();
  await page.getByRole('region', { name: 'New near you' }).getByRole('link').nth(1).waitFor();
  expect(asked).toEqual(['POST']);
});
