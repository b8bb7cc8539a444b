import { expect, it } from 'vitest';
import {
  alreadyReported,
  isHideable,
  keyOfThing,
  ownThing,
  publicThingKinds,
  requireOpenReport,
  thingKinds,
  tooManyReports,
  withMoreWords,
} from './report.ts';

it('can be changed until somebody has looked at it', () => {
  expect(() => requireOpenReport({ state: 'received' })).not.toThrow();
  expect(() => requireOpenReport({ state: 'withdrawn' })).toThrow('You have withdrawn this report.');
  expect(() => requireOpenReport({ state: 'looked-at' })).toThrow('Somebody has looked at this report');
  expect(() => requireOpenReport(undefined)).toThrow('could not find this report');
});

it('takes more words, up to a thousand characters in all', () => {
  expect(withMoreWords(null, 'Loudly.')).toBe('Loudly.');
  expect(withMoreWords('She shouts.', 'Loudly.')).toBe('She shouts.\n\nLoudly.');
  expect(withMoreWords('x'.repeat(997), 'y')).toHaveLength(1000);
  expect(() => withMoreWords('x'.repeat(998), 'y')).toThrow(
    expect.objectContaining({
      message: expect.stringContaining('at most 1,000'),
      details: { issues: [{ path: 'words', message: expect.stringContaining('Together with') }] },
    }),
  );
});

it('is refused in a sentence of its own for each reason', () => {
  const refusals = [alreadyReported(), ownThing(), tooManyReports({ retryAfterSeconds: 60 })];
  expect(refusals.map(({ code }) => code)).toEqual(['ALREADY_REPORTED', 'OWN_THING', 'RATE_LIMITED']);
  expect(refusals[2]?.details.retryAfterSeconds).toBe(60);
  expect(keyOfThing({ kind: 'photo', id: 'a' })).toBe('photo a');
});

it.each([
  ['photo', true],
  ['message', true],
  ['check-in', true],
  ['listing', true],
  ['shop', true],
  ['review', true],
  ['member', false],
  ['swap', false],
  ['playdate', false],
  ['order', false],
] as const)('%s can be hidden: %s', (kind, expected) => {
  expect(isHideable({ kind })).toBe(expected);
});

it('can be sent without an account of what everybody is shown', () => {
  expect(thingKinds.filter((kind) => publicThingKinds.some((each) => each === kind))).toEqual([
    'member',
    'listing',
    'shop',
  ]);
});
