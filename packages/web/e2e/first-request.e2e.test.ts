import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';
import { followMoment } from './setup/close-moment.ts';
import { test } from './setup/phone.ts';

/** Counts what a thumb does: each tap, and each character that is typed. */
function thumb(page: Page) {
  const count = { taps: 0, characters: 0 };
  const tap = async (target: Locator) => {
    count.taps += 1;
    await target.tap();
  };
  return {
    count,
    tap,
    tapButton: (name: string) => tap(page.getByRole('button', { name, exact: true })),
    async type(field: string, text: string) {
      await tap(page.getByLabel(field, { exact: true }));
      count.characters += text.length;
      await page.keyboard.type(text);
    },
  };
}

const chip = (page: Page, name: string) =>
  page.getByRole('checkbox', { name, exact: true }).or(page.getByRole('radio', { name, exact: true }));

test('a newcomer asks a first mother within 24 taps and 70 characters', async ({ page }) => {
  const { count, tap, tapButton, type } = thumb(page);
  await page.goto('/');
  await tap(page.getByRole('link', { name: 'Get Started', exact: true }));

  await type('Email', 'thea@mail.test');
  await type('Password', 'Nestling1!');
  await type('Confirm Password', 'Nestling1!');
  await tap(page.getByRole('checkbox'));
  await tapButton('Create Account');

  await type('First name', 'Thea');
  await tap(page.getByRole('combobox', { name: 'Age' }));
  await tap(page.getByRole('option', { name: '33', exact: true }));
  await tapButton('Continue');
  await type('Zip code', '11238');
  await expect.poll(() => page.getByRole('combobox', { name: 'City' }).inputValue()).toBe('Brooklyn');
  await tapButton('Continue');

  for (const answer of ['Gentle', 'Tuesday', 'Playdates']) {
    await tap(chip(page, answer));
    await tapButton('Continue');
  }

  await tap(chip(page, 'Girl'));
  await tapButton('Complete Setup');

  await type('Bio', 'Walks, books and coffee.');
  await tapButton('Finish Setup');

  const done = page.getByRole('dialog', { name: /^Four mothers/ });
  await done.waitFor();
  count.taps += 1;
  await followMoment(done, 'Meet them');
  await page.waitForURL('**/browse');
  const asked = page.waitForResponse('**/api/connections/request');
  await tapButton('Connect');
  expect((await asked).ok()).toBe(true);

  expect(count.taps).toBeLessThanOrEqual(24);
  expect(count.characters).toBeLessThanOrEqual(70);
});
