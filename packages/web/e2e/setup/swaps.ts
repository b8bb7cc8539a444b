import type { Page } from 'playwright';
import { expect } from 'vitest';
import { closeMoment } from './close-moment.ts';

export async function logIn(page: Page, name: 'ana' | 'bea' | 'cleo' | 'dana'): Promise<void> {
  const data = { email: `${name}@nestmates.test`, password: 'Nestmates1!' };
  const reply = await page.request.post('/api/login', { data });
  if (!reply.ok()) throw new Error(`${name} could not log in: ${await reply.text()}`);
}

/** Nine, where nothing else is said: early enough to come before the other swaps of the demo. */
export async function chooseDay(page: Page, label: string, inDays: number): Promise<void> {
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

/** A public place, in the form that asks for a swap. */
export async function namePlace(page: Page, name: string): Promise<void> {
  await page.getByRole('radio', { name: 'A public place' }).check();
  await page.getByLabel('Location').fill(name);
}

export const swapAt = (page: Page, location: string) =>
  page.getByRole('article').filter({ hasText: location });

/** Opens what stands behind the sentence of a swap. */
export const openDetails = (page: Page, location: string) =>
  swapAt(page, location).getByRole('button', { name: 'Details' }).click();

/** Tries until the tap guard has expired and the tap counts, and closes the moment of it. */
export async function acceptSwap(page: Page, location: string): Promise<void> {
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
  await page.getByText('Response sent', { exact: true }).waitFor();
  await closeMoment(page.getByRole('dialog', { name: /is agreed$/ }), 'Close');
}

/** The member asks one of their connections, without the form; answers with the id of the swap. */
export async function askForSwap(
  page: Page,
  firstName: string,
  given: { readonly location: string; readonly date: Date },
): Promise<number> {
  const read = async (path: string) => (await page.request.get(path)).json();
  const matches: { id: number; user: { id: number; firstName: string } }[] = await read('/api/matches');
  const match = matches.find(({ user }) => user.firstName === firstName);
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
