import type { Member } from '@nestmates/domain/members/accounts/member.ts';
import type { Entitlement } from '@nestmates/domain/platform/access/capabilities.ts';
import type { HiddenReason } from '@nestmates/domain/platform/access/hidden-reason.ts';

/** All that a member sees of their own account: the member's row, and what other features hold about them. */
export interface OwnAccount extends Member, Entitlement {
  readonly shopName: string | null;
  readonly shopBio: string | null;
  readonly sellerBio: string | null;
  readonly instagram: string | null;
  readonly facebook: string | null;
  readonly website: string | null;
  readonly stripeAccountId: string | null;
  readonly aiInsightsEnabled: boolean;
  /** Why nobody else is shown the photo. */
  readonly profilePhotoHidden?: HiddenReason | null;
}
