import type { Page } from 'playwright';
import { expect } from 'vitest';
import { finishedMember } from './setup/newcomer.ts';
import { logIn } from './setup/order-steps.ts';
import { test } from './setup/phone.ts';
import { validPng } from './setup/valid-png.ts';

async function withMainPhoto(page: Page): Promise<void> {
  await page.goto('/edit-profile');
  await page.getByRole('button', { name: 'Gallery' }).waitFor();
  const png = { name: 'me.png', mimeType: 'image/png', buffer: await validPng(page) };
  await page.getByLabel('Photo from the gallery').setInputFiles(png);
  await page.getByText('Photo uploaded!').first().waitFor();
}

/** The camera that the browser makes up shows another picture in every frame. */
async function takeSelfie(page: Page, nth: number): Promise<void> {
  await page.getByRole('button', { name: `Take Selfie ${nth}` }).click();
  const dialog = page.getByRole('dialog', { name: `Pose ${nth} of 2` });
  await dialog.getByRole('button', { name: 'Take Photo' }).click();
  await dialog.getByRole('button', { name: 'Use Photo' }).click();
  await page.getByRole('img', { name: `Your selfie ${nth}` }).waitFor();
}

const meOf = async (page: Page) => (await page.request.get('/api/me')).json();

test('a photo is checked by two selfies, others see it, and a new main photo takes it away', async ({
  takePhone,
}) => {
  const [thea, admin, ana] = [await takePhone(), await takePhone(), await takePhone()];
  await finishedMember(thea, 'Thea');
  await withMainPhoto(thea);
  await thea.getByRole('link', { name: 'Have your photo checked' }).click();
  await thea.getByRole('button', { name: 'Get My Two Poses' }).click();
  await takeSelfie(thea, 1);
  const png = { name: 'me.png', mimeType: 'image/png', buffer: await validPng(thea) };
  await thea.getByLabel('Photo from the gallery').nth(1).setInputFiles(png);
  await thea.getByRole('button', { name: 'Send Both Selfies' }).click();
  await thea.getByText('A person compares them with your profile photo').waitFor();

  await logIn(admin, 'admin');
  await admin.goto('/admin/checks');
  await admin.getByRole('link', { name: 'Thea' }).click();
  await admin.getByRole('img', { name: 'Selfie 2' }).waitFor();
  await admin.keyboard.press('1');
  await admin.getByRole('button', { name: 'Approve the Check' }).click();
  await admin.getByText('Check approved').first().waitFor();
  await admin.getByRole('link', { name: 'Teresa' }).waitFor();
  await admin.getByRole('link', { name: 'Thea' }).waitFor({ state: 'detached' });

  await thea.getByText('Photo checked on').waitFor();
  await logIn(ana, 'ana');
  await thea.request.post('/api/connections/request', { data: { recipientId: (await meOf(ana)).id } });
  const [asked] = await (await ana.request.get('/api/connections/pending')).json();
  await ana.request.post('/api/connections/respond', { data: { requestId: asked.id, action: 'accept' } });
  await ana.goto('/matches');
  const badge = ana.getByRole('button', { name: /^Photo checked/ });
  await ana.getByRole('button', { name: /^Thea/ }).click();
  await badge.click();
  await ana.getByRole('dialog', { name: 'Photo checked' }).getByText('two selfies of Thea').waitFor();

  await withMainPhoto(thea);
  await ana.reload();
  await ana.getByRole('button', { name: /^Thea/ }).click();
  await ana.getByRole('link', { name: 'Request Babysitting Swap with Thea' }).waitFor();
  await badge.waitFor({ state: 'detached' });
  await thea.goto('/account/selfie-check');
  await thea.getByText('We are looking at your new photo').waitFor();
  await admin.reload();
  await admin.getByText('New main photo').waitFor();
});

test('poses are not asked for without a main photo, and a file that is no photo is refused', async ({
  page,
}) => {
  await finishedMember(page, 'Nadia');
  await page.goto('/account/selfie-check');
  await page.getByText('Add a profile photo first').waitFor();
  expect(await page.getByRole('button', { name: 'Get My Two Poses' }).count()).toBe(0);
  await withMainPhoto(page);
  await page.goto('/account/selfie-check');
  await page.getByRole('button', { name: 'Get My Two Poses' }).click();
  const words = { name: 'words.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('just words') };
  await page.getByLabel('Photo from the gallery').first().setInputFiles(words);
  await page.getByText('Invalid file type').waitFor();
  expect(await page.getByRole('img', { name: 'Your selfie 1' }).count()).toBe(0);
});
