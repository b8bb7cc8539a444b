import { expect, it } from 'vitest';
import { aCaller } from '../../../testing/a-caller.ts';
import { StoppedClock } from '../../../testing/stopped-clock.ts';
import { Badges } from './badges.ts';
import type { CountsView } from './contract.ts';

const counts: CountsView = {
  connections: 1,
  requests: 2,
  swaps: 3,
  swapAnswers: 4,
  playdates: 5,
  nearby: 6,
  unread: 7,
  notifications: 11,
  moments: 12,
  buyers: 8,
  sellers: 9,
  swapsDone: 10,
  hasListings: true,
  hasOrders: true,
};

it.each([
  ['free', 0],
  ['pro', 6],
  ['premium', 6],
] as const)('counts who is out nearby for a plan with check-ins: %s', async (plan, nearby) => {
  const badges = new Badges({
    badgeQueries: { countsOf: async () => counts },
    verificationPolicy: 'required',
    clock: new StoppedClock(),
  });
  expect(await badges.show(aCaller({ id: 1, plan }))).toEqual({ ...counts, nearby });
  const unverified = aCaller({ id: 1, plan, mustVerifyEmail: true });
  expect(await badges.show(unverified)).toEqual({ ...counts, nearby: 0 });
});
