import type { Page } from 'playwright';
import type { Thumb } from './thumb.ts';

interface Newcomer {
  readonly email: string;
  readonly firstName: string;
  readonly zipCode: string;
  /** The one of that zip code, which the page fills in. */
  readonly city: string;
}

const chip = (page: Page, name: string) =>
  page.getByRole('checkbox', { name, exact: true }).or(page.getByRole('radio', { name, exact: true }));

/** The newcomer answers no more than is asked for, from the landing page to the first deck. */
export async function signUp(
  page: Page,
  { tap, tapLink, tapButton, type, ready }: Thumb,
  { email, firstName, zipCode, city }: Newcomer,
): Promise<void> {
  await tapLink('Get Started');

  await type('Email', email);
  await type('Password', 'Nestling1!');
  await type('Confirm Password', 'Nestling1!');
  await tap(page.getByRole('checkbox'));
  await tapButton('Create Account');

  await type('First name', firstName);
  await tap(page.getByRole('combobox', { name: 'Age' }));
  await tap(page.getByRole('option', { name: '33', exact: true }));
  await tapButton('Continue');
  await type('Zip code', zipCode);
  await page.waitForFunction(
    (expected) =>
      document.querySelector<HTMLInputElement>('[role="combobox"][name="city"]')?.value === expected,
    city,
  );
  await tapButton('Continue');

  for (const answer of ['Gentle', 'Tuesday', 'Playdates']) {
    await tap(chip(page, answer));
    await tapButton('Continue');
  }
  await tap(chip(page, 'Girl'));
  await tapButton('Complete Setup');
  await type('Bio', 'Walks, books and coffee.');
  await tapButton('Finish Setup');

  const done = page.getByRole('dialog', { name: /mothers?/ });
  await ready(done);
  await tap(done.getByRole('link', { name: /^Meet/ }));
  await page.waitForURL('**/browse');
}
