import { expect, it } from 'vitest';
import { states } from './states.ts';
import { stateOfZip } from './zip-states.ts';

it.each([
  ['00501', 'NY'],
  ['05501', 'MA'],
  ['05601', 'VT'],
  ['11238', 'NY'],
  ['20001', 'DC'],
  ['20101', 'VA'],
  ['73301', 'TX'],
  ['73401', 'OK'],
  ['99723', 'AK'],
])('the zip %s is in %s', (zip, state) => {
  expect(stateOfZip(zip)).toBe(state);
});

it.each(['00901', '09001', '96910'])('the zip %s is in no state', (zip) => {
  expect(stateOfZip(zip)).toBeUndefined();
});

it('every state has zips, and no two states the same', () => {
  const all = Array.from({ length: 1000 }, (_, prefix) => stateOfZip(`${String(prefix).padStart(3, '0')}01`));
  expect(new Set(all.filter((state) => state !== undefined)).size).toBe(states.length);
});
