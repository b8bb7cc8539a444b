import { hours, later, seconds } from '@nestmates/domain/platform/shared/time.ts';
import type { Locator, Page } from 'playwright';
import { describe, expect } from 'vitest';
import { test } from './setup/phone.ts';
import { acceptSwap, logIn, openDetails, swapAt } from './setup/swaps.ts';

/** The clock of all processes of the server. */
async function moveClock(page: Page, milliseconds: number): Promise<void> {
  const data = { advanceSeconds: milliseconds / seconds(1) };
  expect(await (await page.request.post('/sandbox/clock', { data })).json()).toMatchObject({ isDone: true });
}

async function idOfChild(page: Page, name: string): Promise<number> {
  const children: { id: number; name: string }[] = await (await page.request.get('/api/children')).json();
  return children.find((child) => child.name === name)?.id ?? 0;
}

interface Asked {
  readonly location: string;
  readonly date: Date;
  readonly childIds: readonly number[];
}

/** Ana asks Bea, without the form. */
async function askBea(page: Page, swap: Asked): Promise<void> {
  const matches: { id: number; user: { id: number; firstName: string } }[] = await (
    await page.request.get('/api/matches')
  ).json();
  const match = matches.find(({ user }) => user.firstName === 'Bea');
  const data = { ...swap, recipientId: match?.user.id, matchId: match?.id, emergencyContact: '512 555 0100' };
  expect((await page.request.post('/api/swaps/request', { data })).status()).toBe(200);
}

/** Everything that this browser has kept. */
const keptIn = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const texts = [JSON.stringify(localStorage), JSON.stringify(sessionStorage)];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      const kept = (await cache.keys()).filter(({ url }) => !/\/(assets|photos|fonts)\//.test(url));
      for (const request of kept)
        texts.push(decodeURIComponent(request.url), (await (await cache.match(request))?.text()) ?? '');
    }
    return texts.join('\n');
  });

const isInView = (link: Locator): Promise<boolean> =>
  link.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  });

describe('a sitter card', () => {
  test('is written, opened in its hours and not before, told to the mother, kept nowhere, and taken back', async ({
    takePhone,
  }) => {
    const [hers, others] = [await takePhone(), await takePhone({ serviceWorkers: 'allow' })];
    await logIn(hers, 'ana');
    await logIn(others, 'bea');
    await hers.goto('/account');
    await hers.getByRole('link', { name: /^Sitter cards/ }).click();
    const mateos = hers.getByRole('list', { name: 'Sitter cards' }).getByRole('link', { name: /^Mateo/ });
    await expect.poll(() => isInView(mateos)).toBe(true);
    await mateos.click();
    await hers.getByRole('button', { name: 'Add an Allergy' }).click();
    await hers.getByRole('textbox', { name: 'What', exact: true }).fill('Hazelnutsqx');
    await hers.getByRole('textbox', { name: 'What to do' }).fill('Call me at once.');
    await hers.getByRole('textbox', { name: 'Doctor' }).fill('Dr. Vega, 512 555 0188');
    await hers.getByRole('button', { name: 'Save Sitter Card' }).click();
    await hers.getByText('Sitter card saved', { exact: true }).waitFor();

    const location = 'The treehouse';
    const date = later(new Date(), hours(25));
    await askBea(hers, { location, date, childIds: [await idOfChild(hers, 'Mateo')] });
    await others.goto('/babysitting-swaps');
    await swapAt(others, location).waitFor();
    expect(
      await swapAt(others, location)
        .getByText(/sitter card/)
        .count(),
    ).toBe(0);
    await acceptSwap(others, location);
    await hers.goto('/babysitting-swaps?tab=confirmed');
    await openDetails(hers, location);
    await swapAt(hers, location).getByRole('button', { name: 'Choose Sitter Cards' }).click();
    const dialog = hers.getByRole('dialog', { name: 'Which sitter cards go along?' });
    await dialog.getByRole('checkbox', { name: /^Mateo/ }).check();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await hers.getByText('Sitter cards saved', { exact: true }).waitFor();

    await others.goto('/babysitting-swaps?tab=confirmed');
    await openDetails(others, location);
    await swapAt(others, location)
      .getByText(/^Opens .*allergies, medicines/)
      .waitFor();
    const swaps: { id: number; location: string }[] = await (
      await others.request.get('/api/swaps/confirmed')
    ).json();
    const path = `/babysitting-swaps/${swaps.find((swap) => swap.location === location)?.id}/cards`;
    await others.goto(path);
    await others.getByRole('heading', { name: /^Opens / }).waitFor();
    expect(await others.getByText('Hazelnutsqx').count()).toBe(0);

    await moveClock(hers, hours(2));
    await others.goto('/babysitting-swaps?tab=confirmed');
    await swapAt(others, location).getByRole('link', { name: 'Open' }).click();
    // The last one was given more than ten minutes ago.
    const password = others.getByRole('dialog', { name: 'Confirm your password' });
    await password.getByLabel('Your Password').fill('Nestmates1!');
    await password.getByRole('button', { name: 'Confirm' }).click();
    await others.getByRole('heading', { name: 'Hazelnutsqx' }).waitFor();
    const doctor = others.getByRole('link', { name: '512 555 0188' });
    expect(await doctor.getAttribute('href')).toBe('tel:5125550188');
    await hers.goto('/babysitting-swaps?tab=confirmed');
    await openDetails(hers, location);
    await swapAt(hers, location)
      .getByText(/^Bea last opened it/)
      .waitFor();
    await hers.goto('/edit-profile');
    await hers
      .getByRole('list', { name: 'Sitter cards' })
      .getByRole('link', { name: /^Mateo/ })
      .click();
    await hers.getByRole('list', { name: 'Openings' }).getByText('Bea').waitFor();

    await expect.poll(() => keptIn(others)).toContain('/api/swaps/confirmed');
    expect(await keptIn(others)).not.toContain('Hazelnutsqx');
    await expect
      .poll(() => others.evaluate(() => navigator.serviceWorker.controller?.state))
      .toBe('activated');
    await others.context().setOffline(true);
    await others.reload();
    await others.getByRole('heading', { name: 'Not kept on this device' }).waitFor();
    await others.context().setOffline(false);
    await others.getByRole('heading', { name: 'Hazelnutsqx' }).waitFor();

    // While Bea has it open.
    await hers.goto('/babysitting-swaps?tab=confirmed');
    await openDetails(hers, location);
    await swapAt(hers, location).getByRole('button', { name: 'Change Sitter Cards' }).click();
    await dialog.getByRole('checkbox', { name: /^Mateo/ }).uncheck();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await others.getByRole('heading', { name: 'There is no sitter card here' }).waitFor();
    expect(await others.getByText('Hazelnutsqx').count()).toBe(0);
  });
});
