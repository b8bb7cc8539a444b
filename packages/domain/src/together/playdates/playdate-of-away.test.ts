import { describe, expect, it } from 'vitest';
import { aProposal, proposedAt } from '../../../testing/playdates/a-proposal.ts';
import { days, hours, later, minutes } from '../../platform/shared/time.ts';
import type { PlaydateParty } from './playdate.ts';
import { acceptPlaydate, endPlaydateOfAway } from './playdate-actions.ts';

const parties = ['proposer', 'invited'] as const satisfies readonly PlaydateParty[];
const date = later(proposedAt, days(2));
const scheduled = acceptPlaydate(aProposal(), 'invited', date, proposedAt);

const held = (from: number) => ({ from: later(date, from) });

describe('a playdate of a member who is away', () => {
  it.each([
    [-minutes(11), 'cancelled'],
    [-1, 'cancelled'],
    [0, undefined],
    [minutes(5), undefined],
  ])('whose decision is %i ms from its beginning, is %s, however late the job is', (from, becomes) => {
    for (const party of parties) {
      for (const late of [-minutes(1), 0, minutes(1), hours(1)]) {
        const ended = endPlaydateOfAway(scheduled, { party, heldBy: [held(from)] }, later(date, late));
        expect(ended?.playdate.status).toBe(becomes);
      }
    }
  });

  it('is called off by the first of what keeps them away', () => {
    const heldBy = [held(minutes(2)), held(-minutes(2))];
    expect(endPlaydateOfAway(scheduled, { party: 'invited', heldBy }, date)?.action).toBe('cancel');
  });

  it('that waits for an answer ends as either of the two would end it, while something keeps them away', () => {
    const action = (party: PlaydateParty, heldBy: ReturnType<typeof held>[]) =>
      endPlaydateOfAway(aProposal(), { party, heldBy }, proposedAt)?.action;
    expect(parties.map((party) => action(party, [held(0)]))).toEqual(['withdraw', 'decline']);
    expect(parties.map((party) => action(party, []))).toEqual([undefined, undefined]);
  });
});
