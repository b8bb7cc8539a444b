import { expect, it } from 'vitest';
import { sampleSwaps } from './sample-swaps.ts';
import { swapSentence } from './swap-sentence.ts';

const { amara, priya, hannah, priyaConfirmed, hannahPast, maria, mei } = sampleSwaps;
const read = (...given: Parameters<typeof swapSentence>) => {
  const { before, when, after } = swapSentence(...given);
  return `${before} ${when} ${after}`;
};
const own = [
  { id: 21, name: 'Mateo' },
  { id: 22, name: 'Luca' },
  { id: 23, name: null },
];
const theirs = { of: amara.user.id };

it.each([
  [
    'who is asked',
    read({ ...amara, place: { of: 1 } }),
    /^Amara asks you for Saturday, June 6, 2 to 4 PM\. Her boy, 3, at your place\.$/,
  ],
  [
    'who asks',
    read(priya),
    /^You asked Priya for Tuesday, June 9, 9:30 to 11:30 AM\. Your children, 4 and 1, at /,
  ],
  ['who babysits', read(hannah), /^You babysit for Hannah on Friday, June 5, 10 AM to noon\. Her boy, 3, /],
  [
    'for whom',
    read(priyaConfirmed),
    /^Priya babysits for you on Saturday, June 13, 3 to 5 PM\. Your girl, 4, /,
  ],
  ['the place of the other', read({ ...amara, place: theirs }), /at Amara’s place\.$/],
  ['children who are not there any more', read(mei), /Her children, at Library\.$/],
  ['three children', read(maria), /Her children, 11, 11, and under 1, at /],
])('tells %s', (_, sentence, expected) => {
  expect(sentence).toMatch(expected);
});

it('names own children only where each of them has a name', () => {
  expect(read({ ...priya, childIds: [21, 22] }, { own })).toContain('Mateo and Luca, at');
  expect(read({ ...priya, childIds: [21, 23] }, { own })).toContain('Your children, 4 and 1, at');
  expect(read({ ...priya, childIds: [21, 99] }, { own })).toContain('Your children, 4 and 1, at');
  expect(read({ ...amara, childIds: [21] }, { own })).toContain('Her boy, 3, at');
});

it('does not choose one of several times', () => {
  const { times } = amara;
  const three = [...times, ...times, ...times];
  expect(read({ ...amara, times: three })).toContain('Amara asks you for one of three times. Her boy');
  expect(read({ ...hannah, times: three })).toContain('Friday, June 5');
});

it('says it where it goes on over midnight', () => {
  const night = {
    date: new Date(2026, 5, 6, 22).toISOString(),
    until: new Date(2026, 5, 7, 1).toISOString(),
  };
  expect(read({ ...amara, ...night, times: [{ ...night, passed: false }] })).toContain(
    'Saturday, June 6, 10 PM to 1 AM on Sunday.',
  );
});

it('claims that it happened only after the member has said so', () => {
  expect(read(hannahPast, { isPast: true })).toMatch(/^You had agreed to babysit for Hannah on/);
  const said = { ...hannahPast, outcomes: { mine: 'yes', theirs: null } } as const;
  expect(read(said, { isPast: true })).toMatch(/^You babysat for Hannah on/);
  expect(read({ ...said, direction: 'sent' }, { isPast: true })).toMatch(/^Hannah babysat for you on/);
});
