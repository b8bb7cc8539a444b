import { retention } from '@nestmates/domain/platform/retention/retention.ts';
import { DomainError } from '@nestmates/domain/platform/shared/errors.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { later } from '@nestmates/domain/platform/shared/time.ts';
import { useCase } from '../../platform/wiring/use-case.ts';
import { meetByAccountsOf } from './mailbox-accounts.ts';
import { mailboxDigest, mailboxDigestsOf } from './mailbox-digests.ts';

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
  async add(email: string, memberId: MemberId, decisionId: number): Promise<void> {
    await this.addMailboxes(await mailboxDigestsOf(this.needs, { email, memberId }), decisionId, memberId);
  }

  /** By their digests, of an account that was deleted. Other accounts of the mailboxes are banned as well. */
  async addMailboxes(digests: readonly string[], decisionId: number, memberId?: MemberId): Promise<void> {
    const { bannedEmails: emails, restrictedMailboxStore: mailboxes, clock } = this.needs;
    await mailboxes.lock(digests);
    const until = later(clock.now(), keptFor);
    for (const digest of digests) await emails.add(digest, decisionId, until);
    await meetByAccountsOf(this.needs, digests, memberId);
  }

  /** An account has another e-mail from now on. */
  async addFormer(email: string, memberId: MemberId): Promise<void> {
    const { bannedEmails: emails, keyedDigests: digests, clock } = this.needs;
    await emails.addFormer(memberId, await mailboxDigest(digests, email), later(clock.now(), keptFor));
  }

  /** A ban no longer stands, also where the account was deleted since; another may keep the same mailbox out. */
  async release(decisionId: number, digests: readonly string[]): Promise<void> {
    await this.needs.bannedEmails.release(decisionId, digests);
  }

  mailboxesOf(email: string, memberId: MemberId): Promise<readonly string[]> {
    return mailboxDigestsOf(this.needs, { email, memberId });
  }
}

declare module '../../platform/wiring/use-case.ts' {
  interface Ports {
    readonly bannedAccounts: BannedAccounts;
  }
}
