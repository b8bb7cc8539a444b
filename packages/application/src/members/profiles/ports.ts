import type { Member, ProfileList } from '@nestmates/domain/members/accounts/member.ts';
import type { Point } from '@nestmates/domain/members/places/point.ts';
import type { PublicProfile } from '@nestmates/domain/members/profiles/public-profile.ts';
import type { Progress } from '@nestmates/domain/platform/access/progress.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type { LookUpLimits } from '../people/ports.ts';

type EditableFields = Pick<
  Member,
  | 'firstName'
  | 'state'
  | 'city'
  | 'zipCode'
  | 'age'
  | 'bio'
  | 'planAroundCalendar'
  | 'zipShownTo'
  | 'paused'
  | 'homeSince'
  | 'homeMoves'
  | ProfileList
>;

/** The fields a member can change; those that are missing or undefined keep their values. */
export type ProfileChange = {
  readonly [Field in keyof (EditableFields & Progress)]?: (EditableFields & Progress)[Field] | undefined;
} & {
  readonly point?: Point | undefined;
  /** What is shown in place of the point where the zip is hidden. */
  readonly cityPoint?: Point | undefined;
  /** The larger zip that a thin one counts as. */
  readonly zipCountsAs?: string | null | undefined;
};

export interface ProfileStore {
  /** Returns the member's row as it is then. Throws when the member is gone. */
  change(id: MemberId, change: ProfileChange): Promise<Member>;
}

/** What is made of what a member shows, and has to be right as soon as that is changed. */
export interface ProfileFollower {
  /** Called in the transaction of the change, with the member locked. */
  changed(memberId: MemberId): Promise<void>;
}

export interface PublicProfileQueries {
  /**
   * Undefined if a block hides the profile from this caller. With limits it notes a seller whom the caller has not met,
   * as `ShownStrangers` does.
   */
  find(id: MemberId, by: MemberId | undefined, lookUps?: LookUpLimits): Promise<PublicProfile | undefined>;
}

declare module '../../platform/wiring/use-case.ts' {
  interface Ports {
    readonly profileFollowers: ProfileFollower;
    readonly profileStore: ProfileStore;
    readonly publicProfileQueries: PublicProfileQueries;
  }
}
