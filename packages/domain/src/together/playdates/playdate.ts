import { type DomainError, notFound } from '../../platform/shared/errors.ts';
import type { ChildId, MemberId, PlaydateId } from '../../platform/shared/ids.ts';
import { actionsBy, type Machine } from '../../platform/shared/machine.ts';
import type { PlanPlace } from '../plans/plan-place.ts';
import type { PlanTime } from '../plans/plan-time.ts';

export const playdateStatuses = [
  'proposed',
  'scheduled',
  'done',
  'declined',
  'cancelled',
  'expired',
] as const;

export interface PlaydateFields {
  readonly id: PlaydateId;
  /** The one who suggested the playdate first. */
  readonly userIdOne: MemberId;
  readonly userIdTwo: MemberId;
  /** The one of the two who made the last proposal. */
  readonly proposedBy: MemberId;
  /** Null where nobody has said one, as when the planner proposes. */
  readonly place: PlanPlace | null;
  /** The children who come along, as each of the two says of their own. */
  readonly childrenOne: readonly ChildId[];
  readonly childrenTwo: readonly ChildId[];
  readonly createdAt: Date;
  /** The time zone of the member's browser when they last had to do with the playdate; null if it did not say. */
  readonly timeZoneOne: string | null;
  readonly timeZoneTwo: string | null;
}

/** One to three times wait for the answer of the other. */
export type ProposedPlaydate = PlaydateFields & {
  readonly status: 'proposed';
  readonly times: readonly PlanTime[];
};
export type ScheduledPlaydate = PlaydateFields &
  PlanTime & {
    readonly status: 'scheduled';
    readonly scheduledAt: Date;
  };

type Ended<Status extends (typeof playdateStatuses)[number]> = PlaydateFields & {
  readonly status: Status;
  readonly endedAt: Date;
};
export type DonePlaydate = Ended<'done'> & PlanTime;
export type DeclinedPlaydate = Ended<'declined'>;
/** Keeps the time that had been agreed on, if there was one. */
export type CancelledPlaydate = Ended<'cancelled'> &
  (PlanTime | { readonly date: null; readonly until: null });
/** Nobody answered before the last of the times. */
export type ExpiredPlaydate = Ended<'expired'>;

export type Playdate =
  | ProposedPlaydate
  | ScheduledPlaydate
  | DonePlaydate
  | DeclinedPlaydate
  | CancelledPlaydate
  | ExpiredPlaydate;

/** `proposer` made the last proposal, `invited` answers it; proposing anew swaps the two. */
export type PlaydateParty = 'proposer' | 'invited';
export type PlaydateActor = PlaydateParty | 'clock';

export const playdateMachine = {
  accept: { from: ['proposed'], by: ['invited'], to: 'scheduled' },
  decline: { from: ['proposed'], by: ['invited'], to: 'declined' },
  proposeAnew: { from: ['proposed'], by: ['invited'], to: 'proposed' },
  withdraw: { from: ['proposed'], by: ['proposer'], to: 'cancelled' },
  cancel: { from: ['scheduled'], by: ['proposer', 'invited'], to: 'cancelled' },
  complete: { from: ['scheduled'], by: ['clock'], to: 'done' },
  expire: { from: ['proposed'], by: ['clock'], to: 'expired' },
} as const satisfies Machine<Playdate['status'], PlaydateActor>;

export type PlaydateAction = keyof typeof playdateMachine;
/** Those that a member takes. */
export const memberActions = actionsBy(playdateMachine, 'proposer', 'invited');
export type MemberAction = (typeof memberActions)[number];

export const playdateNotFound = (): DomainError => notFound('We could not find this playdate.');

/** The playdate does not exist for anyone but the two. */
export function partyOf({ userIdOne, userIdTwo, proposedBy }: Playdate, memberId: MemberId): PlaydateParty {
  if (memberId !== userIdOne && memberId !== userIdTwo) throw playdateNotFound();
  return memberId === proposedBy ? 'proposer' : 'invited';
}

type Sides = Pick<PlaydateFields, 'userIdOne' | 'childrenOne' | 'childrenTwo'>;

/** The children whom one of the two brings along. */
export const childrenOf = ({ userIdOne, childrenOne, childrenTwo }: Sides, member: MemberId) =>
  member === userIdOne ? childrenOne : childrenTwo;

export const withChildren = <Some extends Sides>(
  playdate: Some,
  of: MemberId,
  children: readonly ChildId[],
): Some => ({ ...playdate, [of === playdate.userIdOne ? 'childrenOne' : 'childrenTwo']: children });

/** A browser that does not say where it is changes nothing. */
export const withTimeZone = <Some extends Pick<PlaydateFields, 'userIdOne' | 'timeZoneOne' | 'timeZoneTwo'>>(
  playdate: Some,
  of: MemberId,
  timeZone: string | undefined,
): Some =>
  timeZone === undefined
    ? playdate
    : { ...playdate, [of === playdate.userIdOne ? 'timeZoneOne' : 'timeZoneTwo']: timeZone };

export const otherOf = ({ userIdOne, userIdTwo }: Playdate, memberId: MemberId): MemberId =>
  memberId === userIdOne ? userIdTwo : userIdOne;
