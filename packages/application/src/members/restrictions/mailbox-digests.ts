import { mailboxOf } from '@nestmates/domain/members/accounts/mailbox.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type { KeyedDigests } from '../../platform/shared/ports.ts';
import type { BannedEmails } from './ports.ts';

export interface MailboxDigestsDeps {
  readonly bannedEmails: Pick<BannedEmails, 'formerOf'>;
  readonly keyedDigests: KeyedDigests;
}

export const mailboxDigest = (digests: KeyedDigests, email: string): Promise<string> =>
  digests.digest('email', mailboxOf(email));

/** Of the mailbox of an account, and of those that it had before. */
export async function mailboxDigestsOf(
  { bannedEmails: emails, keyedDigests: digests }: MailboxDigestsDeps,
  { email, memberId }: { readonly email: string; readonly memberId: MemberId },
): Promise<readonly string[]> {
  return [await mailboxDigest(digests, email), ...(await emails.formerOf(memberId))];
}
