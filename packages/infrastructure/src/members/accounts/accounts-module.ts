import { AccountSecurity } from '@nestmates/application/members/accounts/account-security.ts';
import { Accounts } from '@nestmates/application/members/accounts/accounts.ts';
import { EmailVerification } from '@nestmates/application/members/accounts/email-verification.ts';
import { resetEmail, verificationEmail } from '@nestmates/application/members/accounts/emails.ts';
import { KnownBrowsers } from '@nestmates/application/members/accounts/known-browsers.ts';
import { Login } from '@nestmates/application/members/accounts/login.ts';
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
import { repository } from '../../platform/database/bindings.ts';
import { KnexTransaction } from '../../platform/database/transaction.ts';
import { sendsMail } from '../../platform/mailer/mailer-module.ts';
import { adapter, bindWith, feature, port, ports, service } from '../../platform/wiring/wiring.ts';
import { deliverEmail } from '../emails/deliver-email.ts';
import { KnownBrowserModel, SessionModel, UserModel } from './account-models.ts';
import { ArgonPasswords } from './argon-passwords.ts';
import { onAccountErasure, onAccountRegained } from './bindings.ts';
import { HeldErasures } from './held-erasures.ts';
import { CommonPasswords } from './leaked-passwords/common-passwords.ts';
import { LeakedPasswordsRange } from './leaked-passwords/leaked-passwords-range.ts';
import { MemberRepository } from './member-repository.ts';
import * as replacedLinksMigration from './migrations/20261123T064500-replaced-links.ts';
import * as secondFactorMigration from './migrations/20261123T131200-sessions-with-second-factor.ts';
import * as confirmedByPasskeyMigration from './migrations/20261129T011500-confirmed-by-passkey.ts';
import * as mustVerifyMigration from './migrations/20261129T021000-must-verify-email.ts';
import * as usedResetMigration from './migrations/20261129T093800-used-reset-link.ts';
import * as credentialsChangedMigration from './migrations/20261129T202500-credentials-changed-at.ts';
import { NewBrowserRepository } from './new-browser-repository.ts';
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
    repository(bind, ['members', 'resetTokens'], MemberRepository);
    bindWith(bind, SessionRepository, { transaction: KnexTransaction, endOfAccess: ports('endOfAccess') });
    bind(port('sessionStore')).toService(SessionRepository);
    bind(port('sessionQueries')).toService(SessionRepository);
    adapter(bind, 'passwords', ArgonPasswords, []);
    const { LEAKED_PASSWORDS_API: apiBase } = config;
    const common = new CommonPasswords();
    if (apiBase) {
      bind(port('leakedPasswords')).toResolvedValue(
        (alert) =>
          new LeakedPasswordsRange({
            apiBase,
            common,
            failed: (reason) => alert.raise('a password was taken that could not be looked up', { reason }),
          }),
        [port('alerts')],
      );
    } else bind(port('leakedPasswords')).toConstantValue(common);
    bind(port('tokens')).toConstantValue(randomTokens);
    bind(port('adminEmails')).toConstantValue(config.ADMIN_EMAILS);
    bind(port('isAdminEmail')).toConstantValue((email) => config.ADMIN_EMAILS.includes(email));

    repository(bind, 'verificationLinks', VerificationLinkRepository);
    // Nobody can verify an address to which nothing is sent.
    const usual = sendsMail(config) ? 'required' : 'offered';
    bind(port('adminSecondFactor')).toConstantValue(config.ADMIN_SECOND_FACTOR);
    bind(port('selfieCheckPolicy')).toConstantValue(config.SELFIE_CHECK);
    bind(port('verificationPolicy')).toConstantValue(config.VERIFIED_EMAIL ?? usual);

    service(bind, Sessions, 'sessions');
    service(bind, SignIns, 'signIns');
    repository(bind, 'resetKeyQueries', ResetKeyReader);
    repository(bind, 'newBrowserQueries', NewBrowserRepository);
    service(bind, KnownBrowsers, 'knownBrowsers');
    onAccountRegained(bind, port('newBrowserQueries'), (browsers, memberId, { since }) =>
      browsers.forgetSince(memberId, since),
    );
    service(bind, OwnPassword, 'ownPassword');
    service(bind, PasswordConfirmation);
    bindWith(bind, HeldErasures, { transaction: KnexTransaction, parts: ports('erasureParts') });
    bind(port('accountErasure')).toService(HeldErasures);
    service(bind, Accounts);
    service(bind, Login);
    service(bind, AccountSecurity, 'accountSecurity');
    service(bind, PasswordReset);
    bind(port('securityRecipients')).toResolvedValue(recipientsAmong, [port('members')]);
    deliverEmail(bind, securityEmail, port('securityRecipients'));
    deliverEmail(bind, confirmedActEmail, port('securityRecipients'));
    service(bind, ResetLinks);
    deliverEmail(bind, resetEmail, ResetLinks);

    service(bind, EmailVerification);
    service(bind, VerificationLinkIssuer);
    deliverEmail(bind, verificationEmail, VerificationLinkIssuer);

    deliverEmail(bind, newBrowserEmail, port('newBrowserQueries'));
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
    '20261129T021000-must-verify-email': mustVerifyMigration,
    '20261129T093800-used-reset-link': usedResetMigration,
    '20261129T202500-credentials-changed-at': credentialsChangedMigration,
  },
});
