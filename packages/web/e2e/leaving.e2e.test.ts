import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { unzipSync } from 'fflate';
import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { linkTo } from './setup/e-mailed-link.ts';
import { finishedMember, newcomer } from './setup/newcomer.ts';
import { test } from './setup/phone.ts';
import { validPng } from './setup/valid-png.ts';

async function confirmByPassword(page: Page, password: string): Promise<void> {
  await page.getByRole('dialog').getByLabel('Your Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
}

/** The files of the zip, in a folder as a program for zips would leave them. */
async function unzipped(zip: string, folder: string): Promise<readonly string[]> {
  const files = Object.entries(unzipSync(new Uint8Array(await readFile(zip))));
  for (const [path, content] of files) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
  return files.map(([path]) => path);
}

const hostile = '<img src=x onerror="document.title=1"><script>document.title=2</script>';

describe('whoever leaves', () => {
  test('takes all data along, opens it without a network, and is gone', async ({ page }) => {
    const context = page.context();
    const login = await finishedMember(page, 'Thea');
    const photo = { name: 'me.png', mimeType: 'image/png', buffer: await validPng(page) };
    expect((await page.request.post('/api/profile/upload-photo', { multipart: { photo } })).ok()).toBe(true);
    const feedback = { category: 'Bug', message: hostile };
    expect((await page.request.post('/api/feedback', { data: feedback })).ok()).toBe(true);

    await page.goto('/account/delete');
    await page.getByRole('button', { name: 'Delete Account' }).click();
    await page.getByRole('button', { name: 'Get My Data First' }).click();
    await confirmByPassword(page, login.password);
    await page.getByText('We are putting your data together').first().waitFor();

    const toData = new URL(await linkTo('/account/data', page, login.email));
    // E-mails that were sent while all of the account was one page lead there too.
    await page.goto(`/account${toData.search}`);
    await page.waitForURL(toData.href);
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download My Data' }).click();
    const folder = await mkdtemp(join(tmpdir(), 'nestmates-data-'));
    try {
      const zip = join(folder, 'data.zip');
      const file = await download;
      expect(file.suggestedFilename()).toBe('nestmates-data.zip');
      await file.saveAs(zip);
      expect(await unzipped(zip, folder)).toEqual(
        expect.arrayContaining(['index.html', 'data.json', 'calendar.ics', 'orders.csv']),
      );
      await context.setOffline(true);
      const asked: string[] = [];
      const shown = await context.newPage();
      shown.on('request', (request) => asked.push(request.url()));
      await shown.goto(pathToFileURL(join(folder, 'index.html')).href);
      await shown.getByRole('heading', { name: 'Your Nestmates data' }).waitFor();
      await shown.getByText(hostile).waitFor();
      expect(await shown.title()).toBe('Your Nestmates data');
      const picture = shown.getByRole('img', { name: 'Your photo 1' });
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
      expect(asked.every((url) => url.startsWith('file:'))).toBe(true);
      await shown.close();
      await context.setOffline(false);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }

    const link = await linkTo('/account/data', page, login.email);
    const token = new URL(link).searchParams.get('export');
    await page.goto('/account/delete');
    await page.getByRole('button', { name: 'Delete Account' }).click();
    await page.getByText('it ends with your account').waitFor();
    await page.getByRole('button', { name: 'Yes, delete my account' }).click();
    await confirmByPassword(page, login.password);
    await page.waitForURL((url) => url.pathname === '/');
    expect((await page.request.get(`/api/account/exports/${token}`)).status()).toBe(401);
    expect((await page.request.post('/api/login', { data: login })).ok()).toBe(false);
  });

  test('while the email can be taken back only asks for it, and stays whoever takes either back', async ({
    page,
  }) => {
    const login = await finishedMember(page, 'Thea');
    const asked = { email: newcomer().email, password: login.password };
    expect((await page.request.put('/api/account/email', { data: asked })).ok()).toBe(true);
    await page.goto(await linkTo('/confirm-email', page, asked.email));
    await page.getByRole('heading', { name: 'Email changed' }).waitFor();

    const askForDeletion = async () => {
      await page.getByRole('button', { name: 'Delete Account' }).click();
      await page.getByRole('button', { name: 'Yes, delete my account' }).click();
      await confirmByPassword(page, login.password);
      await page.getByText(/^Your account will be deleted on /).waitFor();
      // It is announced as well.
      await page.getByText('whoever reads the old one can take that back for 7 days').first().waitFor();
    };
    await page.goto('/account/delete');
    await askForDeletion();
    await page.reload();
    await page.getByRole('button', { name: 'Keep My Account' }).click();
    await page.getByRole('button', { name: 'Delete Account' }).waitFor();

    await askForDeletion();
    await page.goto(await linkTo('/take-back-email', page, login.email));
    await page.getByRole('button', { name: 'Take it back' }).click();
    await page.getByRole('heading', { name: 'It is yours again' }).waitFor();
    const changed = { ...login, password: 'Fledgling2!' };
    await page.goto(await linkTo('/reset-password', page, login.email));
    await page.getByLabel('New Password', { exact: true }).fill(changed.password);
    await page.getByLabel('Confirm Password', { exact: true }).fill(changed.password);
    await page.getByRole('button', { name: 'Reset Password' }).click();
    await page.getByText('Password Reset Complete').first().waitFor();
    expect((await page.request.post('/api/login', { data: changed })).ok()).toBe(true);
    await page.goto('/account/delete');
    await page.getByRole('button', { name: 'Delete Account' }).waitFor();
    expect(await page.getByText(/^Your account will be deleted on /).count()).toBe(0);
  });
});
