import { planOf } from '@nestmates/domain/platform/access/capabilities.ts';
import { isEmailVerified } from '@nestmates/domain/platform/access/email-verification.ts';
import { isAway } from '@nestmates/domain/platform/access/restriction.ts';
import type { Caller } from '../../platform/access/caller.ts';
import type { MemberView, SignedInView } from '../../platform/access/member-view.ts';
import { eventIdOf } from '../../platform/live/event-id.ts';
import type { OwnAccount } from './own-account.ts';

/**
 * What the configuration decides (an e-mail that makes the member an admin, a verification that is required) is
 * taken from the caller, because the stored row does not know it.
 */
export const viewOfMember = (
  { profilePhotoHidden, ...account }: OwnAccount,
  by: Pick<Caller, 'isAdmin' | 'mustUseSecondFactor' | 'mustVerifyEmail' | 'selfieChecks' | 'mustCheckPhoto'>,
): MemberView => ({
  ...account,
  isAdmin: by.isAdmin,
  mustUseSecondFactor: by.mustUseSecondFactor,
  emailVerified: isEmailVerified(account),
  mustVerifyEmail: by.mustVerifyEmail,
  selfieChecks: by.selfieChecks,
  mustCheckPhoto: by.mustCheckPhoto,
  photoCheckedAt: account.photoCheckedAt?.toISOString() ?? null,
  credentialsChangedAt: account.credentialsChangedAt?.toISOString() ?? null,
  homeSince: account.homeSince?.toISOString() ?? null,
  homeMoves: account.homeMoves.map((at) => at.toISOString()),
  unlockedAt: account.unlockedAt?.toISOString() ?? null,
  createdAt: account.createdAt.toISOString(),
  plan: planOf(account),
  ...(profilePhotoHidden && { profilePhotoHidden }),
});

/** The signed-in member together with their account, for the responses that begin a page. */
export interface AccountCaller extends Caller {
  readonly account: OwnAccount;
}

export const viewOfSignedIn = (by: AccountCaller): SignedInView => ({
  ...viewOfMember(by.account, by),
  lastEventId: eventIdOf(by.id, by.lastEvent),
  away: by.restriction !== undefined && isAway(by.restriction),
});
