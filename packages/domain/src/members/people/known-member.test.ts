import { describe, expect, it } from 'vitest';
import { aProfile } from '../../../testing/matching/profiles.ts';
import { calendarCounts, knownTo } from './known-member.ts';

const member = {
  ...aProfile(),
  children: [],
  id: 1,
  firstName: 'Ana',
  profilePhotoUrl: null,
  age: 31,
  zipCode: null,
  city: 'Austin',
  state: 'TX',
  bio: null,
  swapsDone: 0,
  supportNeeds: ['working-mom', 'grief-and-loss'],
};

describe('a loss', () => {
  it('is known to connections only, so that neither a card nor a score tells strangers of it', () => {
    expect(knownTo('stranger', member).supportNeeds).toEqual(['working-mom']);
    expect(knownTo('connection', member).supportNeeds).toEqual(['working-mom', 'grief-and-loss']);
  });
});

it.each([
  ['connection', true, true],
  ['connection', false, false],
  ['stranger', true, false],
  ['stranger', false, false],
] as const)(
  'to a %s, with planning around it %s, a calendar counts: %s',
  (viewer, planAroundCalendar, counts) => {
    expect(calendarCounts(viewer, { planAroundCalendar })).toBe(counts);
  },
);
