import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { test } from './setup/phone.ts';

const password = 'Nestmates1!';
/** Both of Brooklyn, and connected. */
const [ana, bea] = ['ana@nestmates.test', 'bea@nestmates.test'];

async function logIn(page: Page, email: string): Promise<void> {
  const reply = await page.request.post('/api/login', { data: { email, password } });
  if (!reply.ok()) throw new Error(`${email} could not log in: ${await reply.text()}`);
}

const entryAt = (page: Page, location: string) => page.getByRole('article').filter({ hasText: location });

describe('a check-in', () => {
  test('is seen by a neighbor while it lasts, and not in another city', async ({ takePhone }) => {
    const [hers, neighbors, elsewhere] = [await takePhone(), await takePhone(), await takePhone()];
    await logIn(hers, ana);
    await logIn(neighbors, bea);
    await logIn(elsewhere, 'dana@nestmates.test');
    const moved = await elsewhere.request.put('/api/profile/basic', {
      data: { firstName: 'Dana', state: 'NJ', city: 'Jersey City', zipCode: '07302', age: 34 },
    });
    if (!moved.ok()) throw new Error(`She could not move: ${await moved.text()}`);
    // A connection would see it anywhere.
    const { id } = await (await hers.request.get('/api/me')).json();
    await elsewhere.request.delete(`/api/matches/${id}`);
    const location = `Playground ${randomUUID()}`;
    await neighbors.goto('/check-in');
    await neighbors.getByRole('heading', { name: 'Moms nearby' }).waitFor();

    await hers.goto('/check-in');
    await hers.getByRole('button', { name: 'Check in at Third Street Playground' }).waitFor();
    await hers.getByLabel('Location').fill(location);
    await hers.getByRole('button', { name: 'Check In', exact: true }).click();
    await hers.getByText('Check-in successful!', { exact: true }).waitFor();
    // Home, where the way back to it stands.
    await hers.getByRole('link', { name: `${location} Currently checked in` }).click();
    await hers.getByRole('region', { name: 'Currently checked in' }).getByText(location).waitFor();

    // A live event brings it.
    await entryAt(neighbors, location).getByRole('link', { name: 'Message Ana' }).waitFor();
    await elsewhere.goto('/check-in');
    await elsewhere.getByText(/you see who is out in Jersey City/).waitFor();
    expect(await entryAt(elsewhere, location).count()).toBe(0);

    await hers.getByRole('button', { name: 'Check Out' }).click();
    await hers.getByText('Checked out', { exact: true }).waitFor();
    await hers.getByRole('region', { name: 'Currently checked in' }).waitFor({ state: 'detached' });
    await entryAt(neighbors, location).waitFor({ state: 'detached' });
  });
});
