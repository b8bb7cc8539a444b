import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { closeMoment } from './setup/close-moment.ts';
import { test } from './setup/phone.ts';
import { acceptSwap, askForSwap, chooseDay, logIn, namePlace, openDetails, swapAt } from './setup/swaps.ts';
import { openMenu } from './setup/tabs.ts';

/** When the swap stands in the member's calendar. */
async function dateInCalendar(page: Page, swapId: number): Promise<number> {
  const events: { swapId: number | null; date: string }[] = await (
    await page.request.get('/api/calendar')
  ).json();
  return Date.parse(events.find((event) => event.swapId === swapId)?.date ?? '');
}

/** The badge of Babysitting in the menu. */
async function menuCount(page: Page): Promise<number> {
  const entry = (await openMenu(page)).getByRole('link', { name: /^Babysitting/ });
  await entry.waitFor();
  const words = await entry.textContent();
  await page.goBack();
  return Number(/\d+/.exec(words ?? '')?.[0] ?? 0);
}

describe('a babysitting swap', () => {
  test('is asked for from a match card, accepted on the dashboard, and confirmed for both', async ({
    takePhone,
  }) => {
    const [hers, others] = [await takePhone(), await takePhone()];
    await logIn(hers, 'ana');
    await logIn(others, 'bea');
    const location = `Playground ${randomUUID()}`;

    await others.goto('/dashboard');
    await others.getByRole('heading', { name: /^Hi / }).waitFor();

    await hers.goto('/matches');
    const connection = hers.getByRole('article', { name: /^Bea,/ });
    await connection.getByRole('button').click();
    await connection.getByRole('link', { name: 'Request Babysitting Swap' }).click();
    await hers.getByRole('heading', { name: 'Bea' }).waitFor();
    await hers.getByRole('checkbox', { name: 'Another beginning' }).check();
    await chooseDay(hers, 'Date and time', 1);
    await namePlace(hers, location);
    await hers.getByRole('button', { name: 'Change whom to call and sitter cards' }).click();
    await hers.getByLabel('Emergency contact').fill('512 555 0100');
    await hers.reload();
    expect(await hers.getByLabel('Location').inputValue()).toBe(location);
    await hers.getByRole('button', { name: 'Send to Bea' }).click();
    await hers.getByText('Select at least one child').waitFor();
    await hers.getByRole('checkbox').first().check();
    await hers.getByRole('button', { name: 'Send to Bea' }).click();
    await hers.getByText('Swap request sent!', { exact: true }).waitFor();
    await swapAt(hers, location)
      .getByText(/^You asked Bea for/)
      .waitFor();
    expect(await swapAt(hers, location).getByRole('button', { name: 'Accept' }).count()).toBe(0);

    // A live event brings it.
    await swapAt(others, location).waitFor();
    expect(await menuCount(others)).toBeGreaterThan(0);
    await acceptSwap(others, location);
    await swapAt(others, location).waitFor({ state: 'detached' });
    await others.getByText(`Babysitting swap with Ana`).waitFor();

    // The requester has the moment at the next visit, once for all devices.
    await hers.goto('/dashboard');
    const read = hers.waitForResponse((answer) => answer.url().endsWith('/api/notifications/read'));
    await closeMoment(hers.getByRole('dialog', { name: /is agreed$/ }), 'Close');
    await read;
    expect((await (await hers.request.get('/api/counts')).json()).moments).toBe(0);

    for (const page of [hers, others]) {
      await page.goto('/babysitting-swaps');
      await page.getByRole('tab', { name: /^Confirmed/ }).click();
      await swapAt(page, location).waitFor();
    }
    await openDetails(hers, location);
    await swapAt(hers, location).getByRole('button', { name: 'Cancel Swap' }).click();
    await hers.getByRole('alertdialog').getByRole('button', { name: 'Cancel Swap' }).click();
    await hers.getByText('Swap cancelled', { exact: true }).waitFor();
    // A live event removes it.
    await swapAt(others, location).waitFor({ state: 'detached' });
  });

  test('leaves the page of the other by itself when its time comes unanswered', async ({ takePhone }) => {
    const [hers, others] = [await takePhone(), await takePhone()];
    await logIn(hers, 'ana');
    await logIn(others, 'bea');
    await others.goto('/babysitting-swaps');
    await others.getByRole('tab', { name: /^Pending/ }).waitFor();
    const location = `Bus stop ${randomUUID()}`;
    await hers.goto('/dashboard');
    await askForSwap(hers, 'Bea', { location, date: new Date(Date.now() + 12_000) });
    // A live event brings it.
    await swapAt(others, location).waitFor();
    await swapAt(others, location).waitFor({ state: 'detached' });
  });

  test('moves on the open page of every phone and tab of whoever answers it', async ({ takePhone }) => {
    const [hers, atWork, others] = [await takePhone(), await takePhone(), await takePhone()];
    await logIn(hers, 'bea');
    await logIn(atWork, 'bea');
    await logIn(others, 'ana');
    const location = `Duck pond ${randomUUID()}`;
    await askForSwap(others, 'Bea', { location, date: new Date(Date.now() + 50 * 3_600_000) });
    const pages = [hers, await hers.context().newPage(), atWork];
    for (const page of pages) {
      await page.goto('/babysitting-swaps');
      await swapAt(page, location).waitFor();
    }
    const [answering, ...open] = pages as [Page, ...Page[]];
    await acceptSwap(answering, location);
    for (const page of open) {
      await swapAt(page, location).waitFor({ state: 'detached' });
      await page.getByRole('tab', { name: /^Confirmed/ }).click();
      await swapAt(page, location).waitFor();
    }
  });

  test('is asked for with Pro: without it the way there is locked, and says why', async ({ takePhone }) => {
    const hers = await takePhone();
    await logIn(hers, 'cleo');
    await hers.goto('/babysitting-swaps');
    await hers.getByRole('button', { name: 'Ask for a swap, comes with Pro' }).click();
    await hers.getByRole('dialog', { name: 'Asking for swaps comes with Pro' }).waitFor();
    expect(new URL(hers.url()).pathname).toBe('/babysitting-swaps');
  });

  test('is found again from the dashboard by a Free member who has accepted it', async ({ takePhone }) => {
    const hers = await takePhone();
    await logIn(hers, 'cleo');
    const location = 'The loop in Prospect Park';
    await hers.goto('/dashboard');
    await swapAt(hers, location).waitFor();
    await hers.getByRole('button', { name: /^Next event.*Comes with Pro/ }).waitFor();
    await acceptSwap(hers, location);
    await hers.getByRole('link', { name: /^Next event.*Babysitting swap with Dana/ }).click();
    // It is named in the address, so its list and its details are open.
    await swapAt(hers, location)
      .getByText(/^You babysit for Dana on/)
      .waitFor();
    await swapAt(hers, location).getByText('Emergency contact').waitFor();
  });

  test('moves to another time in both calendars, once the other agrees on her phone', async ({
    takePhone,
  }) => {
    const [hers, others] = [await takePhone(), await takePhone()];
    await logIn(hers, 'ana');
    await logIn(others, 'bea');
    const location = `Library ${randomUUID()}`;
    const arranged = new Date(Math.floor(Date.now() / 3_600_000) * 3_600_000 + 30 * 3_600_000);
    const swapId = await askForSwap(hers, 'Bea', { location, date: arranged });
    await others.request.post('/api/swaps/respond', { data: { swapId, response: 'confirmed' } });
    for (const page of [hers, others]) {
      await page.goto('/babysitting-swaps?tab=confirmed');
      await swapAt(page, location).waitFor();
    }

    await openDetails(hers, location);
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

    // A live event brings it.
    await swapAt(others, location).getByText('Ana proposes another time').waitFor();
    await others.getByRole('tab', { name: /^Confirmed .* 1 waits for you$/ }).waitFor();
    for (const page of [hers, others]) expect(await dateInCalendar(page, swapId)).toBe(arranged.getTime());
    await swapAt(others, location).getByRole('button', { name: 'Agree' }).click();
    await others.getByText('New time agreed', { exact: true }).waitFor();

    // A live event removes it.
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
