import { days, later } from '@nestmates/domain/platform/shared/time.ts';
import { expect, it } from 'vitest';
import { StoppedClock } from '../../../testing/stopped-clock.ts';
import type { CountOfWeek } from './ports.ts';
import { Statistics } from './statistics.ts';

const totals = {
  members: 5,
  newMembers: 1,
  activeMembers: 2,
  matches: 3,
  messages: 4,
  swaps: 6,
  orders: 7,
  held: 4800,
};

it('counts each of the last twelve weeks, and nothing where nothing was new', async () => {
  const clock = new StoppedClock();
  const asked: object[] = [];
  const monday = new Date('2026-03-02T00:00:00Z');
  const counted: readonly CountOfWeek[] = [
    { what: 'members', from: monday, count: 3 },
    { what: 'orders', from: later(monday, -days(7)), count: 2 },
    { what: 'orders', from: monday, count: 9 },
  ];
  const statistics = new Statistics({
    clock,
    statisticsQueries: {
      async totals(since) {
        asked.push(since);
        return totals;
      },
      async weeks(from) {
        asked.push(from);
        return counted;
      },
    },
  });
  const { weeks, ...shown } = await statistics.show();
  expect(shown).toEqual(totals);
  expect(weeks).toHaveLength(12);
  expect(weeks.slice(-3)).toEqual([
    { from: '2026-02-16', members: 0, matches: 0, messages: 0, swaps: 0, orders: 0 },
    { from: '2026-02-23', members: 0, matches: 0, messages: 0, swaps: 0, orders: 2 },
    { from: '2026-03-02', members: 3, matches: 0, messages: 0, swaps: 0, orders: 9 },
  ]);
  const weekAgo = later(clock.now(), -days(7));
  // A session lasts thirty days from its last use.
  expect(asked).toEqual([
    { newSince: weekAgo, activeSince: later(weekAgo, days(30)) },
    new Date('2025-12-15T00:00:00Z'),
  ]);
});
