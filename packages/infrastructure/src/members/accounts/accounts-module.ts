import { Accounts } from '@nestmates/application/members/accounts/accounts.ts';
import { EmailVerification } from '@nestmates/application/members/accounts/email-verification.ts';
import { resetLetter, verificationLetter } from '@nestmates/application/members/accounts/letters.ts';
import { newBrowserLetter } from '@nestmates/application/members/accounts/new-browser-letter.ts';
import { PasswordReset } from '@nestmates/application/members/accounts/password-reset.ts';
import { ResetLinks } from '@nestmates/application/members/accounts/reset-links.ts';
import { Sessions } from '@nestmates/application/members/accounts/sessions.ts';
import { VerificationLinkIssuer } from '@nestmates/application/members/accounts/verification-link-issuer.ts';
import { Letters } from '@nestmates/application/members/emails/letters.ts';
import { repository, transaction } from '../../platform/database/ports.ts';
import { cronJob } from '../../platform/jobs/ports.ts';
import { events } from '../../platform/live/ports.ts';
import { rateLimiter } from '../../platform/rate-limits/ports.ts';
import { clock } from '../../platform/shared/ports.ts';
import { adapter, every, feature, service } from '../../platform/wiring/wiring.ts';
import { deliverLetter } from '../emails/deliver-letter.ts';
import { ArgonPasswords } from './argon-passwords.ts';
import { MemberRepository } from './member-repository.ts';
import { NewBrowserRepository } from './new-browser-repository.ts';
import {
  accountErasures,
  isAdminEmail,
  members,
  newBrowserQueries,
  passwords,
  resetTokens,
  sessionQueries,
  sessionStore,
  tokens,
  verificationLinks,
  verificationPolicy,
} from './ports.ts';
import { randomTokens } from './random-tokens.ts';
import { SessionRepository } from './session-repository.ts';
import { VerificationLinkRepository } from './verification-link-repository.ts';

export const accountsFeature = feature({
  bind(bind, config) {
    repository(bind, [members, resetTokens], MemberRepository);
    repository(bind, [sessionStore, sessionQueries], SessionRepository);
    adapter(bind, passwords, ArgonPasswords, []);
    bind(tokens).toConstantValue(randomTokens);
    bind(isAdminEmail).toConstantValue((email) => config.ADMIN_EMAILS.includes(email));

    repository(bind, verificationLinks, VerificationLinkRepository);
    bind(verificationPolicy).toConstantValue(config.VERIFIED_EMAIL);

    service(bind, Sessions, {
      store: sessionStore,
      queries: sessionQueries,
      tokens,
      clock,
      isAdminEmail,
      verificationPolicy,
    });
    service(bind, Accounts, {
      members,
      passwords,
      tokens,
      sessions: Sessions,
      letters: Letters,
      rateLimiter,
      transaction,
      clock,
      accountErasures: every(accountErasures),
    });
    service(bind, PasswordReset, {
      members,
      resetTokens,
      passwords,
      sessions: Sessions,
      tokens,
      letters: Letters,
      rateLimiter,
      transaction,
      clock,
    });
    service(bind, ResetLinks, { members, resetTokens, tokens, clock });
    deliverLetter(bind, resetLetter, ResetLinks);

    service(bind, EmailVerification, {
      links: verificationLinks,
      tokens,
      letters: Letters,
      events,
      transaction,
      clock,
    });
    service(bind, VerificationLinkIssuer, { members, links: verificationLinks, tokens, clock });
    deliverLetter(bind, verificationLetter, VerificationLinkIssuer);

    repository(bind, newBrowserQueries, NewBrowserRepository);
    deliverLetter(bind, newBrowserLetter, newBrowserQueries);

    const sweep = { name: 'accounts.sweep-sessions', schedule: '17 * * * *' };
    cronJob(bind, sweep, sessionStore, (sessions, now) => sessions.sweep(now));
  },
});
