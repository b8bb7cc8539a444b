import { changedMeanwhile } from '../../platform/shared/errors.ts';
import type { MemberId } from '../../platform/shared/ids.ts';
import { requireAllowed } from '../../platform/shared/machine.ts';
import {
  type CancelledPlaydate,
  type DeclinedPlaydate,
  otherOf,
  type Playdate,
  type PlaydateActor,
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
export function acceptPlaydate(
  playdate: Playdate,
  by: PlaydateActor,
  time: Date,
  at: Date,
): ScheduledPlaydate {
  const proposed = requireAllowed(playdateMachine, 'accept', playdate, by);
  const date = proposed.times.find((proposal) => proposal.getTime() === time.getTime());
  if (!date) throw changedMeanwhile();
  if (date <= at) throw playdatePast();
  return { ...fieldsOf(proposed), status: 'scheduled', date, scheduledAt: at };
}

export function declinePlaydate(playdate: Playdate, by: PlaydateActor, at: Date): DeclinedPlaydate {
  const proposed = requireAllowed(playdateMachine, 'decline', playdate, by);
  return { ...fieldsOf(proposed), status: 'declined', endedAt: at };
}

/** The one who was invited proposes other times, and now waits for an answer herself. */
export function proposePlaydateAnew(
  playdate: Playdate,
  by: PlaydateActor,
  times: readonly Date[],
  at: Date,
): ProposedPlaydate {
  const proposed = requireAllowed(playdateMachine, 'proposeAnew', playdate, by);
  requireProposedTimes(times, at);
  return { ...proposed, proposedBy: otherOf(proposed, proposed.proposedBy), times };
}

export function withdrawPlaydate(playdate: Playdate, by: PlaydateActor, at: Date): CancelledPlaydate {
  const proposed = requireAllowed(playdateMachine, 'withdraw', playdate, by);
  return { ...fieldsOf(proposed), status: 'cancelled', date: null, endedAt: at };
}

export function cancelPlaydate(playdate: Playdate, by: PlaydateActor, at: Date): CancelledPlaydate {
  const scheduled = requireAllowed(playdateMachine, 'cancel', playdate, by);
  if (scheduled.date <= at) throw playdateBegun();
  return { ...fieldsOf(scheduled), status: 'cancelled', date: scheduled.date, endedAt: at };
}
