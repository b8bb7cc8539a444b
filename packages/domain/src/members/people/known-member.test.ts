import { describe, expect, it } from 'vitest';
import { aProfile } from '../../../testing/matching/profiles.ts';
import type { ZipAudience } from '../../platform/access/zip-audience.ts';
import { findCity } from '../places/cities.ts';
import { calendarCounts, knownTo } from './known-member.ts';

const member = {
  ...aProfile(),
  children: [],
  id: 1,
  firstName: 'Ana',
  profilePhotoUrl: null,
  age: 31,
  zipCode: '78701',
  zipShownTo: 'everyone' as ZipAudience,
  city: 'Austin',
  state: 'TX',
  bio: null,
  swapsDone: 0,
  photoCheckedAt: null,
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

const zipCenter = member.point;
const cityCenter = findCity('TX', 'Austin')?.point;

it.each([
  ['everyone', 'stranger', true],
  ['everyone', 'connection', true],
  ['connections', 'stranger', false],
  ['connections', 'connection', true],
  ['nobody', 'stranger', false],
  ['nobody', 'connection', false],
] as const)('a zip that is shown to %s is known to a %s: %s', (zipShownTo, viewer, known) => {
  expect(knownTo(viewer, { ...member, zipShownTo })).toMatchObject(
    known ? { zipCode: '78701', point: zipCenter } : { zipCode: null, point: cityCenter },
  );
});

it('a member of a city that is not on the map, who hides the zip, is nowhere', () => {
  const hidden = { ...member, city: 'Atlantis', zipShownTo: 'nobody' } as const;
  expect(knownTo('stranger', hidden).point).toBeUndefined();
  expect(knownTo('stranger', { ...member, point: undefined, zipShownTo: 'nobody' }).point).toBeUndefined();
});
