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

/** Tomorrow at nine: early enough to come before the other swaps of the demo. */
async function chooseTomorrow(page: Page): Promise<void> {
  const tomorrow = await page.evaluate(() => {
    const now = new Date();
    const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
    const style = { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' } as const;
    return day.toLocaleDateString('en-US', style);
  });
  await page.getByLabel('Date and time').click();
  const picker = page.getByRole('dialog');
  const day = picker.getByRole('button', { name: tomorrow });
  await picker.getByRole('grid').waitFor();
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
    await chooseTomorrow(hers);
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
    const asked = await hers.evaluate(async (location) => {
      const read = async (path: string) => (await fetch(path)).json();
      const matches: { id: number; user: { id: number; firstName: string } }[] = await read('/api/matches');
      const match = matches.find(({ user }) => user.firstName === 'Bea');
      const [child]: { id: number }[] = await read('/api/children');
      const reply = await fetch('/api/swaps/request', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({
          recipientId: match?.user.id,
          matchId: match?.id,
          childIds: [child?.id],
          date: new Date(Date.now() + 12_000).toISOString(),
          location,
          emergencyContact: '512 555 0100',
        }),
      });
      return reply.ok;
    }, location);
    expect(asked).toBe(true);
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
});
