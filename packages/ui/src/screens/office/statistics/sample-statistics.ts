import type { StatisticsView } from '@nestmates/application/office/statistics/contract.ts';

const mondays = [
  '2026-03-16',
  '2026-03-23',
  '2026-03-30',
  '2026-04-06',
  '2026-04-13',
  '2026-04-20',
  '2026-04-27',
  '2026-05-04',
  '2026-05-11',
  '2026-05-18',
  '2026-05-25',
  '2026-06-01',
];

/** A week that is not over. */
export const sampleStatistics: StatisticsView = {
  members: 1284,
  newMembers: 37,
  activeMembers: 612,
  matches: 905,
  messages: 14_203,
  swaps: 188,
  orders: 74,
  held: 48_275,
  weeks: mondays.map((from, week) => ({
    from,
    members: 12 + week * 3 - (week % 4) * 5,
    matches: 20 + week * 4,
    messages: 400 + ((week * 137) % 260),
    swaps: week % 5,
    orders: week > 4 ? week - 3 : 0,
  })),
};
