import { expect, it } from 'vitest';
import { unclaimedEmails } from './unclaimed.ts';

const facts = { memberId: 1, to: 'ana@example.com', firstName: 'Ana', cents: 4626 };

it.each([
  [false, false],
  [true, true],
])('who has come back reads that payouts are held only where they are: %s', (isHeld, says) => {
  const { paragraphs } = unclaimedEmails.kept.words({ ...facts, isHeld });
  expect(/payouts are held/.test(paragraphs.join(' '))).toBe(says);
});

it.each([0, 4626])('nothing is told once nothing is kept: %i', async (cents) => {
  const store = { keptFactsOf: async () => ({ ...facts, cents, isHeld: false }) };
  const found = await unclaimedEmails.kept.facts(store, { memberId: 1 }, new Date());
  expect(found?.cents).toBe(cents || undefined);
});
