import type { Member, ProfileList } from '@nestmates/domain/accounts/member.ts';
import type { Progress } from '@nestmates/domain/accounts/progress.ts';
import type { Point } from '@nestmates/domain/places/point.ts';
import type { PublicProfile } from '@nestmates/domain/profiles/public-profile.ts';
import type { MemberId } from '@nestmates/domain/shared/ids.ts';

type EditableFields = Pick<Member, 'firstName' | 'state' | 'city' | 'zipCode' | 'age' | 'bio' | ProfileList>;

/** What a member can change about herself; what is not named, or undefined, stays. */
export type ProfileChange = {
  readonly [Field in keyof (EditableFields & Progress)]?: (EditableFields & Progress)[Field] | undefined;
} & {
  readonly point?: Point | undefined;
};

export interface ProfileStore {
  /** The member, held for this transaction: whoever else wants to change her profile waits. */
  lock(id: MemberId): Promise<Member>;
  change(id: MemberId, change: ProfileChange): Promise<Member>;
}

export interface PublicProfileQueries {
  /** Nothing for a caller from whom a block hides her. */
  find(id: MemberId, by: MemberId | undefined): Promise<PublicProfile | undefined>;
}
