import { expect, it } from 'vitest';
import { begunText, factText, stepText, timeOfThing } from './evidence-words.ts';
import { sampleThings } from './sample-things.ts';

it.each([
  ['swap', 'confirmed', 'Confirmed'],
  ['playdate', 'expired', 'Not answered'],
  ['listing', 'active', 'Active'],
  ['order', 'pending_shipment', 'Pending Shipment'],
] as const)('says the state of a %s in words: %s', (kind, value, words) => {
  expect(factText(kind, { label: 'Status', value, is: 'state' })).toBe(words);
});

it('says moments in words, and leaves words alone', () => {
  const moment = { label: 'Time', value: '2026-06-04T14:10:00Z', is: 'moment' } as const;
  expect(factText('swap', moment)).toMatch(/^June 4, 2026 at \d+:10 [AP]M$/);
  expect(factText('listing', { label: 'Brand', value: 'active' })).toBe('active');
  expect(begunText('listing', moment.value)).toMatch(/^Offered on June 4, 2026 at/);
});

it('says who did a step of an order, where it was somebody', () => {
  const step = { at: '2026-06-04T14:10:00Z', text: null };
  expect(stepText({ ...step, action: 'ship', by: 'seller' })).toBe('Shipped, by the seller');
  expect(stepText({ ...step, action: 'autoRelease', by: 'clock' })).toBe('Released by itself');
});

it('has no name of a machine in what an administrator reads of a thing', () => {
  for (const { kind, kept } of sampleThings) {
    const read = [...kept.facts.map((fact) => factText(kind, fact)), ...(kept.steps ?? []).map(stepText)];
    expect(read.join(' ')).not.toMatch(/_|\d{4}-\d\d-\d\d|[a-z][A-Z]|clock/);
  }
});

it('tells swaps and playdates apart by their time', () => {
  const swap = sampleThings.find(({ kind }) => kind === 'swap');
  expect(timeOfThing(swap?.kept ?? null)).toMatch(/^June 6, 2026 at/);
  expect(timeOfThing(null)).toBeUndefined();
});
