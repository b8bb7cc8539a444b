import { mailboxOf } from '@nestmates/domain/members/accounts/mailbox.ts';
import type { Member } from '@nestmates/domain/members/accounts/member.ts';
import type { KeyedDigests } from '../../platform/shared/ports.ts';
import type { BannedEmails } from './ports.ts';

/** An account whose e-mail is verified has shown whose its mailbox is. Any other only names it. */
export type MailboxOwner = Pick<Member, 'id' | 'email' | 'emailVerifiedAt'>;

export interface MailboxDigestsDeps {
  readonly bannedEmails: Pick<BannedEmails, 'formerOf'>;
  readonly keyedDigests: KeyedDigests;
}

export const mailboxDigest = (digests: KeyedDigests, email: string): Promise<string> =>
  digests.digest('email', mailboxOf(email));

/**
 * Digests of the mailboxes that are shown to be those of the account, now and before: anybody can register with the
 * e-mail of somebody else, whom nothing follows that this account has done.
 */
export async function mailboxDigestsOf(
  { bannedEmails: emails, keyedDigests: digests }: MailboxDigestsDeps,
  { id, email, emailVerifiedAt }: MailboxOwner,
): Promise<readonly string[]> {
  const former = await emails.formerOf(id);
  return emailVerifiedAt ? [await mailboxDigest(digests, email), ...former] : former;
}
