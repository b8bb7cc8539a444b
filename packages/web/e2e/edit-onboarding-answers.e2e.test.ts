import { describe, expect } from 'vitest';
import { choose } from './setup/choose.ts';
import { finishedMember, newcomer } from './setup/newcomer.ts';
import { test } from './setup/phone.ts';

const cities = '**/api/towns*';

describe('what onboarding has asked for', () => {
  test('is said anew from Edit Profile, and nothing chosen there is lost', async ({ page }) => {
    await finishedMember(page);
    const tags = { firstName: 'Thea', lifestyleInterests: ['arts-crafts'] };
    expect((await page.request.put('/api/profile/edit', { data: tags })).ok()).toBe(true);

    await page.goto('/edit-profile');
    await page.getByRole('link', { name: 'Basic Information' }).click();
    await page.waitForURL('**/edit-profile/basics');
    await page.getByRole('heading', { name: 'Basic Information' }).waitFor();
    expect(await page.title()).toContain('Basic Information');
    await choose(page, 'State', 'Illinois');
    await choose(page, 'City', 'Chicago');
    await page.getByLabel('Zip code').fill('60614');
    await page.reload();
    expect(await page.getByLabel('Zip code').inputValue()).toBe('60614');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await page.waitForURL('**/edit-profile');
    await page.getByText('Profile updated!').first().waitFor();

    await page.getByRole('link', { name: 'Parenting Style' }).click();
    await page.waitForURL('**/edit-profile/parenting');
    await page.getByRole('checkbox', { name: 'Montessori', exact: true }).check();
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await page.waitForURL('**/edit-profile');

    expect(await (await page.request.get('/api/me')).json()).toMatchObject({
      state: 'IL',
      city: 'Chicago',
      zipCode: '60614',
      age: 33,
      onboardingComplete: true,
      parentingVibe: ['gentle'],
      parentingValues: ['montessori'],
      lifestyleInterests: ['arts-crafts'],
    });
  });

  test('is not undone by a draft from before a change made elsewhere', async ({ page }) => {
    await finishedMember(page);
    await page.goto('/edit-profile/parenting');
    await page.getByRole('checkbox', { name: 'Playful', exact: true }).check();
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await page.waitForURL('**/edit-profile');
    const tags = { firstName: 'Thea', parentingVibe: ['gentle', 'go-with-the-flow'] };
    expect((await page.request.put('/api/profile/edit', { data: tags })).ok()).toBe(true);
    await page.goto('/edit-profile/parenting');
    const kept = page.getByRole('checkbox', { name: 'Go with the flow', exact: true });
    expect(await kept.isChecked()).toBe(true);
  });

  test('can be left: a member logs out in the middle of it', async ({ page }) => {
    await page.request.post('/api/register', { data: newcomer() });
    await page.goto('/intake-basic');
    await page.getByRole('button', { name: 'Log out' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    await page.getByText("You've been successfully logged out.").first().waitFor();
    expect((await page.request.get('/api/me')).status()).toBe(401);
  });

  test('waits for the city alone when the cities cannot be loaded', async ({ page }) => {
    await finishedMember(page);
    await page.route(cities, (route) => route.abort());
    await page.goto('/edit-profile/basics');
    await page.getByText('The cities could not be loaded.').first().waitFor();
    expect(await page.getByRole('combobox', { name: 'City' }).inputValue()).toBe('Brooklyn');
    await page.getByLabel('First name').fill('Theodora');
    await page.unroute(cities);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('The cities could not be loaded.').first().waitFor({ state: 'detached' });
    expect(await page.getByLabel('First name').inputValue()).toBe('Theodora');
    await page.getByRole('combobox', { name: 'City' }).click();
    await page.getByRole('option', { name: 'Buffalo', exact: true }).waitFor();
  });
});
