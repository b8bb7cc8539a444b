import { retention } from '../../platform/retention/retention.ts';
import type { Id, MemberId } from '../../platform/shared/ids.ts';
import { days, hours, later } from '../../platform/shared/time.ts';

export type CheckInId = Id<'check-in'>;

/** Public ones are seen by connections and the members of the city, private ones by whoever made them. */
export const checkInTypes = ['public', 'private'] as const;
export type CheckInType = (typeof checkInTypes)[number];

/** Where a member is. The member has one current check-in at most. */
export interface CheckIn {
  readonly id: CheckInId;
  readonly userId: MemberId;
  readonly location: string;
  readonly type: CheckInType;
  readonly createdAt: Date;
}

export const checkInRule = {
  noLocation: 'Location is required',
  maxLocation: 200,
  longLocation: 'Location must be 200 characters or fewer',
  noType: 'Please select a check-in type',
} as const;

const currentFor = hours(24);

/** Unless the member checks out or checks in elsewhere before. */
export const endOf = ({ createdAt }: Pick<CheckIn, 'createdAt'>): Date => later(createdAt, currentFor);

/** A current check-in is younger than this. */
export const currentSince = (now: Date): Date => later(now, -currentFor);

/** A home has to be in a city for so long before its check-ins are shown, so that nobody moves there to look. */
const settlesIn = days(3);

/** A home that came into its city by then is settled there. */
export const settledBefore = (now: Date): Date => later(now, -settlesIn);

/** When a member begins to be shown the check-ins of strangers in the city; undefined if by now. */
export function settledFrom(homeSince: Date | null, now: Date): Date | undefined {
  return homeSince && homeSince > settledBefore(now) ? later(homeSince, settlesIn) : undefined;
}

/** Which public check-ins are counted for the suggested places; older ones are deleted. */
export const countedSince = (now: Date): Date => later(now, -retention.checkIns.keptFor);

/** A place is suggested once as many different members have checked in there: nobody's home is. */
export const membersOfSuggestedPlace = 2;

export const maxSuggestedPlaces = 6;

/** What another member is to the one who sees their check-in; it decides how to wave. */
export const checkInRelations = ['connected', 'requested', 'requested-by', 'none'] as const;
export type CheckInRelation = (typeof checkInRelations)[number];
