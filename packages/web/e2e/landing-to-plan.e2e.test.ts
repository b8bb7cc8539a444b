import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { signUp } from './jobs/sign-up.ts';
import { thumb } from './jobs/thumb.ts';
import { closeMoment } from './setup/close-moment.ts';
import { finishedMember } from './setup/newcomer.ts';
import { test } from './setup/phone.ts';

/** No demo member lives in these towns, so those of a test are each other's best matches. */
const juneau = { state: 'AK', city: 'Juneau', zipCode: '99801' };
const nome = { state: 'AK', city: 'Nome', zipCode: '99762' };
const anchorage = { state: 'AK', city: 'Anchorage', zipCode: '99501' };
type Town = typeof juneau;

type Kind = 'Swap' | 'Playdate';

interface Side {
  readonly page: Page;
  readonly email: string;
  readonly name: string;
  readonly id: number;
}

const read = async (page: Page, path: string) => (await page.request.get(path)).json();
const sideOf = async (page: Page): Promise<Side> => {
  const { id, email, firstName } = await read(page, '/api/me');
  return { page, email, id, name: firstName };
};

/** Two who have unlocked everything, and whom the deck of a neighbor has by now. */
async function neighbors(takePhone: () => Promise<Page>, town: Town): Promise<readonly Side[]> {
  const sides: Side[] = [];
  for (const firstName of ['Petra', 'Quinn']) {
    const page = await takePhone();
    await finishedMember(page, firstName, town);
    expect((await page.request.post('/api/unlock', { data: { code: 'EARLYBIRD' } })).ok()).toBe(true);
    sides.push(await sideOf(page));
  }
  for (const { page, name } of sides) {
    const names = async (): Promise<readonly string[]> => {
      const { matches } = await (await page.request.post('/api/match/calculate')).json();
      return matches.map(({ user }: { user: { firstName: string } }) => user.firstName);
    };
    await expect.poll(names).toContain(name === 'Petra' ? 'Quinn' : 'Petra');
  }
  return sides;
}

/** A newcomer comes from the landing page, and connects with whoever stands first in the deck. */
async function arrive(
  takePhone: () => Promise<Page>,
  town: Town,
): Promise<{ readonly newcomer: Side; readonly neighbor: Side }> {
  const sides = await neighbors(takePhone, town);
  const page = await takePhone();
  const email = `${randomUUID()}@nestmates.test`;
  await page.goto('/');
  const by = thumb(page);
  await signUp(page, by, { email, firstName: 'Thea', ...town });
  const card = page.getByRole('article', { name: /^(?:Petra|Quinn),/ });
  const words = await card.getAttribute('aria-label');
  await by.ready(card);
  await by.send('/api/connections/request', () => by.tapButton('Connect'));
  const neighbor = sides.find(({ name }) => words?.startsWith(name)) as Side;
  await neighbor.page.goto('/connection-requests');
  await neighbor.page.getByRole('button', { name: 'Accept' }).click();
  await closeMoment(neighbor.page.getByRole('dialog', { name: 'It’s a match' }), 'Close');
  await closeMoment(page.getByRole('dialog', { name: 'It’s a match' }), 'Close');
  return { newcomer: await sideOf(page), neighbor };
}

/** Opens the card of a plan in the thread with the other. */
async function openCard({ page }: Side, other: Side, kind: Kind): Promise<void> {
  await page.goto(`/messages/${other.id}`);
  await page.getByRole('button', { name: `Plan with ${other.name}` }).click();
  await page.getByRole('link', { name: new RegExp(`^${kind}`) }).click();
}

async function send({ page }: Side, other: Side, reply: string): Promise<void> {
  await page.getByRole('radio', { name: 'My place' }).check();
  const sent = page.waitForResponse(`**${reply}`);
  await page.getByRole('button', { name: `Send to ${other.name}` }).click();
  expect((await sent).ok()).toBe(true);
}

/** A swap at the place of whoever asks. */
async function askForSwap(asking: Side, other: Side): Promise<void> {
  await openCard(asking, other, 'Swap');
  const { page } = asking;
  await page.getByRole('checkbox', { name: /^Girl, /, checked: true }).waitFor();
  await page.getByRole('radio', { name: /^Tuesday/ }).check();
  await page.getByLabel('Emergency contact').fill('512 555 0100');
  await send(asking, other, '/api/swaps/request');
}

/** A playdate at the place of whoever suggests it. */
async function suggestPlaydate(asking: Side, other: Side): Promise<void> {
  await openCard(asking, other, 'Playdate');
  await asking.page.getByRole('radio', { name: /^Tuesday/ }).check();
  await send(asking, other, '/api/suggest-meetup');
}

/** Taken in the thread, of which Free sees the waves and plans. */
async function accept({ page }: Side, other: Side): Promise<void> {
  await page.goto(`/messages/${other.id}`);
  const answered = page.waitForResponse((reply) => /\/(?:respond|accept)$/.test(reply.url()));
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Accept/ })
    .first()
    .click();
  expect((await answered).ok()).toBe(true);
  await closeMoment(page.getByRole('dialog', { name: /is (?:agreed|planned)$/ }), 'Close');
}

/** What became of the request stands where it was. */
async function acceptSwap(side: Side, other: Side): Promise<void> {
  await accept(side, other);
  await side.page.getByRole('link', { name: `You babysit for ${other.name} on` }).waitFor();
}

const pages = [
  '/dashboard',
  '/babysitting-swaps',
  '/babysitting-swaps?tab=confirmed',
  '/playdates?tab=scheduled',
  '/calendar',
  '/notifications',
] as const;

/** What stands on the pages of the plan, in the thread, and in the letters. */
async function wordsOf({ page, email }: Side, other: Side): Promise<string> {
  const letters: { to: string; subject: string; text: string }[] = await read(page, '/sandbox/mailbox.json');
  const words = letters.filter(({ to }) => to === email).map(({ subject, text }) => `${subject}\n${text}`);
  for (const path of [...pages, `/messages/${other.id}`]) {
    await page.goto(path);
    // Not by their roles, which an open moment takes from what is behind it.
    await page.locator('h1').first().waitFor();
    await page.waitForLoadState('networkidle');
    words.push(...(await page.locator('main, [role="dialog"]').allTextContents()));
  }
  return words.join('\n');
}

/** The card of the plan in the list of the plans of its kind, which both may read. */
async function cardOf({ page }: Side, other: Side, kind: Kind): Promise<string> {
  await page.goto(kind === 'Swap' ? '/babysitting-swaps?tab=confirmed' : '/playdates?tab=scheduled');
  const card = page.locator('main article').filter({ hasText: other.name });
  await card.waitFor();
  return (await card.textContent()) ?? '';
}

const own = /\b(?:my|our|your) place\b/i;

/** The place of the owner is named by name to the other, and to nobody else. */
async function expectEachReadsItsOwn(owner: Side, other: Side, kind: Kind): Promise<void> {
  expect(await cardOf(owner, other, kind)).toMatch(own);
  expect(await cardOf(other, owner, kind)).toContain(`${owner.name}’s place`);
  expect(await wordsOf(owner, other)).not.toContain(`${owner.name}’s place`);
  expect(await wordsOf(other, owner)).not.toMatch(own);
}

async function takePro({ page }: Side): Promise<void> {
  await page.goto('/subscribe');
  await page.getByRole('button', { name: 'Choose Pro' }).click();
  await page.getByRole('button', { name: 'Pay $7.99' }).click();
  await page.getByText('Subscription activated!', { exact: true }).waitFor();
}

describe('from the landing page to an answered plan', () => {
  test('without a plan: she is asked for a swap, and answers it in the thread', async ({ takePhone }) => {
    const { newcomer, neighbor } = await arrive(takePhone, juneau);
    await askForSwap(neighbor, newcomer);
    await acceptSwap(newcomer, neighbor);
    await expectEachReadsItsOwn(neighbor, newcomer, 'Swap');
  });

  test('with Pro: she asks for a swap, which is answered in the thread', async ({ takePhone }) => {
    const { newcomer, neighbor } = await arrive(takePhone, nome);
    await takePro(newcomer);
    await askForSwap(newcomer, neighbor);
    await acceptSwap(neighbor, newcomer);
    await expectEachReadsItsOwn(newcomer, neighbor, 'Swap');
  });

  test('with Pro: a playdate is suggested to her, and she answers in the thread', async ({ takePhone }) => {
    const { newcomer, neighbor } = await arrive(takePhone, anchorage);
    await takePro(newcomer);
    await suggestPlaydate(neighbor, newcomer);
    await accept(newcomer, neighbor);
    await expectEachReadsItsOwn(neighbor, newcomer, 'Playdate');
  });
});
