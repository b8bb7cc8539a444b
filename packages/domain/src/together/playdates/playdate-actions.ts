import type { RestrictionSpan } from '../../platform/access/restriction.ts';
import { changedMeanwhile } from '../../platform/shared/errors.ts';
import type { ChildId, MemberId } from '../../platform/shared/ids.ts';
import { enter } from '../../platform/shared/machine.ts';
import { type PlanPlace, requirePlaceOfEither } from '../plans/plan-place.ts';
import { offeredTimeAt, type PlanTime, requireSameTime } from '../plans/plan-time.ts';
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
  withChildren,
} from './playdate.ts';
import { fieldsOf } from './playdate-fields.ts';
import { playdateBegun, playdatePast, requireProposedTimes } from './playdate-rules.ts';

/** What is proposed: when, where, and which of the proposer's children come along. */
export interface PlaydatePlan {
  readonly times: readonly PlanTime[];
  readonly place: PlanPlace | null;
  readonly childIds: readonly ChildId[];
}

function requirePlace(
  place: PlanPlace | null | undefined,
  { userIdOne, userIdTwo }: Pick<Playdate, 'userIdOne' | 'userIdTwo'>,
): void {
  if (place && 'of' in place) requirePlaceOfEither(place, [userIdOne, userIdTwo]);
}

/** Not stored yet, so without an id. */
export function proposePlaydate(
  proposer: MemberId,
  invited: MemberId,
  { times, place, childIds }: PlaydatePlan,
  at: Date,
): Omit<ProposedPlaydate, 'id'> {
  requireProposedTimes(times, at);
  requirePlace(place, { userIdOne: proposer, userIdTwo: invited });
  return {
    userIdOne: proposer,
    userIdTwo: invited,
    proposedBy: proposer,
    place,
    childrenOne: childIds,
    childrenTwo: [],
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
): ScheduledPlaydate => {
  if (playdate.status === 'scheduled' && by === 'invited') requireSameTime(playdate, time);
  return enter(playdateMachine, 'accept', playdate, by, (proposed) => {
    const taken = offeredTimeAt(proposed.times, time);
    if (!taken) throw changedMeanwhile();
    if (taken.date <= at) throw playdatePast();
    return { ...fieldsOf(proposed), ...taken, scheduledAt: at };
  });
};

export const declinePlaydate = (playdate: Playdate, by: PlaydateActor, at: Date): DeclinedPlaydate =>
  enter(playdateMachine, 'decline', playdate, by, (proposed) => ({ ...fieldsOf(proposed), endedAt: at }));

/**
 * The one who was invited proposes other times, and now waits for an answer themselves. Where it is and who comes along stay
 * unless they are said anew.
 */
export const proposePlaydateAnew = (
  playdate: Playdate,
  by: PlaydateActor,
  { times, place, childIds }: Pick<PlaydatePlan, 'times'> & Partial<PlaydatePlan>,
  at: Date,
): ProposedPlaydate =>
  enter(playdateMachine, 'proposeAnew', playdate, by, (proposed) => {
    requireProposedTimes(times, at);
    requirePlace(place, proposed);
    const proposer = otherOf(proposed, proposed.proposedBy);
    const anew = { ...proposed, proposedBy: proposer, times, ...(place !== undefined && { place }) };
    return childIds === undefined ? anew : withChildren(anew, proposer, childIds);
  });

export const withdrawPlaydate = (playdate: Playdate, by: PlaydateActor, at: Date): CancelledPlaydate =>
  enter(playdateMachine, 'withdraw', playdate, by, (proposed) => ({
    ...fieldsOf(proposed),
    date: null,
    until: null,
    endedAt: at,
  }));

const cancelledAt = (scheduled: ScheduledPlaydate, at: Date) => ({
  ...fieldsOf(scheduled),
  date: scheduled.date,
  until: scheduled.until,
  endedAt: at,
});

export const cancelPlaydate = (playdate: Playdate, by: PlaydateActor, at: Date): CancelledPlaydate =>
  enter(playdateMachine, 'cancel', playdate, by, (scheduled) => {
    if (scheduled.date <= at) throw playdateBegun();
    return cancelledAt(scheduled, at);
  });

interface Away {
  readonly party: PlaydateParty;
  readonly heldBy: readonly Pick<RestrictionSpan, 'from'>[];
}

/**
 * What ends for the other of the two when one is suspended or banned; undefined where nothing is ahead. What
 * begins after the decision is called off, whenever this runs.
 */
export function endPlaydateOfAway(playdate: Playdate, { party, heldBy }: Away, at: Date) {
  if (playdate.status === 'scheduled') {
    if (!heldBy.some(({ from }) => from < playdate.date)) return undefined;
    const cancelled = enter(playdateMachine, 'cancel', playdate, party, (ahead) => cancelledAt(ahead, at));
    return { action: 'cancel', playdate: cancelled } as const;
  }
  if (playdate.status !== 'proposed' || heldBy.length === 0) return undefined;
  return party === 'proposer'
    ? ({ action: 'withdraw', playdate: withdrawPlaydate(playdate, party, at) } as const)
    : ({ action: 'decline', playdate: declinePlaydate(playdate, party, at) } as const);
}
