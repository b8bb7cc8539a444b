import { Accounts } from '@nestmates/application/accounts/accounts.ts';
import { resetLetter } from '@nestmates/application/accounts/letters.ts';
import { PasswordReset } from '@nestmates/application/accounts/password-reset.ts';
import { ResetLinks } from '@nestmates/application/accounts/reset-links.ts';
import { Sessions } from '@nestmates/application/accounts/sessions.ts';
import { Letters } from '@nestmates/application/letters/letters.ts';
import { repository, transaction } from '../database/ports.ts';
import { cronJob } from '../jobs/ports.ts';
import { deliverLetter } from '../letters/deliver-letter.ts';
import { rateLimiter } from '../rate-limits/ports.ts';
import { clock } from '../shared/ports.ts';
import { adapter, every, feature, service } from '../wiring/wiring.ts';
import { ArgonPasswords } from './argon-passwords.ts';
import { MemberRepository } from './member-repository.ts';
import * as accountsMigration from './migrations/2026-11-20-accounts.ts';
import * as tableComments from './migrations/2026-11-22-table-comments.ts';
import * as tablesByFeature from './migrations/2026-11-22-tables-by-feature.ts';
import {
  accountErasures,
  isAdminEmail,
  members,
  passwords,
  resetTokens,
  sessionQueries,
  sessionStore,
  tokens,
} from './ports.ts';
import { randomTokens } from './random-tokens.ts';
import { SessionRepository } from './session-repository.ts';

export const accountsFeature = feature({
  bind(bind, config) {
    repository(bind, [members, resetTokens], MemberRepository);
    repository(bind, [sessionStore, sessionQueries], SessionRepository);
    adapter(bind, passwords, ArgonPasswords, []);
    bind(tokens).toConstantValue(randomTokens);
    bind(isAdminEmail).toConstantValue((email) => config.ADMIN_EMAILS.includes(email));

    service(bind, Sessions, { store: sessionStore, queries: sessionQueries, tokens, clock, isAdminEmail });
    service(bind, Accounts, {
      members,
      passwords,
      sessions: Sessions,
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

    const sweep = { name: 'accounts.sweep-sessions', schedule: '17 * * * *' };
    cronJob(bind, sweep, sessionStore, (sessions, now) => sessions.sweep(now));
  },
  migrations: {
    '2026-11-20-accounts': accountsMigration,
    '2026-11-22-tables-by-feature': tablesByFeature,
    '2026-11-22-table-comments': tableComments,
  },
});
