import type { PersonSummary } from '@nestmates/domain/members/people/person.ts';
import type { VerificationPolicy } from '@nestmates/domain/platform/access/email-verification.ts';
import type { HiddenReason } from '@nestmates/domain/platform/access/hidden-reason.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type { CheckIn, CheckInId, CheckInRelation } from '@nestmates/domain/together/check-ins/check-in.ts';
import type { PageRequest } from '../../platform/contract/paging.ts';

/** A city of a state: members see the check-ins of their own. */
export interface City {
  readonly city: string;
  readonly state: string;
}

/** The check-in as whoever made it sees it. */
export interface OwnCheckIn extends CheckIn {
  /** Why nobody else is shown it. */
  readonly hidden?: HiddenReason | null;
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
}

export interface NearbyRow extends PersonSummary {
  readonly checkInId: CheckInId;
  readonly location: string;
  /** The city. */
  readonly outIn: string;
  readonly checkedInAt: Date;
  readonly relation: CheckInRelation;
}

/** Which check-ins a member is shown: those of connections, and of strangers in the same city as far as said here. */
export interface ShownCheckIns {
  readonly me: MemberId;
  /** Current ones began after this. */
  readonly since: Date;
  /** The last moment at which a home may have come into its city. */
  readonly settledBefore: Date;
  /** Where it is `required`, only those of verified members. */
  readonly verificationPolicy: VerificationPolicy;
}

export interface SuggestedPlaces {
  readonly since: Date;
  readonly settledBefore: Date;
  /** How many different members have to have been there. */
  readonly members: number;
  readonly limit: number;
}

export interface CheckInQueries {
  current(which: Pick<ShownCheckIns, 'me' | 'since'>): Promise<OwnCheckIn | undefined>;
  /** The public ones of the viewer's connections and of the other members in the city, newest first. */
  nearby(which: ShownCheckIns, page: PageRequest<number>): Promise<readonly NearbyRow[]>;
  /** The most visited places in the member's city. */
  places(me: MemberId, which: SuggestedPlaces): Promise<readonly string[]>;
  /**
   * Whose open pages may show the member's check-in: the member's connections and those who are out in that city,
   * at most `limit`.
   */
  audience(which: ShownCheckIns, where: City & { readonly limit: number }): Promise<readonly MemberId[]>;
}

declare module '../../platform/wiring/use-case.ts' {
  interface Ports {
    readonly checkInStore: CheckInStore;
    readonly checkInQueries: CheckInQueries;
  }
}
