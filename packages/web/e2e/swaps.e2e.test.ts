import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { test } from './setup/phone.ts';

/** Two demo members who are connected and subscribed. */
const ana = { email: 'ana@nestmates.test', firstName: 'Ana' };
const bea = { email: 'bea@nestmates.test', firstName: 'Bea' };
/** A Free member with a swap request from Dana. */
const cleo = { email: 'cleo@nestmates.test', firstName: 'Cleo' };
const password = 'Nestmates1!';

async function logIn(page: Page, { email }: typeof ana): Promise<void> {
  const reply = await page.request.post('/api/login', { data: { email, password } });
  if (!reply.ok()) throw new Error(`${email} could not log in: ${await reply.text()}`);
}

/** At nine, where nothing else is said: early enough to come before the other swaps of the demo. */
async function chooseDay(page: Page, label: string, inDays: number): Promise<void> {
  const name = await page.evaluate((count) => {
    const now = new Date();
    const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() + count);
    const style = { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' } as const;
    return day.toLocaleDateString('en-US', style);
  }, inDays);
  await page.getByLabel(label).click();
  const picker = page.getByRole('dialog', { name: label });
  await picker.getByRole('grid').waitFor();
  const day = picker.getByRole('button', { name });
  if ((await day.count()) === 0) await picker.getByRole('button', { name: 'Next month' }).click();
  await day.click();
  await picker.getByRole('button', { name: 'Done' }).click();
}

const swapAt = (page: Page, location: string) => page.getByRole('article').filter({ hasText: location });

/** Tries until the tap guard has expired and the tap counts. */
async function acceptSwap(page: Page, location: string): Promise<void> {
  let accepted = false;
  page.on('response', (reply) => {
    if (reply.url().endsWith('/api/swaps/respond')) accepted = reply.ok();
  });
  const accept = swapAt(page, location).getByRole('button', { name: 'Accept' });
  await expect
    .poll(async () => {
      if (!accepted) await accept.click({ timeout: 1000 }).catch(() => undefined);
      return accepted;
    })
    .toBe(true);
}

/** Ana asks Bea, without the form; answers with the id of the swap. */
async function askBea(
  page: Page,
  given: { readonly location: string; readonly date: Date },
): Promise<number> {
  const read = async (path: string) => (await page.request.get(path)).json();
  const matches: { id: number; user: { id: number; firstName: string } }[] = await read('/api/matches');
  const match = matches.find(({ user }) => user.firstName === bea.firstName);
  const [child]: { id: number }[] = await read('/api/children');
  const reply = await page.request.post('/api/swaps/request', {
    data: {
      recipientId: match?.user.id,
      matchId: match?.id,
      childIds: [child?.id],
      date: given.date.toISOString(),
      location: given.location,
      emergencyContact: '512 555 0100',
    },
  });
  expect(reply.status()).toBe(200);
  return (await reply.json()).id;
}

/** When the swap stands in her calendar. */
async function dateInCalendar(page: Page, swapId: number): Promise<number> {
  const events: { swapId: number | null; date: string }[] = await (
    await page.request.get('/api/calendar')
  ).json();
  return Date.parse(events.find((event) => event.swapId === swapId)?.date ?? '');
}

/** The badge of Babysitting in the menu. */
async function menuCount(page: Page): Promise<number> {
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const entry = page.getByRole('dialog').getByRole('link', { name: /^Babysitting/ });
  await entry.waitFor();
  const words = await entry.textContent();
  await page.keyboard.press('Escape');
  return Number(/\d+/.exec(words ?? '')?.[0] ?? 0);
}

describe('a babysitting swap', () => {
  test('is asked for from a match card, accepted on the dashboard, and confirmed for both', async ({
    takePhone,
  }) => {
    const [hers, others] = [await takePhone(), await takePhone()];
    await logIn(hers, ana);
    await logIn(others, bea);
    const location = `Playground ${randomUUID()}`;

    await others.goto('/dashboard');
    await others.getByRole('heading', { name: /^Hi / }).waitFor();

    await hers.goto('/matches');
    const connection = hers.getByRole('article', { name: new RegExp(`^${bea.firstName},`) });
    await connection.getByRole('button').click();
    await connection.getByRole('link', { name: 'Request Babysitting Swap' }).click();
    await hers.getByText(`with ${bea.firstName}`).waitFor();
    await chooseDay(hers, 'Date and time', 1);
    await hers.getByLabel('Location').fill(location);
    await hers.getByLabel('Emergency contact').fill('512 555 0100');
    await hers.reload();
    expect(await hers.getByLabel('Location').inputValue()).toBe(location);
    await hers.getByRole('button', { name: 'Send Request' }).click();
    await hers.getByText('Select at least one child').waitFor();
    await hers.getByRole('checkbox').first().check();
    await hers.getByRole('button', { name: 'Send Request' }).click();
    await hers.getByText('Swap request sent!', { exact: true }).waitFor();
    await swapAt(hers, location).getByText('You asked for a swap').waitFor();
    expect(await swapAt(hers, location).getByRole('button', { name: 'Accept' }).count()).toBe(0);

    // By a live event.
    await swapAt(others, location).waitFor();
    expect(await menuCount(others)).toBeGreaterThan(0);
    await acceptSwap(others, location);
    await others.getByText('Response sent', { exact: true }).waitFor();
    await swapAt(others, location).waitFor({ state: 'detached' });
    await others.getByText(`Babysitting swap with ${ana.firstName}`).waitFor();

    for (const page of [hers, others]) {
      await page.goto('/babysitting-swaps');
      await page.getByRole('tab', { name: /^Confirmed/ }).click();
      await swapAt(page, location).waitFor();
    }
    await swapAt(hers, location).getByRole('button', { name: 'Cancel Swap' }).click();
    await hers.getByRole('alertdialog').getByRole('button', { name: 'Cancel Swap' }).click();
    await hers.getByText('Swap cancelled', { exact: true }).waitFor();
    // By a live event.
    await swapAt(others, location).waitFor({ state: 'detached' });
  });

  test('leaves the page of the other by itself when its time comes unanswered', async ({ takePhone }) => {
    const [hers, others] = [await takePhone(), await takePhone()];
    await logIn(hers, ana);
    await logIn(others, bea);
    await others.goto('/babysitting-swaps');
    await others.getByRole('tab', { name: /^Pending/ }).waitFor();
    const location = `Bus stop ${randomUUID()}`;
    await hers.goto('/dashboard');
    await askBea(hers, { location, date: new Date(Date.now() + 12_000) });
    // By a live event.
    await swapAt(others, location).waitFor();
    await swapAt(others, location).waitFor({ state: 'detached' });
  });

  test('is found again from the dashboard by a Free member who has accepted it', async ({ takePhone }) => {
    const hers = await takePhone();
    await logIn(hers, cleo);
    const location = 'The loop in Prospect Park';
    await hers.goto('/dashboard');
    await swapAt(hers, location).waitFor();
    expect(await hers.getByText('Next event').count()).toBe(0);
    await acceptSwap(hers, location);
    await hers.getByRole('link', { name: /^Next event.*Babysitting swap with Dana/ }).click();
    await hers.getByRole('tab', { name: /^Confirmed/ }).click();
    await swapAt(hers, location).getByText('You are babysitting').waitFor();
  });

  test('is counted for both once both have said that it happened', async ({ takePhone }) => {
    const hers = await takePhone();
    await logIn(hers, ana);
    await hers.goto('/babysitting-swaps');
    await hers.getByRole('tab', { name: /^Past/ }).click();
    const swap = swapAt(hers, 'by the workbench').filter({ hasText: 'Did it happen?' });
    await swap.getByText('Dana reads your answer once she has given hers.').waitFor();
    await swap.getByRole('button', { name: 'Yes' }).click();
    await swapAt(hers, 'by the workbench').getByText('You both said that it happened.').waitFor();
    await hers.goto('/matches');
    await hers
      .getByRole('article', { name: /^Dana,/ })
      .getByText('2 swaps done')
      .waitFor();
  });

  test('moves to another time in both calendars, once the other agrees on her phone', async ({
    takePhone,
  }) => {
    const [hers, others] = [await takePhone(), await takePhone()];
    await logIn(hers, ana);
    await logIn(others, bea);
    const location = `Library ${randomUUID()}`;
    const arranged = new Date(Math.floor(Date.now() / 3_600_000) * 3_600_000 + 30 * 3_600_000);
    const swapId = await askBea(hers, { location, date: arranged });
    await others.request.post('/api/swaps/respond', { data: { swapId, response: 'confirmed' } });
    for (const page of [hers, others]) {
      await page.goto('/babysitting-swaps?tab=confirmed');
      await swapAt(page, location).waitFor();
    }

    const propose = swapAt(hers, location).getByRole('button', { name: 'Propose Another Time' });
    const dialog = hers.getByRole('dialog', { name: 'Propose Another Time' });
    await propose.click();
    await chooseDay(hers, 'New date and time', 4);
    await dialog.getByRole('button', { name: 'Propose Time' }).click();
    await hers.getByText('New time proposed', { exact: true }).waitFor();
    await swapAt(hers, location).getByText('You propose another time').waitFor();
    await swapAt(hers, location).getByRole('button', { name: 'Take Back' }).click();
    await hers.getByText('The old time stays', { exact: true }).waitFor();
    await propose.click();
    await chooseDay(hers, 'New date and time', 3);
    await dialog.getByRole('button', { name: 'Propose Time' }).click();
    await swapAt(hers, location).getByText('You propose another time').waitFor();

    // By a live event.
    await swapAt(others, location).getByText('Ana proposes another time').waitFor();
    await others.getByRole('tab', { name: /^Confirmed .* 1 waits for you$/ }).waitFor();
    for (const page of [hers, others]) expect(await dateInCalendar(page, swapId)).toBe(arranged.getTime());
    await swapAt(others, location).getByRole('button', { name: 'Agree' }).click();
    await others.getByText('New time agreed', { exact: true }).waitFor();

    // By a live event.
    await swapAt(hers, location).getByText('You propose another time').waitFor({ state: 'detached' });
    await propose.waitFor();
    const moved = await hers.evaluate((start) => {
      const date = new Date(start);
      const now = new Date();
      return new Date(now.getFullYear(), now.getMonth(), now.getDate() + 3, date.getHours()).getTime();
    }, arranged.getTime());
    for (const page of [hers, others]) expect(await dateInCalendar(page, swapId)).toBe(moved);
  });
});
