import type { ZipAudience } from '../../platform/access/zip-audience.ts';
import type { MemberId } from '../../platform/shared/ids.ts';
import type { ShownChild } from '../children/child.ts';
import type { ProfileLists } from '../profiles/options.ts';

/** A member as an entry of a list shows them: first name and photo, or the initial of the name. */
export interface PersonSummary {
  readonly id: MemberId;
  readonly firstName: string | null;
  readonly profilePhotoUrl: string | null;
}

/** What a member shows to other members, as stored. */
export interface PersonFacts extends PersonSummary, ProfileLists {
  readonly age: number | null;
  /** The zip that counts as the member's, where it is shown. */
  readonly zipCode: string | null;
  readonly zipShownTo: ZipAudience;
  readonly city: string | null;
  readonly state: string | null;
  readonly bio: string | null;
  /** How many swaps the member and the other have both said to have happened. */
  readonly swapsDone: number;
  /** When the photo that is shown was checked. */
  readonly photoCheckedAt: Date | null;
  readonly children: readonly ShownChild[];
}
