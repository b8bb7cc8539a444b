import { type Page, request } from 'playwright';
import { describe, expect } from 'vitest';
import { choose } from './setup/choose.ts';
import { linkTo } from './setup/e-mailed-link.ts';
import { finishedMember, type Login, newcomer } from './setup/newcomer.ts';
import { test } from './setup/phone.ts';
import { openMenu } from './setup/tabs.ts';

/** A toast is in the DOM twice: visible, and in a live region. */
const seeText = (page: Page, text: string) => page.getByText(text).first().waitFor();

async function fillIn(page: Page, { email, password }: Login): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
}

async function signUp(page: Page, login: Login): Promise<void> {
  await fillIn(page, login);
  await page.getByLabel('Confirm Password', { exact: true }).fill(login.password);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Create Account' }).click();
  await page.waitForURL('**/intake-basic');
}

async function register(page: Page, login: Login): Promise<void> {
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Sign up' }).click();
  await signUp(page, login);
}

async function logIn(page: Page, login: Login): Promise<void> {
  await page.goto('/auth');
  await fillIn(page, login);
  await page.getByRole('button', { name: 'Log In' }).click();
}

/** Cookies of a login elsewhere: put into a browser at once, they leave no moment without a session. */
async function cookiesOf(login: Login, baseURL: string) {
  const elsewhere = await request.newContext({ baseURL });
  await elsewhere.post('/api/login', { data: login });
  const { cookies } = await elsewhere.storageState();
  await elsewhere.dispose();
  return cookies;
}

const ana = { email: 'ana@nestmates.test', password: 'Nestmates1!' };

describe('accounts', () => {
  test('a visitor goes from the landing page to the door', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('heading', { name: /Friendship\s+Just Got Easier\s+for Moms/ }).waitFor();
    await page.getByRole('link', { name: 'Log In' }).click();
    await page.getByRole('heading', { name: 'Welcome Back!' }).waitFor();
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await page.getByRole('link', { name: 'Start Connecting Today' }).click();
    await page.getByRole('heading', { name: 'Join Nestmates' }).waitFor();
  });

  test('a zip code from the landing page is answered, and known to onboarding', async ({ page }) => {
    await page.goto('/');
    await page.getByLabel('Your ZIP code').fill('11238');
    await page.getByRole('button', { name: 'See who is near' }).click();
    await page.getByText(/^More than \d+ mothers near 11238\.$/).waitFor();
    await signUp(page, newcomer());
    await page.getByLabel('First name').fill('Thea');
    await choose(page, 'Age', '33');
    await page.getByText('Home Brooklyn, NY, 11238').waitFor();
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.waitForURL('**/intake-parenting');
  });

  test('a newcomer registers, logs out and logs in', async ({ page }) => {
    const login = newcomer();
    await register(page, login);
    await seeText(page, 'Your account has been created successfully.');
    await page.request.post('/api/logout');
    await logIn(page, login);
    await seeText(page, "You've been successfully logged in.");
    await page.waitForURL('**/intake-basic');
  });

  test('a wrong password is one sentence, and what was typed stays', async ({ page }) => {
    await logIn(page, { ...ana, password: 'Wrong-one-1' });
    await seeText(page, 'Invalid email or password');
    expect(await page.getByLabel('Email', { exact: true }).inputValue()).toBe(ana.email);
  });

  test('a forgotten password is reset by the link in an e-mail, once', async ({ page }) => {
    const login = newcomer();
    await register(page, login);
    await page.request.post('/api/logout');
    await page.goto('/auth');
    await page.getByText('Forgot your password?').click();
    await page.getByLabel('Email Address').fill(login.email);
    await page.getByRole('button', { name: 'Send Reset Link' }).click();
    await seeText(page, 'Password reset email sent');

    const link = await linkTo('/reset-password', page, login.email);
    await page.goto(link);
    await page.getByLabel('New Password', { exact: true }).fill('Nestlings2?');
    await page.getByLabel('Confirm Password', { exact: true }).fill('Nestlings2?');
    await page.getByRole('button', { name: 'Reset Password' }).click();
    await seeText(page, 'Password Reset Complete');
    await page.getByRole('link', { name: 'Go to Login' }).click();
    await logIn(page, { ...login, password: 'Nestlings2?' });
    await page.waitForURL('**/intake-basic');

    await page.goto(link);
    await seeText(page, 'This password reset link is invalid or has expired.');
    await seeText(page, 'This password reset link was used already.');
  });

  test('a newcomer verifies her e-mail by the link in her e-mail, and is asked no more', async ({ page }) => {
    const login = await finishedMember(page);
    await page.goto('/dashboard');
    await page.getByText('Verify your email').waitFor();
    await page.goto(await linkTo('/verify-email', page, login.email));
    await page.getByRole('heading', { name: 'Email verified' }).waitFor();
    await page.getByRole('link', { name: 'Continue' }).click();
    await page.getByRole('heading', { name: 'Hi Thea!' }).waitFor();
    expect(await page.getByText('Verify your email').count()).toBe(0);
    await page.goto('/account');
    await page.getByText('Verified', { exact: true }).waitFor();
  });

  test('a member finds her way in, around and out', async ({ page }) => {
    await logIn(page, ana);
    await page.waitForURL('**/dashboard');
    await page.getByRole('heading', { name: 'Hi Ana!' }).waitFor();
    await (await openMenu(page)).getByRole('link', { name: 'Account Settings' }).click();
    await seeText(page, ana.email);
    await (await openMenu(page)).getByRole('button', { name: 'Logout' }).click();
    await seeText(page, "You've been successfully logged out.");
    await page.waitForURL((url) => url.pathname === '/');
  });

  test('a member changes her password and is asked for the new one', async ({ page }) => {
    const login = await finishedMember(page);
    await page.goto('/account');
    await page.getByRole('link', { name: 'Change Password' }).click();
    await page.waitForURL('**/account/password');
    await page.getByLabel('Current Password', { exact: true }).fill(login.password);
    await page.getByLabel('New Password', { exact: true }).fill('Nestlings2?');
    await page.getByLabel(/^Confirm/).fill('Nestlings2?');
    await page.getByRole('button', { name: 'Change Password' }).click();
    await seeText(page, 'Your password has been changed.');
    await page.request.post('/api/logout');
    await logIn(page, { ...login, password: 'Nestlings2?' });
    await page.waitForURL('**/dashboard');
  });

  test('a tab becomes hers who logs in at another one, so that nothing is saved as the wrong member', async ({
    page,
  }) => {
    const other = await page.context().newPage();
    await finishedMember(page, 'Tess');
    await page.goto('/edit-profile');
    await page.getByLabel('Bio').fill('This is about Tess and nobody else.');
    await page.context().addCookies(await cookiesOf(ana, new URL(page.url()).origin));
    await other.goto('/dashboard');
    await other.getByRole('heading', { name: 'Hi Ana!' }).waitFor();
    await expect.poll(() => page.getByLabel('First name').inputValue()).toBe('Ana');
    expect(await page.getByLabel('Bio').inputValue()).not.toContain('Tess');
  });

  test('a tab at the login follows when another tab logs in, and when it logs out', async ({ page }) => {
    const other = await page.context().newPage();
    await other.goto('/auth');
    await other.getByRole('heading', { name: 'Welcome Back!' }).waitFor();
    await logIn(page, ana);
    await page.waitForURL('**/dashboard');
    await other.getByRole('heading', { name: 'Hi Ana!' }).waitFor();
    await (await openMenu(page)).getByRole('button', { name: 'Logout' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    await other.waitForURL('**/auth');
  });

  test('nothing that was typed stays in the browser after logging out', async ({ page }) => {
    await finishedMember(page);
    await page.goto('/edit-profile');
    await page.getByLabel('Bio').fill('Half a sentence that nobody else should read.');
    const stored = () => page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
    await expect.poll(stored).toContain('Half a sentence');
    // The footer of the form stands in place of the tab bar.
    await page.getByRole('link', { name: 'Back to Me' }).click();
    await (await openMenu(page)).getByRole('button', { name: 'Logout' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    expect(await stored()).not.toContain('Half a sentence');
  });

  test('a member deletes her account, and it is gone', async ({ page }) => {
    const login = await finishedMember(page);
    await page.goto('/account');
    await page.getByRole('link', { name: 'Delete Account' }).click();
    await page.getByRole('button', { name: 'Delete Account' }).click();
    await page.getByRole('alertdialog', { name: 'Are you absolutely sure?' }).waitFor();
    await page.getByRole('button', { name: 'Yes, delete my account' }).click();
    await page.getByRole('dialog').getByLabel('Your Password', { exact: true }).fill(login.password);
    await page.getByRole('button', { name: 'Confirm', exact: true }).click();
    await page.waitForURL((url) => url.pathname === '/');
    await logIn(page, login);
    await seeText(page, 'Invalid email or password');
  });
});
