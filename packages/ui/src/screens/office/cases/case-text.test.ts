import { expect, it } from 'vitest';
import { ageText, changeSinceSeen, claimText, decideText, reasonsOf, stateLabel } from './case-text.ts';
import { sampleCasePages } from './sample-case-pages.ts';
import { sampleCases } from './sample-cases.ts';

const now = new Date('2026-06-04T12:00:00Z');

it.each([
  ['2026-06-04T12:00:30Z', '0 min'],
  ['2026-06-04T11:01:00Z', '59 min'],
  ['2026-06-04T11:00:00Z', '1 h'],
  ['2026-06-03T12:00:01Z', '23 h'],
  ['2026-06-03T12:00:00Z', '1 day'],
  ['2026-06-01T13:00:00Z', '2 days'],
])('says how long ago %s was', (at, words) => {
  expect(ageText(at, now)).toBe(words);
});

it('says who looks', () => {
  expect(claimText({ id: 9, firstName: 'Sara' }, 9)).toBe('You are looking');
  expect(claimText({ id: 9, firstName: 'Sara' }, 8)).toBe('Sara is looking');
  expect(claimText(undefined, 8)).toBeUndefined();
});

it('calls only an open case urgent', () => {
  expect(stateLabel(sampleCases.urgent).words).toBe('Urgent');
  expect(stateLabel({ ...sampleCases.urgent, state: 'decided' }).words).toBe('Decided');
  expect(reasonsOf({ categories: [] })).toBe('No open report');
});

it('promises to tell only what is told, and only whom there is', () => {
  const { member } = sampleCases.scam;
  expect(decideText('warn', member)).toBe('Warn and Tell Leah');
  expect(decideText('dismiss', member)).toBe('Dismiss the Case');
  expect(decideText('remove', null)).toBe('Remove the Case');
});

it('wants another look after what others did, but not after notes and claims', () => {
  const page = sampleCasePages.open;
  expect(changeSinceSeen(page, 1)?.what).toBe('a report came in');
  expect(changeSinceSeen(page, 2)).toBeUndefined();
});
