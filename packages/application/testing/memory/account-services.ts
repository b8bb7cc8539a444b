import { AccountDeletions } from '../../src/members/account-deletion/account-deletions.ts';
import { AccountRemoval } from '../../src/members/account-deletion/account-removal.ts';
import {
  DeletionsForEmails,
  deletionPutOffEmail,
  deletionScheduledEmail,
} from '../../src/members/account-deletion/emails.ts';
import { carryOutDeletion } from '../../src/members/account-deletion/jobs.ts';
import type { ScheduledDeletionStore } from '../../src/members/account-deletion/ports.ts';
import { AccountSecurity } from '../../src/members/accounts/account-security.ts';
import { Accounts } from '../../src/members/accounts/accounts.ts';
import { erasedEmail, resetEmail, verificationEmail } from '../../src/members/accounts/emails.ts';
import { KnownBrowsers } from '../../src/members/accounts/known-browsers.ts';
import { Login } from '../../src/members/accounts/login.ts';
import { newBrowserEmail } from '../../src/members/accounts/new-browser-email.ts';
import { OwnPassword } from '../../src/members/accounts/own-password.ts';
import { PasswordReset } from '../../src/members/accounts/password-reset.ts';
import type {
  AccountErasure,
  AddedAccess,
  HeldEmails,
  Members,
  Passwords,
  ResetTokens,
  Tokens,
} from '../../src/members/accounts/ports.ts';
import { ResetLinks } from '../../src/members/accounts/reset-links.ts';
import { securityEmail } from '../../src/members/accounts/security-emails.ts';
import type {
  NewBrowserQueries,
  SessionQueries,
  SessionStore,
} from '../../src/members/accounts/session-ports.ts';
import { Sessions } from '../../src/members/accounts/sessions.ts';
import { SignIns } from '../../src/members/accounts/sign-ins.ts';
import { EmailChangeLinks } from '../../src/members/email-change/email-change-links.ts';
import { EmailChanges } from '../../src/members/email-change/email-changes.ts';
import {
  confirmEmailEmail,
  emailChangeAskedEmail,
  emailChangedEmail,
} from '../../src/members/email-change/emails.ts';
import type { EmailChangeStore, EmailOwners, EndedLinks } from '../../src/members/email-change/ports.ts';
import { settleEmailChange } from '../../src/members/email-change/settled-changes.ts';
import { UnknownLinks } from '../../src/members/email-change/unknown-links.ts';
import type { Email, Recipient } from '../../src/members/emails/email.ts';
import type { Emails } from '../../src/members/emails/emails.ts';
import { NotMe } from '../../src/members/not-me/not-me.ts';
import type { NotMeLinkStore } from '../../src/members/not-me/ports.ts';
import type { RestrictedMailboxes } from '../../src/members/restrictions/restricted-mailboxes.ts';
import { type JobHandler, type Jobs, jobHandler } from '../../src/platform/jobs/jobs.ts';
import type { Clock, Transaction } from '../../src/platform/shared/ports.ts';
import { stub } from '../stub.ts';

const rateLimiter = {
  consume: async () => undefined,
  giveBack: async () => undefined,
  clear: async () => undefined,
};
const noRestrictions = { requireNotBanned: async () => undefined, addFormer: async () => undefined };

export interface AccountPorts {
  readonly members: Members & ResetTokens & EmailOwners;
  readonly changes: EmailChangeStore & HeldEmails;
  readonly deletions: ScheduledDeletionStore;
  /** Changes of e-mail as a deletion sees them. */
  readonly changesAtDeletion: Pick<EmailChangeStore, 'confirmedSince'>;
  readonly sessionStore: SessionStore & SessionQueries & NewBrowserQueries;
  readonly notMeLinkStore: NotMeLinkStore;
  readonly endedLinks: EndedLinks;
  readonly accountErasure: AccountErasure;
  readonly addedAccess: readonly AddedAccess[];
  readonly passwords: Passwords;
  readonly tokens: Tokens;
  readonly emails: Emails;
  readonly jobs: Jobs;
  readonly transaction: Transaction;
  readonly clock: Clock;
}

/** All by which an account is opened, lost and got back, with nobody restricted and nobody limited. */
export function accountServices(ports: AccountPorts) {
  const { members, changes, deletions, sessionStore, notMeLinkStore, endedLinks, emails, jobs } = ports;
  const { passwords, tokens, transaction, clock } = ports;
  const sessions = new Sessions({
    sessionStore,
    sessionQueries: sessionStore,
    members,
    useObservers: [],
    tokens,
    clock,
    isAdminEmail: () => false,
    verificationPolicy: 'offered',
    selfieCheckPolicy: 'off',
    adminSecondFactor: 'offered',
  });
  const unknownLinks = new UnknownLinks({ endedLinks, linkContact: 'hello@nestmates.test' });
  const shared = { members, passwords, tokens, emails, rateLimiter, transaction, clock, sessions };
  const ownPassword = new OwnPassword({ ...shared, sessionStore });
  const restrictedMailboxes = stub<RestrictedMailboxes>({
    keptAgainst: async () => ({ hasAccount: false, isBanned: false, decided: [], caseIds: [], limits: [] }),
    meet: async () => undefined,
    meetVerified: async () => undefined,
    keep: async () => undefined,
  });
  const knownBrowsers = new KnownBrowsers({ newBrowserQueries: sessionStore, tokens });
  const leakedPasswords = { include: async () => false };
  const signIns = new SignIns({ ...shared, useObservers: [] });
  const accountDeletions = new AccountDeletions({
    ...shared,
    scheduledDeletions: deletions,
    emailChangeStore: stub(ports.changesAtDeletion),
    settledChanges: stub({ settleBeforeRemoval: async () => undefined }),
    endedLinks,
    jobs,
    ownPassword,
    beforeRemoval: { look: async () => undefined },
    accountRemoval: new AccountRemoval({ members, emails, accountErasure: ports.accountErasure }),
  });
  const accountSecurity = new AccountSecurity({
    ...shared,
    addedAccess: [...ports.addedAccess, { end: (id) => accountDeletions.cancel(id) }],
  });
  const recipients = {
    async find(memberId: number) {
      const member = await members.find(memberId);
      return member && { memberId, to: member.email, firstName: null };
    },
  };
  const changeLinks = new EmailChangeLinks({ emailChangeStore: changes, members, tokens, clock });
  const resetLinks = new ResetLinks({ members, resetTokens: members, tokens, clock });
  const forEmails = { scheduledDeletions: deletions, emailChangeStore: changes, members };
  const letters = new DeletionsForEmails(forEmails);
  const handlerOf = <Ids extends object, Source, Facts extends Recipient>(
    email: Email<Ids, Source, Facts>,
    source: Source,
  ) => jobHandler(email.job, (ids) => emails.deliver(email, source, ids));
  const handlers: readonly JobHandler[] = [
    handlerOf(resetEmail, resetLinks),
    handlerOf(securityEmail, recipients),
    handlerOf(confirmEmailEmail, changeLinks),
    handlerOf(emailChangeAskedEmail, changeLinks),
    handlerOf(emailChangedEmail, changeLinks),
    handlerOf(deletionScheduledEmail, letters),
    handlerOf(deletionPutOffEmail, letters),
    handlerOf(erasedEmail, {}),
    handlerOf(newBrowserEmail, sessionStore),
    jobHandler(verificationEmail.job, async () => undefined),
    jobHandler(settleEmailChange, async () => undefined),
    jobHandler(carryOutDeletion, (due) => accountDeletions.carryOut(due)),
  ];
  return {
    handlers,
    sessions,
    signIns,
    ownPassword,
    accountDeletions,
    accounts: new Accounts({
      ...shared,
      signIns,
      ownPassword,
      scheduledDeletions: deletions,
      leakedPasswords,
      restrictedMailboxes,
      heldEmails: changes,
    }),
    login: new Login({
      ...shared,
      signIns,
      knownBrowsers,
      loginStep: { begin: async () => ({ token: 'second factor', expiresAt: clock.now() }) },
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
      notMeLinkStore,
      unknownLinks,
      emailChangeStore: changes,
      emailOwners: members,
      accountSecurity,
      restrictedMailboxes,
    }),
  };
}
