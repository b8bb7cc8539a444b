import {
  addDays,
  type CalendarDate,
  lastOf,
  monthAfter,
} from '@nestmates/domain/platform/dates/calendar-date.ts';
import { instantOf } from '@nestmates/domain/platform/dates/zoned-time.ts';
import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { test } from './setup/phone.ts';

const password = 'Nestmates1!';
const today = new Date().toISOString().slice(0, 10);

async function openDay(page: Page, day: CalendarDate): Promise<void> {
  const reply = await page.request.post('/api/login', { data: { email: 'dana@nestmates.test', password } });
  expect(reply.ok()).toBe(true);
  await page.goto(`/calendar?day=${day}`);
}

/** "Sunday, March 14" */
const nameOf = (day: CalendarDate): string =>
  new Date(day).toLocaleDateString('en-US', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  });

const eventOn = (page: Page, day: CalendarDate, title: string) =>
  page.getByRole('region', { name: nameOf(day), exact: true }).getByRole('button', { name: title });

/** Swaps the shown day for another by the address, as a link to it does. */
async function expectOn(page: Page, day: CalendarDate, title: string, time: RegExp): Promise<void> {
  await page.goto(`/calendar?day=${day}`);
  await eventOn(page, day, title).filter({ hasText: time }).waitFor();
}

async function expectNothingOn(page: Page, day: CalendarDate, title: string): Promise<void> {
  await page.goto(`/calendar?day=${day}`);
  await page
    .getByRole('region', { name: nameOf(day), exact: true })
    .getByText('This day is free.')
    .waitFor();
  expect(await eventOn(page, day, title).count()).toBe(0);
}

const isClockChange = (day: CalendarDate, timeZone: string): boolean =>
  instantOf(`${addDays(day, 1)}T00:00`, timeZone).getTime() -
    instantOf(`${day}T00:00`, timeZone).getTime() !==
  86_400_000;

const daysAhead = Array.from({ length: 4 * 366 }, (_, count) => addDays(today, count + 14));
const firstAhead = (is: (day: CalendarDate) => boolean): CalendarDate =>
  daysAhead.find(is) ?? addDays(today, 14);

const endOfMonth = lastOf(monthAfter(today.slice(0, 7)));
const leapDay = firstAhead((day) => day.endsWith('02-29'));

describe('the calendar', () => {
  test('keeps an event of every week, of which one moves and the rest end', async ({ page }) => {
    const day = addDays(endOfMonth, 2);
    const [second, third] = [addDays(day, 7), addDays(day, 14)];
    await openDay(page, day);
    await page.getByRole('button', { name: 'Add Event' }).click();
    await page.getByLabel('Title').fill('Trumpet');
    await page.getByRole('radio', { name: 'Every week' }).check();
    await page.getByLabel('Repeat until').click();
    const picker = page.getByRole('dialog', { name: 'Repeat until' });
    await picker.getByRole('button', { name: `${nameOf(third)}, ${third.slice(0, 4)}` }).click();
    await page.getByRole('dialog', { name: 'Add Event' }).getByRole('button', { name: 'Save' }).click();
    await page.getByText('Event created', { exact: true }).waitFor();
    for (const each of [third, second, day]) await expectOn(page, each, 'Trumpet', /9:00\sAM/);

    await expectOn(page, second, 'Trumpet', /9:00\sAM/);
    await eventOn(page, second, 'Trumpet').click();
    await page.getByRole('button', { name: 'Edit' }).click();
    await page.getByLabel('Title').fill('Trumpet at home');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Event saved', { exact: true }).waitFor();
    await eventOn(page, second, 'Trumpet at home').waitFor();
    await expectOn(page, day, 'Trumpet', /9:00\sAM/);

    await expectOn(page, second, 'Trumpet at home', /9:00\sAM/);
    await eventOn(page, second, 'Trumpet at home').click();
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('button', { name: 'This and the following' }).click();
    await eventOn(page, second, 'Trumpet at home').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Undo' }).click();
    await eventOn(page, second, 'Trumpet at home').waitFor();
    await eventOn(page, second, 'Trumpet at home').click();
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('button', { name: 'This and the following' }).click();
    await eventOn(page, second, 'Trumpet at home').waitFor({ state: 'detached' });
    await expectNothingOn(page, third, 'Trumpet');
    await expectOn(page, day, 'Trumpet', /9:00\sAM/);
  });

  test.for(['America/Los_Angeles', 'America/New_York', 'Asia/Kolkata', 'Pacific/Kiritimati'])(
    'shows at nine what is entered at nine: %s',
    async (timeZone, { takePhone }) => {
      const page = await takePhone({ timezoneId: timeZone });
      const change = firstAhead((day) => isClockChange(day, timeZone));
      for (const day of new Set([change, endOfMonth, addDays(endOfMonth, 1), leapDay])) {
        const title = `Nine ${timeZone}`;
        await openDay(page, day);
        await page.getByRole('button', { name: 'Add Event' }).click();
        await page.getByLabel('Title').fill(title);
        await page.getByRole('button', { name: 'Save' }).click();
        await page.getByText('Event created', { exact: true }).waitFor();
        await eventOn(page, day, title)
          .filter({ hasText: /9:00\sAM/ })
          .waitFor();
        const weekly = { title: `Weekly ${timeZone}`, date: `${addDays(day, -7)}T09:00`, timeZone };
        const until = addDays(day, 7);
        const added = await page.request.post('/api/calendar', {
          data: { ...weekly, repeat: 'weekly', until },
        });
        expect(added.ok()).toBe(true);
        for (const each of [day, until]) await expectOn(page, each, weekly.title, /9:00\sAM/);
      }
    },
  );
});
