import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { every, useCase } from '../../platform/wiring/use-case.ts';
import { sharedLimitEmail } from './emails.ts';
import { keepDecided } from './keep-decided.ts';
import { meetBy, meetByAccountsOf } from './mailbox-accounts.ts';
import { mailboxDigest, mailboxDigestsOf } from './mailbox-digests.ts';
import type { DecidedRestriction, KeptAgainst } from './ports.ts';

/**
 * Limits and suspensions, kept against the mailboxes of whom they restrict until they end: whoever deletes the account
 * and registers again stands as before. A ban is kept by `BannedAccounts`, since it opens no account at all.
 */
export class RestrictedMailboxes extends useCase(
  'restrictedMailboxStore',
  'sharedLimitStore',
  'restrictions',
  'restrictionStore',
  every('returnObservers'),
  every('mailboxObservers'),
  'members',
  'bannedEmails',
  'keyedDigests',
  'emails',
  'jobs',
  'transaction',
  'clock',
) {
  /**
   * Keeps the restriction against all mailboxes that the member was shown to have, when a decision was made, the e-mail
   * changed, or the account is deleted. One that is verified later follows by `meetWith`.
   */
  async keep(memberId: MemberId): Promise<void> {
    const { restrictionStore: restricted, members, clock } = this.needs;
    const decided = (await restricted.decidedAbout(memberId, clock.now())).filter(
      ({ kind }) => kind !== 'banned',
    );
    if (decided.length === 0) return;
    const member = await members.find(memberId);
    if (member) await this.keepFor(await mailboxDigestsOf(this.needs, member), decided, memberId);
  }

  /** Takes the digests of the mailboxes. Other accounts of the mailboxes are restricted as well. */
  keepFor(
    digests: readonly string[],
    decided: readonly DecidedRestriction[],
    memberId?: MemberId,
  ): Promise<void> {
    return keepDecided(this.needs, digests, decided, memberId);
  }

  async keptAgainst(email: string): Promise<KeptAgainst> {
    const { restrictedMailboxStore: store, keyedDigests: digests, clock } = this.needs;
    return store.keptAgainst(await mailboxDigest(digests, email), clock.now());
  }

  /** Whoever opens a link that was sent there reads the e-mails of the mailbox; with the member locked. */
  async meetVerified(memberId: MemberId): Promise<void> {
    const email = (await this.needs.members.find(memberId))?.email;
    if (email) await this.meetWith(memberId, email);
  }

  /** It is the mailbox of the account from now on; with the member locked. */
  async meetWith(memberId: MemberId, email: string): Promise<void> {
    const { restrictedMailboxStore: store, keyedDigests: digests, clock } = this.needs;
    const digest = await mailboxDigest(digests, email);
    await store.lock([digest]);
    for (const observer of this.needs.mailboxObservers) await observer.mailboxShown(memberId, digest);
    const isNew = await store.note(memberId, digest);
    const kept = await store.keptAgainst(digest, clock.now());
    await this.meet(memberId, kept, { isNew });
    if (isNew) await this.#keepOwn(memberId, digest, kept);
  }

  /** What restricts the account already is kept against its mailbox once it is shown to be that of the account. */
  async #keepOwn(memberId: MemberId, digest: string, { decided, limits }: KeptAgainst): Promise<void> {
    const { restrictionStore: restricted, clock } = this.needs;
    const known = decided.map(({ decisionId }) => decisionId);
    const own = (await restricted.decidedAbout(memberId, clock.now())).filter(
      ({ decisionId }) => !known.includes(decisionId),
    );
    if (own.length > 0) await this.keepFor([digest], own, memberId);
    else if (limits.some((limit) => limit.memberId === memberId)) {
      await meetByAccountsOf(this.needs, [digest], memberId);
    }
  }

  /** Run by a job: what is kept against the mailbox of an account has changed since it was noted. */
  meetAgain(memberId: MemberId): Promise<void> {
    const { restrictedMailboxStore: store, sharedLimitStore: shared } = this.needs;
    const { restrictions, restrictionStore: restricted, transaction, clock } = this.needs;
    return transaction.run(async () => {
      await restricted.lockMember(memberId);
      const digest = await store.mailboxOf(memberId);
      if (digest) await this.meet(memberId, await store.keptAgainst(digest, clock.now()));
      // Also of a mailbox that the account has no longer.
      for (const caseId of await shared.endedOf(memberId)) {
        await restrictions.lift(memberId, { caseId });
      }
    });
  }

  /**
   * Run by a job: the weight of a case limits whom it is about, or does so no longer, and with them all of their
   * accounts.
   */
  shareLimit(caseId: number): Promise<void> {
    const { restrictedMailboxStore: store, sharedLimitStore: shared, transaction } = this.needs;
    return transaction.run(async () => {
      const digests = await shared.mailboxesOf(caseId);
      await store.lock(digests);
      await meetByAccountsOf(this.needs, digests);
      await meetBy(this.needs, await shared.membersOf(caseId));
    });
  }

  /** Needs the member locked. */
  async meet(
    memberId: MemberId,
    { decided, caseIds, limits }: KeptAgainst,
    { isNew = false } = {},
  ): Promise<void> {
    const { restrictions, restrictionStore: restricted, returnObservers: observers, clock } = this.needs;
    const own: number[] = [];
    if (caseIds.length > 0) {
      for (const observer of observers) own.push(...(await observer.returned(memberId, caseIds)));
    }
    // What was about another account is about this one.
    for (const caseId of own) await restrictions.lift(memberId, { caseId });
    for (const { caseId, memberId: about, toldAt } of limits) {
      if (about === memberId || own.includes(caseId)) continue;
      await restrictions.impose(memberId, { kind: 'limited', until: null }, { caseId }, toldAt);
      // Nobody was told before of an account that has the mailbox only now.
      if (isNew || toldAt > clock.now()) await this.#tell(memberId, toldAt);
    }
    if (decided.length === 0) return;
    const known = (await restricted.decidedAbout(memberId, clock.now())).map(({ decisionId }) => decisionId);
    for (const { decisionId, kind, until } of decided) {
      if (known.includes(decisionId)) continue;
      await restrictions.impose(memberId, { kind, until }, { decisionId });
    }
  }

  /** Once, however often the account is met before that. */
  async #tell(memberId: MemberId, toldAt: Date): Promise<void> {
    const ids = { memberId, toldAt: toldAt.toISOString() };
    const key = `limit-shared.${memberId}.${toldAt.getTime()}`;
    await this.needs.emails.send(sharedLimitEmail, ids, { at: toldAt, key });
  }

  /** A decision no longer stands: for the accounts that it restricts, and those that are opened from now on. */
  async release(decisionId: number): Promise<void> {
    const { restrictedMailboxStore: store, restrictions, restrictionStore: restricted } = this.needs;
    await store.release(decisionId);
    for (const memberId of await restricted.membersRestrictedBy(decisionId)) {
      await restricted.lockMember(memberId);
      await restrictions.lift(memberId, { decisionId });
    }
  }
}

declare module '../../platform/wiring/use-case.ts' {
  interface Ports {
    readonly restrictedMailboxes: RestrictedMailboxes;
  }
}
