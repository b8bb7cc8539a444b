import { changedMeanwhile } from '../shared/errors.ts';
import type { MemberId } from '../shared/ids.ts';
import { requireAllowed } from '../shared/machine.ts';
import { later } from '../shared/time.ts';
import {
  type CancelledPlaydate,
  type DeclinedPlaydate,
  type DonePlaydate,
  type ExpiredPlaydate,
  otherOf,
  type Playdate,
  type PlaydateActor,
  type PlaydateFields,
  type ProposedPlaydate,
  playdateMachine,
  type ScheduledPlaydate,
} from './playdate.ts';
import { playdateBegun, playdateLength, playdatePast, requireProposedTimes } from './playdate-rules.ts';

const fieldsOf = ({ id, userIdOne, userIdTwo, proposedBy, createdAt }: Playdate): PlaydateFields => ({
  id,
  userIdOne,
  userIdTwo,
  proposedBy,
  createdAt,
});

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

export const playdateEnd = ({ date }: Pick<ScheduledPlaydate, 'date'>): Date => later(date, playdateLength);

/** With the last of its times, a proposal can no longer be accepted. */
export const proposalEnd = ({ times }: Pick<ProposedPlaydate, 'times'>): Date =>
  new Date(Math.max(...times.map(Number)));

/** Undefined while it is not over, as for a job that comes early. */
export function completePlaydate(playdate: Playdate, by: PlaydateActor, at: Date): DonePlaydate | undefined {
  const scheduled = requireAllowed(playdateMachine, 'complete', playdate, by);
  if (playdateEnd(scheduled) > at) return undefined;
  return { ...fieldsOf(scheduled), status: 'done', date: scheduled.date, endedAt: at };
}

/** Undefined while one of its times is still to come. */
export function expirePlaydate(playdate: Playdate, by: PlaydateActor, at: Date): ExpiredPlaydate | undefined {
  const proposed = requireAllowed(playdateMachine, 'expire', playdate, by);
  if (proposalEnd(proposed) > at) return undefined;
  return { ...fieldsOf(proposed), status: 'expired', endedAt: at };
}
