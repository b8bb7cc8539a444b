import { expect, it } from 'vitest';
import { sinceText, visibilityText, whoIsThere } from './check-in-text.ts';

const now = new Date(2026, 5, 4, 9, 0);
const at = (day: number, hour: number) => new Date(2026, 5, day, hour, 5).toISOString();

it('says since when', () => {
  expect(sinceText({ createdAt: at(4, 8) }, now)).toBe('Since 8:05 AM');
  expect(sinceText({ createdAt: at(3, 16) }, now)).toBe('Since yesterday, 4:05 PM');
});

it('says who sees it and until when', () => {
  const checkIn = { id: 1, userId: 1, location: 'Park', createdAt: at(3, 16), endsAt: at(4, 16) };
  expect(visibilityText({ ...checkIn, type: 'public' }, now)).toBe(
    'Your connections and moms of your city see this until 4:05 PM.',
  );
  expect(visibilityText({ ...checkIn, type: 'private', endsAt: at(5, 8) }, now)).toBe(
    'Only you see this. It ends by itself: tomorrow, 8:05 AM.',
  );
});

it('says who is at a place', () => {
  const [priya, amara, mei] = [{ firstName: 'Priya' }, { firstName: 'Amara' }, { firstName: 'Mei' }];
  expect([[], [priya], [priya, amara], [priya, amara, mei]].map(whoIsThere)).toEqual([
    undefined,
    'Priya is there',
    'Priya and Amara are there',
    'Priya and 2 others are there',
  ]);
});
