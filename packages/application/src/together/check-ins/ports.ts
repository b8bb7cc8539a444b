import type { PersonSummary } from '@nestmates/domain/members/people/person.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type { CheckIn, CheckInId, CheckInRelation } from '@nestmates/domain/together/check-ins/check-in.ts';
import type { PageRequest } from '../../platform/contract/paging.ts';

/** A city of a state: members see the check-ins of their own. */
export interface City {
  readonly city: string;
  readonly state: string;
}

export type NewCheckIn = Omit<CheckIn, 'id'> & City;

/** The member's current check-in, or only the one of the id. */
export interface EndedCheckIn {
  readonly userId: MemberId;
  readonly id?: CheckInId;
  readonly at: Date;
}

export interface CheckInStore {
  add(checkIn: NewCheckIn): Promise<CheckIn>;
  /**
   * A private one is deleted, a public one is kept for the suggested places. Undefined if there is none.
   */
  end(which: EndedCheckIn): Promise<(CheckIn & City) | undefined>;
  deleteBefore(time: Date): Promise<void>;
}

export interface NearbyRow extends PersonSummary {
  readonly checkInId: CheckInId;
  readonly location: string;
  readonly checkedInAt: Date;
  readonly relation: CheckInRelation;
}

/** Whose current check-ins: those that began after `since`. */
export interface CurrentSince {
  readonly me: MemberId;
  readonly since: Date;
}

export interface CheckInQueries {
  current(which: CurrentSince): Promise<CheckIn | undefined>;
  /** The public ones of the other members in a city, newest first. */
  nearby(which: CurrentSince, page: PageRequest<number>): Promise<readonly NearbyRow[]>;
  /** The most visited places in the member's city. */
  places(
    me: MemberId,
    which: { readonly since: Date; readonly members: number; readonly limit: number },
  ): Promise<readonly string[]>;
  /**
   * Whose open pages may show the member's check-in: the member's connections in that city and the members who are
   * out there, at most `limit`.
   */
  audience(which: CurrentSince, where: City & { readonly limit: number }): Promise<readonly MemberId[]>;
}
