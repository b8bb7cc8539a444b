import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { finishedMember } from './setup/newcomer.ts';
import { test } from './setup/phone.ts';
import { withoutSentRead } from './setup/without-sent-read.ts';

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
    await page.getByText('You have unsaved changes').waitFor();
    await page.getByRole('button', { name: 'Save Profile Changes' }).click();
    await page.getByText('Profile updated!').first().waitFor();
    await page.getByText('You have unsaved changes').waitFor({ state: 'detached' });
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  });

  test('says what comes back unsaved, and returns to what is saved when that is discarded', async ({
    page,
  }) => {
    await finishedMember(page);
    const back = page.getByRole('button', { name: 'Back', exact: true });
    const unsaved = page.getByText('You have unsaved changes');
    const discard = page.getByRole('button', { name: 'Discard' });

    await page.goto('/edit-profile/basics');
    await page.getByLabel('First name').fill('Theodora');
    expect(await unsaved.count()).toBe(0);
    await back.click();
    await page.getByRole('link', { name: 'Basic Information' }).click();
    await discard.click();
    expect(await page.getByLabel('First name').inputValue()).toBe('Thea');
    await back.click();
    await page.getByRole('link', { name: 'Parenting Style' }).click();
    await page.getByRole('checkbox', { name: 'Gentle', exact: true }).uncheck();
    await back.click();
    await page.getByRole('link', { name: 'Parenting Style' }).click();
    await discard.click();
    expect(await page.getByRole('checkbox', { name: 'Gentle', exact: true }).isChecked()).toBe(true);
    await back.click();

    await page.request.put('/api/profile/children', {
      data: {
        children: [
          { gender: 'girl', age: 3 },
          { gender: 'boy', age: 9 },
        ],
      },
    });
    await page.goto('/edit-profile/children');
    await page.getByRole('button', { name: 'Remove child 1' }).click();
    await back.click();
    await page.getByRole('link', { name: 'Change Children' }).click();
    await unsaved.waitFor();
    expect(await page.getByRole('heading', { name: 'Child 2' }).count()).toBe(0);
    await discard.click();
    await page.getByRole('heading', { name: 'Child 2' }).waitFor();
    await back.click();
    await page.getByRole('link', { name: 'Change Children' }).click();
    await page.getByRole('heading', { name: 'Child 2' }).waitFor();
    expect(await unsaved.count()).toBe(0);
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  });

  test('keeps what was typed while a save was on its way', async ({ page }) => {
    await finishedMember(page);
    await page.goto('/edit-profile');
    const pass = Promise.withResolvers<void>();
    await page.route('**/api/profile/edit', async (route) => {
      await pass.promise;
      await route.continue();
    });
    await page.getByLabel('Bio').fill('Walks, libraries and tea.');
    await page.getByRole('button', { name: 'Save Profile Changes' }).click();
    await page.getByLabel('First name').fill('Theodora');
    pass.resolve();
    await page.getByText('Profile updated!').first().waitFor();
    await page.reload();
    await page.getByText('You have unsaved changes').waitFor();
    expect(await page.getByLabel('First name').inputValue()).toBe('Theodora');
    expect(await page.getByLabel('Bio').inputValue()).toBe('Walks, libraries and tea.');
  });

  test('knows of a photo that arrived although its page was left', async ({ page }) => {
    await finishedMember(page);
    await page.goto('/edit-profile');
    const arrived = Promise.withResolvers<void>();
    // The server gets it, but the page never gets the response.
    await page.route('**/api/profile/upload-photo', async (route) => {
      await route.fetch();
      arrived.resolve();
    });
    const dot = await page.evaluate(() => {
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [400, 400];
      canvas.getContext('2d')?.fillRect(20, 20, 90, 90);
      return canvas.toDataURL('image/png').split(',')[1] ?? '';
    });
    const photo = { name: 'me.png', mimeType: 'image/png', buffer: Buffer.from(dot, 'base64') };
    await page.getByLabel('Photo from the gallery').setInputFiles(photo);
    await arrived.promise;
    expect(await page.getByRole('button', { name: 'Save Profile Changes' }).isDisabled()).toBe(true);
    await page.getByRole('link', { name: 'Change Children' }).click();
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await page.getByRole('button', { name: 'Remove Photo' }).waitFor();
  });

  test('stays with the children when they cannot be read, until they can', async ({ page }) => {
    await finishedMember(page);
    await withoutSentRead(page, '/edit-profile/children', '/api/children');
    await page.route('**/api/children', (route) => route.abort());
    await page.goto('/edit-profile/children');
    await page.getByText('We could not load your children').waitFor();
    await page.getByRole('heading', { level: 1, name: 'Your Children' }).waitFor();
    await page.getByRole('button', { name: 'Back', exact: true }).waitFor();
    await page.unroute('**/api/children');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { name: 'Child 1' }).waitFor();
  });
});
