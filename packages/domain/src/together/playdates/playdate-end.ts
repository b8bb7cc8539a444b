import { actionsOpenTo, enter, requireAllowed } from '../../platform/shared/machine.ts';
import {
  type DonePlaydate,
  type ExpiredPlaydate,
  type MemberAction,
  memberActions,
  type Playdate,
  type PlaydateActor,
  type PlaydateParty,
  type ProposedPlaydate,
  playdateMachine,
} from './playdate.ts';
import { fieldsOf } from './playdate-fields.ts';

/** A proposal can be accepted until the last of its times. */
const proposalEnd = ({ times }: Pick<ProposedPlaydate, 'times'>): Date =>
  new Date(Math.max(...times.map(({ date }) => Number(date))));

/** When it leaves the lists of what is ahead. */
export function endOf(playdate: Playdate): Date {
  if (playdate.status === 'proposed') return proposalEnd(playdate);
  return playdate.status === 'scheduled' ? playdate.until : playdate.endedAt;
}

/** Undefined while it is not over, as for a job that comes early. */
export function completePlaydate(playdate: Playdate, by: PlaydateActor, at: Date): DonePlaydate | undefined {
  const scheduled = requireAllowed(playdateMachine, 'complete', playdate, by);
  if (scheduled.until > at) return undefined;
  return enter(playdateMachine, 'complete', scheduled, by, ({ date, until }) => ({
    ...fieldsOf(scheduled),
    date,
    until,
    endedAt: until,
  }));
}

/** Undefined while one of its times is still to come. */
export function expirePlaydate(playdate: Playdate, by: PlaydateActor, at: Date): ExpiredPlaydate | undefined {
  const proposed = requireAllowed(playdateMachine, 'expire', playdate, by);
  if (proposalEnd(proposed) > at) return undefined;
  return enter(playdateMachine, 'expire', proposed, by, () => ({
    ...fieldsOf(proposed),
    endedAt: proposalEnd(proposed),
  }));
}

/** What it is by now, also before the job of its end has run. */
export function playdateAt(playdate: Playdate, now: Date): Playdate {
  if (playdate.status === 'proposed') return expirePlaydate(playdate, 'clock', now) ?? playdate;
  if (playdate.status === 'scheduled') return completePlaydate(playdate, 'clock', now) ?? playdate;
  return playdate;
}

/** What begins can no longer be called off. */
export function playdateActionsOpenTo(
  playdate: Playdate,
  by: PlaydateParty,
  now: Date,
): readonly MemberAction[] {
  const current = playdateAt(playdate, now);
  if (current.status === 'scheduled' && current.date <= now) return [];
  const open: readonly string[] = actionsOpenTo(playdateMachine, current.status, by);
  return memberActions.filter((action) => open.includes(action));
}
