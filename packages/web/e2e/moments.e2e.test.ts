import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { closeMoment } from './setup/close-moment.ts';
import { finishedMember } from './setup/newcomer.ts';
import { test } from './setup/phone.ts';

const read = async (page: Page, path: string) => (await page.request.get(path)).json();
const countedMoments = async (page: Page): Promise<number> => (await read(page, '/api/counts')).moments;
const momentIn = (page: Page) => page.getByRole('dialog', { name: 'It’s a match' });

/** The first has asked, the other has accepted, so that the first has the moment at the next visit. */
async function connect(asking: Page, accepting: Page): Promise<{ readonly askingId: number }> {
  const [{ id: askingId }, { id: recipientId }] = [
    await read(asking, '/api/me'),
    await read(accepting, '/api/me'),
  ];
  expect((await asking.request.post('/api/connections/request', { data: { recipientId } })).ok()).toBe(true);
  const [request] = await read(accepting, '/api/connections/pending');
  const data = { requestId: request.id, action: 'accept' };
  expect((await accepting.request.post('/api/connections/respond', { data })).ok()).toBe(true);
  await expect.poll(() => countedMoments(asking)).toBe(1);
  return { askingId };
}

async function twoConnected(takePhone: () => Promise<Page>, names: readonly [string, string]) {
  const [hers, others] = [await takePhone(), await takePhone()];
  await finishedMember(hers, names[0]);
  await finishedMember(others, names[1]);
  return { hers, others, ...(await connect(hers, others)) };
}

describe('a moment', () => {
  test('closed in one tab is closed in the other and shown in no later one', async ({ takePhone }) => {
    const { hers } = await twoConnected(takePhone, ['Elin', 'Maja']);
    await hers.goto('/dashboard');
    await momentIn(hers).waitFor();
    const second = await hers.context().newPage();
    await second.goto('/dashboard');
    await momentIn(second).waitFor();
    await closeMoment(momentIn(second), 'Close');
    // A live event ends it.
    await momentIn(hers).waitFor({ state: 'detached' });
    expect(await countedMoments(hers)).toBe(0);

    const third = await hers.context().newPage();
    await third.goto('/dashboard');
    await third.getByRole('heading', { level: 1 }).waitFor();
    await third.waitForLoadState('networkidle');
    expect(await momentIn(third).count()).toBe(0);
  });

  test('of a match leaves the screen as the other ends the connection', async ({ takePhone }) => {
    const { hers, others, askingId } = await twoConnected(takePhone, ['Ronja', 'Tilda']);
    await hers.goto('/dashboard');
    await momentIn(hers).waitFor();
    expect((await others.request.delete(`/api/matches/${askingId}`)).ok()).toBe(true);
    await momentIn(hers).waitFor({ state: 'detached' });
    await hers.reload();
    await hers.getByRole('heading', { level: 1 }).waitFor();
    expect([await countedMoments(hers), await momentIn(hers).count()]).toEqual([0, 0]);
  });

  test('that is none any more is not counted after a visit', async ({ takePhone }) => {
    const { hers } = await twoConnected(takePhone, ['Signe', 'Wilma']);
    // One that cannot be read now is kept for the next visit.
    await hers.route('**/api/matches?limit=20', (route) => route.abort());
    const tried = hers.waitForRequest('**/api/matches?limit=20');
    await hers.goto('/dashboard');
    await tried;
    expect(await countedMoments(hers)).toBe(1);

    await hers.unroute('**/api/matches?limit=20');
    await hers.route('**/api/matches?limit=20', (route) => route.fulfill({ json: [] }));
    await hers.goto('/dashboard');
    await expect.poll(() => countedMoments(hers)).toBe(0);
    expect(await momentIn(hers).count()).toBe(0);
  });
});
