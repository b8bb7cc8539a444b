import { days, seconds } from '@nestmates/domain/platform/shared/time.ts';
import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { test } from './setup/phone.ts';
import { acceptSwap, askForSwap, chooseDay, logIn, namePlace, swapAt } from './setup/swaps.ts';

/** The clock of all processes of the server, not of the phones. */
async function moveClock(page: Page, milliseconds: number): Promise<void> {
  const reply = await page.request.post('/sandbox/clock', {
    data: { advanceSeconds: milliseconds / seconds(1) },
  });
  expect(await reply.json()).toMatchObject({ isDone: true });
}

/** What stands on tomorrow in the member's calendar. */
async function openTomorrow(page: Page): Promise<void> {
  const day = await page.evaluate(() => {
    const now = new Date();
    return new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1, 12).toISOString().slice(0, 10);
  });
  await page.goto(`/calendar?day=${day}`);
}

async function sayItHappened(page: Page, location: string): Promise<void> {
  await page.goto('/babysitting-swaps?tab=past');
  const swap = swapAt(page, location);
  await swap.getByText('reads your answer once she has given hers.').waitFor();
  await swap.getByRole('button', { name: 'Yes' }).click();
}

/** The only question in the member's notifications. */
async function answerUnderTheBell(page: Page): Promise<void> {
  await page.goto('/notifications');
  await page.getByText('reads your answer once she has given hers.').waitFor();
  await page.getByRole('button', { name: 'It happened' }).click();
  await page.getByText('You said that it happened').waitFor();
}

describe('two babysitting swaps', () => {
  test('are asked for, accepted, in both calendars, answered by both, and counted', async ({ takePhone }) => {
    const [hers, others] = [await takePhone(), await takePhone()];
    await logIn(hers, 'ana');
    await logIn(others, 'bea');
    await hers.goto('/matches');
    const connection = hers.getByRole('article', { name: /^Bea,/ });
    await connection.getByRole('button').click();
    await connection.getByRole('link', { name: 'Request Babysitting Swap' }).click();
    await hers.getByRole('checkbox', { name: 'Another beginning' }).check();
    await chooseDay(hers, 'Date and time', 1);
    await namePlace(hers, 'The carousel');
    await hers.getByRole('button', { name: 'Change whom to call and sitter cards' }).click();
    await hers.getByLabel('Emergency contact').fill('512 555 0100');
    await hers.getByRole('checkbox').first().check();
    await hers.getByRole('button', { name: 'Send to Bea' }).click();
    await swapAt(hers, 'The carousel')
      .getByText(/^You asked Bea for/)
      .waitFor();
    // The second is the other way round, and needs no form.
    await askForSwap(others, 'Ana', { location: 'The boathouse', date: new Date(Date.now() + days(1.2)) });

    for (const [page, location] of [
      [others, 'The carousel'],
      [hers, 'The boathouse'],
    ] as const) {
      await page.goto('/babysitting-swaps');
      await acceptSwap(page, location);
      await swapAt(page, location).waitFor({ state: 'detached' });
    }
    for (const [page, other] of [
      [hers, 'Bea'],
      [others, 'Ana'],
    ] as const) {
      await openTomorrow(page);
      await page
        .getByRole('button', { name: `Babysitting swap with ${other}` })
        .first()
        .waitFor();
    }

    await moveClock(hers, days(3));
    for (const location of ['The carousel', 'The boathouse']) {
      await sayItHappened(hers, location);
      await swapAt(hers, location)
        .getByText('You said that it happened. Bea has not answered yet.')
        .waitFor();
      if (location === 'The carousel') await sayItHappened(others, location);
      else {
        await answerUnderTheBell(others);
        await others.goto('/babysitting-swaps?tab=past');
      }
      await swapAt(others, location).getByText('You both said that it happened.').waitFor();
    }
    await hers.goto('/matches');
    // Two of one day count once, and when they are depends on the hour of the run.
    await hers
      .getByRole('article', { name: /^Bea,/ })
      .getByText(/[12] swaps? done/)
      .waitFor();
    await others.goto('/edit-profile');
    await others.getByText(/[12] swaps? done/).waitFor();
  });
});
