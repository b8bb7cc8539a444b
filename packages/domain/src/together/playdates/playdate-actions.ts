import { changedMeanwhile } from '../../platform/shared/errors.ts';
import type { MemberId } from '../../platform/shared/ids.ts';
import { enter } from '../../platform/shared/machine.ts';
import {
  type CancelledPlaydate,
  type DeclinedPlaydate,
  otherOf,
  type Playdate,
  type PlaydateActor,
  type PlaydateParty,
  type ProposedPlaydate,
  playdateMachine,
  type ScheduledPlaydate,
} from './playdate.ts';
import { fieldsOf } from './playdate-fields.ts';
import { playdateBegun, playdatePast, requireProposedTimes } from './playdate-rules.ts';

/** Not stored yet, so without an id. */
export function proposePlaydate(
  proposer: MemberId,
  invited: MemberId,
  times: readonly Date[],
  at: Date,
): Omit<ProposedPlaydate, 'id'> {
  requireProposedTimes(times, at);
  return {
    userIdOne: proposer,
    userIdTwo: invited,
    proposedBy: proposer,
    createdAt: at,
    timeZoneOne: null,
    timeZoneTwo: null,
    status: 'proposed',
    times,
  };
}

/** A time that is not among those proposed comes from a page that shows an older proposal. */
export const acceptPlaydate = (
  playdate: Playdate,
  by: PlaydateActor,
  time: Date,
  at: Date,
): ScheduledPlaydate =>
  enter(playdateMachine, 'accept', playdate, by, (proposed) => {
    const date = proposed.times.find((proposal) => proposal.getTime() === time.getTime());
    if (!date) throw changedMeanwhile();
    if (date <= at) throw playdatePast();
    return { ...fieldsOf(proposed), date, scheduledAt: at };
  });

export const declinePlaydate = (playdate: Playdate, by: PlaydateActor, at: Date): DeclinedPlaydate =>
  enter(playdateMachine, 'decline', playdate, by, (proposed) => ({ ...fieldsOf(proposed), endedAt: at }));

/** The one who was invited proposes other times, and now waits for an answer themselves. */
export const proposePlaydateAnew = (
  playdate: Playdate,
  by: PlaydateActor,
  times: readonly Date[],
  at: Date,
): ProposedPlaydate =>
  enter(playdateMachine, 'proposeAnew', playdate, by, (proposed) => {
    requireProposedTimes(times, at);
    return { ...proposed, proposedBy: otherOf(proposed, proposed.proposedBy), times };
  });

export const withdrawPlaydate = (playdate: Playdate, by: PlaydateActor, at: Date): CancelledPlaydate =>
  enter(playdateMachine, 'withdraw', playdate, by, (proposed) => ({
    ...fieldsOf(proposed),
    date: null,
    endedAt: at,
  }));

export const cancelPlaydate = (playdate: Playdate, by: PlaydateActor, at: Date): CancelledPlaydate =>
  enter(playdateMachine, 'cancel', playdate, by, (scheduled) => {
    if (scheduled.date <= at) throw playdateBegun();
    return { ...fieldsOf(scheduled), date: scheduled.date, endedAt: at };
  });

/** What ends for the other of the two when one is suspended or banned; undefined where nothing is ahead. */
export function endPlaydateOfAway(playdate: Playdate, away: PlaydateParty, at: Date) {
  if (playdate.status === 'scheduled') {
    return playdate.date > at
      ? ({ action: 'cancel', playdate: cancelPlaydate(playdate, away, at) } as const)
      : undefined;
  }
  if (playdate.status !== 'proposed') return undefined;
  return away === 'proposer'
    ? ({ action: 'withdraw', playdate: withdrawPlaydate(playdate, away, at) } as const)
    : ({ action: 'decline', playdate: declinePlaydate(playdate, away, at) } as const);
}
