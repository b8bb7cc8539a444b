import { stepAt } from '@nestmates/domain/members/second-factor/one-time-code.ts';
import { totpCodes } from '@nestmates/infrastructure/members/second-factor/totp-codes.ts';
import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { linkTo } from './setup/e-mailed-link.ts';
import { finishedMember, type Login, newcomer } from './setup/newcomer.ts';
import { test } from './setup/phone.ts';

async function typePassword(page: Page, { email, password }: Login): Promise<void> {
  await page.goto('/auth');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log In', exact: true }).click();
}

async function confirmPassword(page: Page, { password }: Login): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Your Password').fill(password);
  await dialog.getByRole('button', { name: 'Confirm', exact: true }).click();
}

const isDashboard = (url: URL): boolean => url.pathname === '/dashboard';

async function turnedOn(page: Page, login: Login) {
  await page.goto('/account');
  await page.getByRole('link', { name: 'Two-Step Login Off' }).click();
  const section = page.getByRole('region', { name: 'Two-Step Login' });
  await section.getByRole('button', { name: 'Turn on' }).click();
  await confirmPassword(page, login);
  const link = await section.getByRole('link').getAttribute('href');
  const secret = new URL(link ?? '').searchParams.get('secret') ?? '';
  const step = stepAt(new Date());
  const code = totpCodes.codeOf(secret, step);
  await section.getByLabel('Code').fill(code);
  await section.getByRole('button', { name: 'Turn on' }).click();
  await section.getByText('Two-step login is on').waitFor();
  return { section, secret, step, code };
}

describe('two-step login', () => {
  test('asks for a code of the app, takes each once, and a recovery code in its place', async ({ page }) => {
    const login = await finishedMember(page);
    const { section, secret, step, code } = await turnedOn(page, login);
    const [recovery = ''] = await section.getByRole('listitem').allTextContents();
    await section.getByRole('button', { name: 'I have kept them' }).click();

    await page.request.post('/api/logout');
    await typePassword(page, login);
    await page.getByLabel('Code').fill(code);
    const refused = page.waitForResponse('**/api/login/second-factor');
    await page.getByRole('button', { name: 'Log In', exact: true }).click();
    expect((await refused).status()).toBeGreaterThanOrEqual(400);
    expect((await page.request.get('/api/me')).status()).toBe(401);
    // That of the next half minute counts too, so the test does not wait for it.
    await page.getByLabel('Code').fill(totpCodes.codeOf(secret, Math.max(stepAt(new Date()), step + 1)));
    await page.getByRole('button', { name: 'Log In', exact: true }).click();
    await page.waitForURL(isDashboard);

    await page.request.post('/api/logout');
    await typePassword(page, login);
    await page.getByLabel('Code').fill(recovery);
    await page.getByRole('button', { name: 'Log In', exact: true }).click();
    await page.waitForURL(isDashboard);
  });

  test('gives new recovery codes by a code of the app, and takes the earlier ones no more', async ({
    page,
  }) => {
    const login = await finishedMember(page);
    const { section, secret, step } = await turnedOn(page, login);
    const [earlier = ''] = await section.getByRole('listitem').allTextContents();
    await section.getByRole('button', { name: 'I have kept them' }).click();
    await section.getByRole('button', { name: 'New recovery codes' }).click();
    await section.getByLabel('Code').fill(earlier);
    await section.getByRole('button', { name: 'Get new codes' }).click();
    await confirmPassword(page, login);
    await section.getByText('This code is incorrect or was used before').waitFor();
    await section.getByLabel('Code').fill(totpCodes.codeOf(secret, Math.max(stepAt(new Date()), step + 1)));
    await section.getByRole('button', { name: 'Get new codes' }).click();
    await confirmPassword(page, login);
    await section.getByText('Your new recovery codes').waitFor();
    const [renewed = ''] = await section.getByRole('listitem').allTextContents();

    await page.request.post('/api/logout');
    await typePassword(page, login);
    await page.getByLabel('Code').fill(earlier);
    const refused = page.waitForResponse('**/api/login/second-factor');
    await page.getByRole('button', { name: 'Log In', exact: true }).click();
    expect((await refused).status()).toBe(400);
    await page.getByLabel('Code').fill(renewed);
    await page.getByRole('button', { name: 'Log In', exact: true }).click();
    await page.waitForURL(isDashboard);
  });
});

describe('another e-mail', () => {
  test('is confirmed by its link, and taken back by the link in the e-mail before it', async ({
    takePhone,
  }) => {
    const [hers, other] = [await takePhone(), await takePhone()];
    const login = await finishedMember(hers);
    const { email } = newcomer();
    await hers.goto('/account/email');
    const section = hers.getByRole('region', { name: 'Change Email' });
    await section.getByLabel('New Email').fill(email);
    await section.getByLabel('Your Password', { exact: true }).fill(login.password);
    await section.getByRole('button', { name: 'Send Link' }).click();
    await section.getByText(`We have sent a link to ${email}`).waitFor();
    await hers.goto('/account');
    await hers.getByText(`${email} is not confirmed yet`).waitFor();

    const confirming = await linkTo('/confirm-email', hers, email);
    await other.goto(confirming);
    await other.getByRole('heading', { name: 'Email changed' }).waitFor();
    expect(await (await hers.request.get('/api/me')).json()).toMatchObject({ email });

    const takingBack = await linkTo('/take-back-email', hers, login.email);
    await other.goto(takingBack);
    await other.getByRole('button', { name: 'Take it back' }).click();
    await other.getByRole('heading', { name: 'It is yours again' }).waitFor();
    expect((await hers.request.get('/api/me')).status()).toBe(401);
    expect((await hers.request.post('/api/login', { data: login })).ok()).toBe(false);

    await other.goto(confirming);
    await other.getByRole('heading', { name: 'Invalid Email Link' }).waitFor();
    // Opening it twice is no error, and changes nothing.
    await other.goto(takingBack);
    await other.getByRole('button', { name: 'Take it back' }).click();
    await other.getByRole('heading', { name: 'It is yours again' }).waitFor();

    const changed = { ...login, password: 'Fledgling2!' };
    await other.goto(await linkTo('/reset-password', hers, login.email));
    await other.getByLabel('New Password', { exact: true }).fill(changed.password);
    await other.getByLabel('Confirm Password', { exact: true }).fill(changed.password);
    await other.getByRole('button', { name: 'Reset Password' }).click();
    await other.getByText('Password Reset Complete').first().waitFor();
    expect((await hers.request.post('/api/login', { data: changed })).ok()).toBe(true);
  });
});

describe('a passkey', () => {
  test('is added with the password, and logs in without it', async ({ takePhone, server }) => {
    // Browsers have no passkeys for an address that is a number.
    const page = await takePhone({ baseURL: server.url.replace('127.0.0.1', 'localhost') });
    const device = await page.context().newCDPSession(page);
    await device.send('WebAuthn.enable');
    await device.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    const login = await finishedMember(page);
    await page.goto('/account/passkeys');
    const section = page.getByRole('region', { name: 'Passkeys' });
    await section.getByRole('button', { name: 'Add a passkey' }).click();
    await confirmPassword(page, login);
    await section.getByText(/^Added /).waitFor();
    await page.getByRole('link', { name: 'Back to Account Settings' }).click();
    await page.getByRole('link', { name: 'Passkeys 1' }).waitFor();

    await page.request.post('/api/logout');
    await page.goto('/auth');
    await page.getByRole('button', { name: 'Use a passkey' }).click();
    await page.waitForURL(isDashboard);
    expect(await (await page.request.get('/api/me')).json()).toMatchObject({ email: login.email });
  });
});
