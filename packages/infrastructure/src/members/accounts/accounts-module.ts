import { AccountSecurity } from '@nestmates/application/members/accounts/account-security.ts';
import { Accounts } from '@nestmates/application/members/accounts/accounts.ts';
import { EmailVerification } from '@nestmates/application/members/accounts/email-verification.ts';
import { resetEmail, verificationEmail } from '@nestmates/application/members/accounts/emails.ts';
import { KnownBrowsers } from '@nestmates/application/members/accounts/known-browsers.ts';
import { newBrowserEmail } from '@nestmates/application/members/accounts/new-browser-email.ts';
import { OwnPassword } from '@nestmates/application/members/accounts/own-password.ts';
import { PasswordConfirmation } from '@nestmates/application/members/accounts/password-confirmation.ts';
import { PasswordReset } from '@nestmates/application/members/accounts/password-reset.ts';
import type { Members } from '@nestmates/application/members/accounts/ports.ts';
import { ResetLinks } from '@nestmates/application/members/accounts/reset-links.ts';
import { confirmedActEmail, securityEmail } from '@nestmates/application/members/accounts/security-emails.ts';
import { Sessions } from '@nestmates/application/members/accounts/sessions.ts';
import { SignIns } from '@nestmates/application/members/accounts/sign-ins.ts';
import { VerificationLinkIssuer } from '@nestmates/application/members/accounts/verification-link-issuer.ts';
import { Emails } from '@nestmates/application/members/emails/emails.ts';
import { RestrictedMailboxes } from '@nestmates/application/members/restrictions/restricted-mailboxes.ts';
import { repository, transaction } from '../../platform/database/ports.ts';
import { KnexTransaction } from '../../platform/database/transaction.ts';
import { jobs } from '../../platform/jobs/ports.ts';
import { events } from '../../platform/live/ports.ts';
import { sendsMail } from '../../platform/mailer/mailer-module.ts';
import { rateLimiter } from '../../platform/rate-limits/ports.ts';
import { alerts, clock } from '../../platform/shared/ports.ts';
import { adapter, every, feature, service } from '../../platform/wiring/wiring.ts';
import { deliverEmail } from '../emails/deliver-email.ts';
import { KnownBrowserModel, SessionModel, UserModel } from './account-models.ts';
import { ArgonPasswords } from './argon-passwords.ts';
import { HeldErasures } from './held-erasures.ts';
import { CommonPasswords } from './leaked-passwords/common-passwords.ts';
import { LeakedPasswordsRange } from './leaked-passwords/leaked-passwords-range.ts';
import { MemberRepository } from './member-repository.ts';
import * as replacedLinksMigration from './migrations/20261123T064500-replaced-links.ts';
import * as secondFactorMigration from './migrations/20261123T131200-sessions-with-second-factor.ts';
import * as confirmedByPasskeyMigration from './migrations/20261129T011500-confirmed-by-passkey.ts';
import { NewBrowserRepository } from './new-browser-repository.ts';
import {
  accountErasure,
  addedAccess,
  adminEmails,
  adminSecondFactor,
  endOfAccess,
  erasureParts,
  heldEmails,
  isAdminEmail,
  leakedPasswords,
  loginStep,
  members,
  newBrowserQueries,
  onAccountErasure,
  passwords,
  resetKeyQueries,
  resetTokens,
  securityRecipients,
  selfieCheckPolicy,
  sessionQueries,
  sessionStore,
  tokens,
  useObservers,
  verificationLinks,
  verificationPolicy,
} from './ports.ts';
import { randomTokens } from './random-tokens.ts';
import { ResetKeyReader } from './reset-key-reader.ts';
import { hasSandboxMail, SandboxMailErasure } from './sandbox-mail-erasure.ts';
import { SessionRepository } from './session-repository.ts';
import { VerificationLinkRepository } from './verification-link-repository.ts';

const recipientsAmong = (all: Members) => ({
  async find(memberId: number) {
    const member = await all.find(memberId);
    return member && { memberId, to: member.email, firstName: member.firstName };
  },
});

export const accountsFeature = feature({
  bind(bind, config) {
    repository(bind, [members, resetTokens], MemberRepository);
    service(bind, SessionRepository, { transaction: KnexTransaction, endOfAccess: every(endOfAccess) });
    bind(sessionStore).toService(SessionRepository);
    bind(sessionQueries).toService(SessionRepository);
    adapter(bind, passwords, ArgonPasswords, []);
    const { LEAKED_PASSWORDS_API: apiBase } = config;
    const common = new CommonPasswords();
    if (apiBase) {
      bind(leakedPasswords).toResolvedValue(
        (alert) =>
          new LeakedPasswordsRange({
            apiBase,
            common,
            failed: (reason) => alert.raise('a password was taken that could not be looked up', { reason }),
          }),
        [alerts],
      );
    } else bind(leakedPasswords).toConstantValue(common);
    bind(tokens).toConstantValue(randomTokens);
    bind(adminEmails).toConstantValue(config.ADMIN_EMAILS);
    bind(isAdminEmail).toConstantValue((email) => config.ADMIN_EMAILS.includes(email));

    repository(bind, verificationLinks, VerificationLinkRepository);
    // Nobody can verify an address to which nothing is sent.
    const usual = sendsMail(config) ? 'required' : 'offered';
    bind(adminSecondFactor).toConstantValue(config.ADMIN_SECOND_FACTOR);
    bind(selfieCheckPolicy).toConstantValue(config.SELFIE_CHECK);
    bind(verificationPolicy).toConstantValue(config.VERIFIED_EMAIL ?? usual);

    service(bind, Sessions, {
      store: sessionStore,
      queries: sessionQueries,
      useObservers: every(useObservers),
      tokens,
      clock,
      isAdminEmail,
      verificationPolicy,
      selfieCheckPolicy,
      adminSecondFactor,
    });
    service(bind, SignIns, {
      sessions: Sessions,
      emails: Emails,
      tokens,
      clock,
      useObservers: every(useObservers),
    });
    repository(bind, resetKeyQueries, ResetKeyReader);
    repository(bind, newBrowserQueries, NewBrowserRepository);
    service(bind, KnownBrowsers, { browsers: newBrowserQueries, tokens });
    service(bind, OwnPassword, { members, passwords, sessions: sessionStore, rateLimiter, clock });
    service(bind, PasswordConfirmation, { ownPassword: OwnPassword });
    service(bind, HeldErasures, { transaction: KnexTransaction, parts: every(erasureParts) });
    bind(accountErasure).toService(HeldErasures);
    service(bind, Accounts, {
      members,
      passwords,
      leakedPasswords,
      sessions: Sessions,
      signIns: SignIns,
      loginStep,
      knownBrowsers: KnownBrowsers,
      ownPassword: OwnPassword,
      restrictedMailboxes: RestrictedMailboxes,
      heldEmails,
      emails: Emails,
      rateLimiter,
      transaction,
      clock,
    });
    service(bind, AccountSecurity, {
      members,
      passwords,
      sessions: Sessions,
      addedAccess: every(addedAccess),
      tokens,
      rateLimiter,
    });
    service(bind, PasswordReset, {
      members,
      resetTokens,
      resetKeys: resetKeyQueries,
      passwords,
      leakedPasswords,
      accountSecurity: AccountSecurity,
      knownBrowsers: KnownBrowsers,
      tokens,
      emails: Emails,
      rateLimiter,
      transaction,
      clock,
    });
    bind(securityRecipients).toResolvedValue(recipientsAmong, [members]);
    deliverEmail(bind, securityEmail, securityRecipients);
    deliverEmail(bind, confirmedActEmail, securityRecipients);
    service(bind, ResetLinks, { members, resetTokens, tokens, clock });
    deliverEmail(bind, resetEmail, ResetLinks);

    service(bind, EmailVerification, {
      links: verificationLinks,
      tokens,
      emails: Emails,
      events,
      jobs,
      transaction,
      clock,
    });
    service(bind, VerificationLinkIssuer, { members, links: verificationLinks, tokens, clock });
    deliverEmail(bind, verificationEmail, VerificationLinkIssuer);

    deliverEmail(bind, newBrowserEmail, newBrowserQueries);
    bind(SandboxMailErasure).toResolvedValue((inside) => new SandboxMailErasure(inside), [KnexTransaction]);
    onAccountErasure(bind, SandboxMailErasure, hasSandboxMail, (mail, memberId) =>
      mail.eraseMember(memberId),
    );
  },
  tables: [UserModel, SessionModel, KnownBrowserModel],
  migrations: {
    '20261123T064500-replaced-links': replacedLinksMigration,
    '20261123T131200-sessions-with-second-factor': secondFactorMigration,
    '20261129T011500-confirmed-by-passkey': confirmedByPasskeyMigration,
  },
});
