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

/** Early enough to come before all other swaps; as the value of a datetime-local input. */
const inTenMinutes = (page: Page) =>
  page.evaluate(() => {
    const soon = new Date(Date.now() + 10 * 60_000);
    const local = new Date(soon.getTime() - soon.getTimezoneOffset() * 60_000);
    return local.toISOString().slice(0, 16);
  });

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
    await hers.getByLabel('Date and time').fill(await inTenMinutes(hers));
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
});
