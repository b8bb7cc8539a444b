import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { AccountDeletions } from '../../src/members/account-deletion/account-deletions.ts';
import { AccountRemoval } from '../../src/members/account-deletion/account-removal.ts';
import {
  DeletionLetters,
  deletionPutOffEmail,
  deletionScheduledEmail,
} from '../../src/members/account-deletion/emails.ts';
import { carryOutDeletion } from '../../src/members/account-deletion/jobs.ts';
import { AccountSecurity } from '../../src/members/accounts/account-security.ts';
import { Accounts } from '../../src/members/accounts/accounts.ts';
import { erasedEmail, resetEmail, verificationEmail } from '../../src/members/accounts/emails.ts';
import { KnownBrowsers } from '../../src/members/accounts/known-browsers.ts';
import { newBrowserEmail } from '../../src/members/accounts/new-browser-email.ts';
import { OwnPassword } from '../../src/members/accounts/own-password.ts';
import { PasswordReset } from '../../src/members/accounts/password-reset.ts';
import type { AddedAccess } from '../../src/members/accounts/ports.ts';
import { ResetLinks } from '../../src/members/accounts/reset-links.ts';
import { securityEmail } from '../../src/members/accounts/security-emails.ts';
import { Sessions } from '../../src/members/accounts/sessions.ts';
import { SignIns } from '../../src/members/accounts/sign-ins.ts';
import { EmailChangeLinks } from '../../src/members/email-change/email-change-links.ts';
import { EmailChanges } from '../../src/members/email-change/email-changes.ts';
import {
  confirmEmailEmail,
  emailChangeAskedEmail,
  emailChangedEmail,
} from '../../src/members/email-change/emails.ts';
import { settleEmailChange } from '../../src/members/email-change/settled-changes.ts';
import { UnknownLinks } from '../../src/members/email-change/unknown-links.ts';
import { NotMe } from '../../src/members/not-me/not-me.ts';
import { NotMeLinks } from '../../src/members/not-me/not-me-links.ts';
import type { RestrictedMailboxes } from '../../src/members/restrictions/restricted-mailboxes.ts';
import { jobHandler } from '../../src/platform/jobs/jobs.ts';
import { immediateTransaction as transaction } from '../immediate-transaction.ts';
import { StoppedClock } from '../stopped-clock.ts';
import { stub } from '../stub.ts';
import { uniqueNames } from '../unique-names.ts';
import { MemoryEmailChanges } from './memory-email-changes.ts';
import { MemoryEmails } from './memory-emails.ts';
import { MemoryEndedLinks } from './memory-ended-links.ts';
import { MemoryMembers } from './memory-members.ts';
import { MemoryNotMeLinks } from './memory-not-me-links.ts';
import { MemoryScheduledDeletions } from './memory-scheduled-deletions.ts';
import { MemorySessions } from './memory-sessions.ts';

const passwordsOf = (afterVerify: () => Promise<void>) => ({
  hash: async (password: string) => `hash of ${password}`,
  async verify(hash: string | undefined, password: string) {
    await afterVerify();
    return hash === `hash of ${password}`;
  },
});
const rateLimiter = {
  consume: async () => undefined,
  giveBack: async () => undefined,
  clear: async () => undefined,
};
const noRestrictions = { requireNotBanned: async () => undefined, addFormer: async () => undefined };

/** Ends with every session what waits, as the statements do that features name by `onEndOfAccess`. */
class SessionsWithWaiting extends MemorySessions {
  readonly #changes: MemoryEmailChanges;
  constructor(members: MemoryMembers, changes: MemoryEmailChanges) {
    super(members);
    this.#changes = changes;
  }
  override async closeAll(id: MemberId, exceptDigest?: string): Promise<void> {
    await super.closeAll(id, exceptDigest);
    await this.#changes.withdraw(id);
  }
}

interface Variant {
  readonly deletedAtOnce?: boolean;
  readonly changesStay?: boolean;
  /** What others do between the comparison of a password and what it was given for. */
  readonly afterVerify?: () => Promise<void>;
}

/** All by which an account is opened, lost and got back, over ports in memory. */
export function accountInMemory(
  addedAccess: readonly AddedAccess[],
  { deletedAtOnce = false, changesStay = false, afterVerify = async () => undefined }: Variant = {},
) {
  const passwords = passwordsOf(afterVerify);
  const clock = new StoppedClock();
  const [members, changes, deletions] = [
    new MemoryMembers(),
    new MemoryEmailChanges(),
    new MemoryScheduledDeletions(),
  ];
  const tokens = { generate: uniqueNames('token'), digest: (token: string) => `digest of ${token}` };
  const store = changesStay ? new MemorySessions(members) : new SessionsWithWaiting(members, changes);
  const notMeStore = new MemoryNotMeLinks();
  const notMeLinks = new NotMeLinks({ notMeLinkStore: notMeStore, tokens, clock });
  const mail = new MemoryEmails(clock, notMeLinks);
  const { emails, jobs, mailer } = mail;
  const sessions = new Sessions({
    sessionStore: store,
    sessionQueries: store,
    members,
    useObservers: [],
    tokens,
    clock,
    isAdminEmail: () => false,
    verificationPolicy: 'offered',
    selfieCheckPolicy: 'off',
    adminSecondFactor: 'offered',
  });
  const endedLinks = new MemoryEndedLinks((id) => changes.takeBackDigestsOf(id));
  const unknownLinks = new UnknownLinks({ endedLinks: endedLinks, linkContact: 'hello@nestmates.test' });
  const shared = { members, passwords, tokens, emails, rateLimiter, transaction, clock, sessions };
  const ownPassword = new OwnPassword({ ...shared, sessionStore: store });
  const restrictedMailboxes = stub<RestrictedMailboxes>({
    keptAgainst: async () => ({ hasAccount: false, isBanned: false, decided: [], caseIds: [], limits: [] }),
    meet: async () => undefined,
    meetVerified: async () => undefined,
    keep: async () => undefined,
  });
  const knownBrowsers = new KnownBrowsers({ newBrowserQueries: store, tokens });
  const leakedPasswords = { include: async () => false };
  const signIns = new SignIns({ ...shared, useObservers: [] });
  const accountDeletions = new AccountDeletions({
    ...shared,
    scheduledDeletions: deletions,
    emailChangeStore: stub(deletedAtOnce ? { confirmedSince: async () => [] } : changes),
    endedLinks,
    jobs,
    ownPassword,
    beforeRemoval: { look: async () => undefined },
    accountRemoval: new AccountRemoval({
      members,
      emails,
      accountErasure: { eraseMember: async (id) => changes.removeOf(id) },
    }),
  });
  const accountSecurity = new AccountSecurity({
    ...shared,
    addedAccess: [...addedAccess, { end: (id) => accountDeletions.cancel(id) }],
  });
  const recipients = {
    async find(memberId: number) {
      const member = await members.find(memberId);
      return member && { memberId, to: member.email, firstName: null };
    },
  };
  const changeLinks = new EmailChangeLinks({ emailChangeStore: changes, members, tokens, clock });
  const resetLinks = new ResetLinks({ members, resetTokens: members, tokens, clock });
  const letters = new DeletionLetters({ scheduledDeletions: deletions, emailChangeStore: changes, members });
  const handlers = [
    mail.handlerOf(resetEmail, resetLinks),
    mail.handlerOf(securityEmail, recipients),
    mail.handlerOf(confirmEmailEmail, changeLinks),
    mail.handlerOf(emailChangeAskedEmail, changeLinks),
    mail.handlerOf(emailChangedEmail, changeLinks),
    mail.handlerOf(deletionScheduledEmail, letters),
    mail.handlerOf(deletionPutOffEmail, letters),
    mail.handlerOf(erasedEmail, {}),
    mail.handlerOf(newBrowserEmail, store),
    jobHandler(verificationEmail.job, async () => undefined),
    jobHandler(settleEmailChange, async () => undefined),
    jobHandler(carryOutDeletion, (due) => accountDeletions.carryOut(due)),
  ];
  return {
    clock,
    members,
    mailer,
    sessions,
    signIns,
    accountDeletions,
    accounts: new Accounts({
      ...shared,
      signIns,
      ownPassword,
      scheduledDeletions: deletions,
      knownBrowsers,
      leakedPasswords,
      loginStep: { begin: async () => ({ token: 'second factor', expiresAt: clock.now() }) },
      restrictedMailboxes,
      heldEmails: changes,
    }),
    reset: new PasswordReset({
      ...shared,
      resetTokens: members,
      resetKeyQueries: { find: async () => undefined },
      leakedPasswords,
      accountSecurity,
      emailChangeStore: changes,
      restrictedMailboxes,
      knownBrowsers,
    }),
    emailChanges: new EmailChanges({
      ...shared,
      emailChangeStore: changes,
      unknownLinks,
      emailOwners: members,
      heldEmails: changes,
      ownPassword,
      accountSecurity,
      bannedAccounts: stub(noRestrictions),
      restrictedMailboxes,
      restrictionStore: stub({ current: async () => undefined, spansOf: async () => [] }),
      emailChangeObservers: [{ emailChanged: (id) => accountDeletions.waitLonger(id) }],
      events: { announce: async () => undefined },
      jobs,
    }),
    notMe: new NotMe({
      ...shared,
      notMeLinkStore: notMeStore,
      unknownLinks,
      emailChangeStore: changes,
      emailOwners: members,
      accountSecurity,
      restrictedMailboxes,
    }),
    runJobs: () => jobs.runDue(handlers, clock.now()),
  };
}
