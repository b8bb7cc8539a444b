import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { finishedMember } from './setup/newcomer.ts';
import { test } from './setup/phone.ts';

const children = async (page: Page): Promise<{ id: number; gender: string; age: number }[]> =>
  (await page.request.get('/api/children')).json();

describe('Edit Profile', () => {
  test('drops no child that another page has added, and keeps what was typed', async ({ page }) => {
    await finishedMember(page);
    await page.goto('/edit-profile/children');
    await page.getByRole('radio', { name: 'Non-binary' }).first().check();
    const [first] = await children(page);
    await page.request.put('/api/profile/children', {
      data: {
        children: [
          { id: first?.id, gender: 'girl', age: 3 },
          { gender: 'boy', age: 9 },
        ],
      },
    });
    await page.getByRole('button', { name: 'Save Children' }).click();
    await page.getByText('Here they are with what you had typed.').waitFor();
    expect(await page.getByRole('radio', { name: 'Non-binary' }).first().isChecked()).toBe(true);
    await page.getByRole('button', { name: 'Save Children' }).click();
    await page.waitForURL('**/edit-profile');
    expect((await children(page)).map(({ gender }) => gender)).toEqual(['non-binary', 'boy']);
  });

  test('keeps what was typed on the way to the children and over a reload, until it is saved', async ({
    page,
  }) => {
    await finishedMember(page);
    await page.goto('/edit-profile');
    await page.getByLabel('Bio').fill('Half a sentence, and then the door bell.');
    await page.getByRole('link', { name: 'Change Children' }).click();
    await page.waitForURL('**/edit-profile/children');
    await page.goBack();
    await page.waitForURL('**/edit-profile');
    expect(await page.getByLabel('Bio').inputValue()).toBe('Half a sentence, and then the door bell.');
    await page.reload();
    expect(await page.getByLabel('Bio').inputValue()).toBe('Half a sentence, and then the door bell.');
    await page.getByRole('button', { name: 'Save Profile Changes' }).click();
    await page.getByText('Profile updated!').first().waitFor();
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  });
});
