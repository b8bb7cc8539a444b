import type { NotificationView } from '@nestmates/application/members/notifications/contract.ts';
import { describe, expect, it } from 'vitest';
import { groupsOf, namedIn, sectionsOf, whenText } from './notification-rows.ts';

const now = new Date('2026-11-22T16:00:00');
const told = (about: Partial<NotificationView> = {}): NotificationView => ({
  id: 1,
  kind: 'swap',
  sentence: 'Dana asks for a babysitting swap',
  href: '/babysitting-swaps',
  at: new Date('2026-11-22T09:04:00').toISOString(),
  read: false,
  ...about,
});
const many = (count: number, about: Partial<NotificationView> = {}) =>
  Array.from({ length: count }, (_, nth) => told({ id: nth + 1, ...about }));
const sizes = (notifications: readonly NotificationView[]) =>
  groupsOf(notifications).map(({ shown, folded }) => [shown.length, folded.length]);

describe('notifications', () => {
  it.each([
    ['2026-11-22T09:04:00', '9:04 AM'],
    ['2026-11-21T23:59:00', 'Sat'],
    ['2026-11-16T00:00:00', 'Mon'],
    ['2026-11-15T23:59:00', 'Nov 15'],
  ])('say when they came: %s', (at, said) => {
    expect(whenText(new Date(at).toISOString(), now)).toBe(said);
  });

  it('of one kind are folded after three, and not for one alone', () => {
    expect([many(3), many(4), many(5)].map(sizes)).toEqual([[[3, 0]], [[4, 0]], [[3, 2]]]);
    const between = [...many(3), told({ kind: 'order' }), ...many(3)];
    expect(sizes(between)).toEqual([
      [3, 0],
      [1, 0],
      [3, 0],
    ]);
  });

  it('of today stand before the others', () => {
    const earlier = told({ id: 2, at: new Date('2026-11-21T23:59:00').toISOString() });
    const titles = (given: readonly NotificationView[]) => sectionsOf(given, now).map(({ title }) => title);
    expect(titles([told(), earlier])).toEqual(['Today', 'Earlier']);
    expect([titles([earlier]), titles([])]).toEqual([['Earlier'], []]);
  });

  it('name whom they are about once, and nobody who is not said', () => {
    const who = { id: 4, firstName: 'Dana', profilePhotoUrl: null };
    expect(namedIn(told({ who, sentence: 'You and Dana are connected' }))).toEqual({
      before: 'You and ',
      name: 'Dana',
      after: ' are connected',
    });
    expect(namedIn(told({ who, sentence: 'It is sold' })).name).toBe('');
    expect(namedIn(told({ who: { ...who, firstName: null } })).name).toBe('');
  });
});
