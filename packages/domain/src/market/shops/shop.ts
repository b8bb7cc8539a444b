import type { MemberId } from '../../platform/shared/ids.ts';

/** A member's store, as they have described it. */
export interface Shop {
  readonly userId: MemberId;
  readonly name: string | null;
  /** The address of the store, of which no other store has the same. */
  readonly slug: string | null;
  /** The internal key of the name, which every name that looks like it has too. */
  readonly nameKey: string | null;
  readonly bio: string | null;
  readonly sellerBio: string | null;
  readonly instagram: string | null;
  readonly facebook: string | null;
  readonly website: string | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}
