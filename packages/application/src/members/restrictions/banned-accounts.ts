import { retention } from '@nestmates/domain/platform/retention/retention.ts';
import { DomainError } from '@nestmates/domain/platform/shared/errors.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { later } from '@nestmates/domain/platform/shared/time.ts';
import { useCase } from '../../platform/wiring/use-case.ts';
import { meetByAccountsOf } from './mailbox-accounts.ts';
import { type MailboxOwner, mailboxDigest, mailboxDigestsOf } from './mailbox-digests.ts';

const keptFor = retention.bannedEmails.keptFor;

/** The mailboxes of banned accounts, as digests, also once the accounts are deleted. */
export class BannedAccounts extends useCase(
  'bannedEmails',
  'restrictedMailboxStore',
  'keyedDigests',
  'jobs',
  'clock',
) {
  async includes(email: string): Promise<boolean> {
    const { bannedEmails: emails, keyedDigests: digests, clock } = this.needs;
    return emails.includes(await mailboxDigest(digests, email), clock.now());
  }

  /** Said to whoever reads the e-mails to this address, and to nobody else. */
  async requireNotBanned(email: string): Promise<void> {
    if (!(await this.includes(email))) return;
    throw new DomainError('forbidden', 'RESTRICTED', 'No account can be opened with this email.');
  }

  /** Those that the account had before are banned with it. */
  async add(banned: MailboxOwner, decisionId: number): Promise<void> {
    await this.addMailboxes(await mailboxDigestsOf(this.needs, banned), decisionId, banned.id);
  }

  /**
   * Bans the mailboxes of an account that was deleted, by their digests. Other accounts of the mailboxes are banned as
   * well.
   */
  async addMailboxes(digests: readonly string[], decisionId: number, memberId?: MemberId): Promise<void> {
    const { bannedEmails: emails, restrictedMailboxStore: mailboxes, clock } = this.needs;
    if (digests.length === 0) return;
    await mailboxes.lock(digests);
    const until = later(clock.now(), keptFor);
    for (const digest of digests) await emails.add(digest, decisionId, until);
    await meetByAccountsOf(this.needs, digests, memberId);
  }

  /** The account has another e-mail from now on; one that was never verified says nothing of it. */
  async addFormer({ id, email, emailVerifiedAt }: MailboxOwner): Promise<void> {
    const { bannedEmails: emails, keyedDigests: digests, clock } = this.needs;
    if (!emailVerifiedAt) return;
    await emails.addFormer(id, await mailboxDigest(digests, email), later(clock.now(), keptFor));
  }

  /** A ban no longer stands, also where the account was deleted since; another may keep the same mailbox out. */
  async release(decisionId: number, digests: readonly string[]): Promise<void> {
    await this.needs.bannedEmails.release(decisionId, digests);
  }

  /**
   * Includes the one that the account only names, against which its bans were kept before they asked for a verified
   * e-mail.
   */
  async namedMailboxesOf({ id, email }: Pick<MailboxOwner, 'id' | 'email'>): Promise<readonly string[]> {
    const { bannedEmails: emails, keyedDigests: digests } = this.needs;
    return [await mailboxDigest(digests, email), ...(await emails.formerOf(id))];
  }
}

declare module '../../platform/wiring/use-case.ts' {
  interface Ports {
    readonly bannedAccounts: BannedAccounts;
  }
}
