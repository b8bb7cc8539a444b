import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { closeMoment } from './setup/close-moment.ts';
import { finishedMember, unlockedMember } from './setup/newcomer.ts';
import { test } from './setup/phone.ts';

const read = async (page: Page, path: string) => (await page.request.get(path)).json();
const idOf = async (page: Page): Promise<number> => (await read(page, '/api/me')).id;
const momentIn = (page: Page) => page.getByRole('dialog', { name: 'It’s a match' });
const wavesIn = (page: Page) => page.getByRole('log').getByText(/waved/);

/** The first asks, and the other accepts. */
async function connect(asking: Page, accepting: Page): Promise<void> {
  const recipientId = await idOf(accepting);
  expect((await asking.request.post('/api/connections/request', { data: { recipientId } })).ok()).toBe(true);
  const [request] = await read(accepting, '/api/connections/pending');
  const data = { requestId: request.id, action: 'accept' };
  expect((await accepting.request.post('/api/connections/respond', { data })).ok()).toBe(true);
}

/** One has no plan, and the other can write; both pages are open. */
async function freeAndPro(takePhone: () => Promise<Page>, names: readonly [string, string]) {
  const [free, pro] = [await takePhone(), await takePhone()];
  await finishedMember(free, names[0]);
  await unlockedMember(pro, names[1]);
  return { free, pro };
}

describe('waves', () => {
  test('a match without a plan leads on: she waves, and the other waves back', async ({ takePhone }) => {
    const { free, pro } = await freeAndPro(takePhone, ['Freja', 'Petra']);
    const [freeId, proId] = [await idOf(free), await idOf(pro)];
    await free.goto('/matches');
    await free.getByRole('heading', { level: 1 }).waitFor();
    await connect(free, pro);

    // Live, on the page that is open.
    const match = momentIn(free);
    await match.waitFor();
    await match.getByText('Petra can write to you.').waitFor();
    await match.getByText('Answering comes with Pro.').waitFor();
    await pro.goto(`/messages?user=${freeId}`);
    await pro.getByText('Start the conversation!').waitFor();

    // Ignored in the first half second.
    await expect
      .poll(async () => {
        await match
          .getByRole('button', { name: 'Wave to Petra' })
          .click({ timeout: 1000 })
          .catch(() => undefined);
        return match.getByText('You waved to Petra.').count();
      })
      .toBeGreaterThan(0);
    await pro.getByRole('button', { name: 'Wave back' }).click();
    await expect.poll(() => wavesIn(pro).allInnerTexts()).toHaveLength(2);
    await pro.getByText(/You can wave again on/).waitFor();

    await match.getByRole('link', { name: 'See your wave' }).click();
    await free.getByRole('heading', { name: 'You and Petra are connected' }).waitFor();
    await expect
      .poll(async () => (await wavesIn(free).allInnerTexts()).map((text) => text.split(' · ')[0]))
      .toEqual(['You waved', 'Petra waved']);
    // The button is gone within the week instead of refusing.
    expect(await free.getByRole('button', { name: /^Wave/ }).count()).toBe(0);
    await free.getByText('Petra can write to you.').waitFor();
    expect(await free.getByRole('textbox').count()).toBe(0);
    // Live, as on Home.
    await pro.getByRole('textbox', { name: 'Message Freja' }).fill('See you soon');
    await pro.getByRole('button', { name: 'Send' }).click();
    await free.getByText('Petra wrote to you.').waitFor();
    await free.goto('/notifications');
    await free.getByText('Petra waved to you').waitFor();
    await free.getByRole('link', { name: /Petra waved to you/ }).click();
    await free.waitForURL(`**/messages?user=${proId}`);
    await free.getByRole('link', { name: 'See Pro' }).click();
    await free.waitForURL('**/subscribe');
  });

  test('the moment waits until the member has left the form that she is in', async ({ takePhone }) => {
    const { free, pro } = await freeAndPro(takePhone, ['Gerda', 'Runa']);
    await free.goto('/account/email');
    const field = free.getByRole('textbox').first();
    await field.click();
    await connect(free, pro);
    await expect.poll(async () => (await read(free, '/api/counts')).moments).toBe(1);
    await free
      .getByRole('link', { name: /Notifications|Me/ })
      .first()
      .waitFor();
    expect(await momentIn(free).count()).toBe(0);
    await field.blur();
    await closeMoment(momentIn(free), 'Later');
  });

  test('nobody waves to somebody who has just blocked, and nothing is said of it', async ({ takePhone }) => {
    const { free, pro } = await freeAndPro(takePhone, ['Hedda', 'Solvei']);
    await connect(free, pro);
    const proId = await idOf(pro);
    await free.goto(`/messages?user=${proId}`);
    await closeMoment(momentIn(free), 'Later');
    await free.getByRole('button', { name: 'Wave to Solvei' }).waitFor();
    expect((await pro.request.post(`/api/blocks/${await idOf(free)}`)).ok()).toBe(true);
    // The thread is gone with the connection, as for everybody who was never connected.
    await free.getByRole('heading', { name: 'Write to your matches' }).waitFor();
    expect((await free.request.post(`/api/connections/${proId}/wave`)).status()).toBe(404);
  });
});
