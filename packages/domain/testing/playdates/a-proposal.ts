import { days, later } from '../../src/platform/shared/time.ts';
import { planTimeFrom } from '../../src/together/plans/plan-time.ts';
import type { ProposedPlaydate } from '../../src/together/playdates/playdate.ts';

export const proposedAt = new Date('2026-11-20T12:00:00Z');

/** A playdate that waits for the answer of the second of the two, two and three days ahead. */
export const aProposal = (given: Partial<ProposedPlaydate> = {}): ProposedPlaydate => ({
  id: 5,
  userIdOne: 1,
  userIdTwo: 2,
  proposedBy: 1,
  place: null,
  childrenOne: [],
  childrenTwo: [],
  createdAt: proposedAt,
  timeZoneOne: null,
  timeZoneTwo: null,
  status: 'proposed',
  times: [days(2), days(3)].map((ahead) => planTimeFrom({ date: later(proposedAt, ahead) })),
  ...given,
});
