import { Accounts } from '@nestmates/application/accounts/accounts.ts';
import { PasswordReset, sendResetLink } from '@nestmates/application/accounts/password-reset.ts';
import { Sessions } from '@nestmates/application/accounts/sessions.ts';
import { jobHandler } from '@nestmates/application/jobs/jobs.ts';
import { ContainerModule } from 'inversify';
import { KnexTransaction } from '../database/transaction.ts';
import { injectAll, ports } from '../tokens.ts';
import { ArgonPasswords } from './argon-passwords.ts';
import { MemberRepository } from './member-repository.ts';
import { randomTokens } from './random-tokens.ts';
import { SessionRepository } from './session-repository.ts';

export const accountsModule = new ContainerModule(({ bind }) => {
  bind(MemberRepository).toResolvedValue(
    (transaction) => new MemberRepository(transaction),
    [KnexTransaction],
  );
  bind(ports.members).toService(MemberRepository);
  bind(ports.resetTokens).toService(MemberRepository);
  bind(SessionRepository).toResolvedValue(
    (transaction) => new SessionRepository(transaction),
    [KnexTransaction],
  );
  bind(ports.sessionStore).toService(SessionRepository);
  bind(ports.sessionQueries).toService(SessionRepository);
  bind(ports.passwords).toResolvedValue(() => new ArgonPasswords());
  bind(ports.tokens).toConstantValue(randomTokens);

  bind(Sessions).toResolvedValue(
    (store, queries, tokens, clock, config) =>
      new Sessions({
        store,
        queries,
        tokens,
        clock,
        isAdminEmail: (email) => config.ADMIN_EMAILS.includes(email),
      }),
    [ports.sessionStore, ports.sessionQueries, ports.tokens, ports.clock, ports.config],
  );
  bind(Accounts).toResolvedValue(
    (members, passwords, sessions, rateLimiter, transaction, clock, accountErasures) =>
      new Accounts({ members, passwords, sessions, rateLimiter, transaction, clock, accountErasures }),
    [
      ports.members,
      ports.passwords,
      Sessions,
      ports.rateLimiter,
      ports.transaction,
      ports.clock,
      injectAll(ports.accountErasures),
    ],
  );
  bind(PasswordReset).toResolvedValue(
    (
      members,
      resetTokens,
      passwords,
      sessions,
      tokens,
      jobs,
      mailer,
      rateLimiter,
      transaction,
      clock,
      publicUrl,
    ) =>
      new PasswordReset({
        members,
        resetTokens,
        passwords,
        sessions,
        tokens,
        jobs,
        mailer,
        rateLimiter,
        transaction,
        clock,
        publicUrl,
      }),
    [
      ports.members,
      ports.resetTokens,
      ports.passwords,
      Sessions,
      ports.tokens,
      ports.jobs,
      ports.mailer,
      ports.rateLimiter,
      ports.transaction,
      ports.clock,
      ports.publicUrl,
    ],
  );

  bind(ports.jobHandlers).toResolvedValue(
    (reset) => jobHandler(sendResetLink, (payload) => reset.sendLink(payload)),
    [PasswordReset],
  );
  bind(ports.cronJobs).toResolvedValue(
    (sessions, clock) => ({
      name: 'accounts.sweep-sessions',
      schedule: '17 * * * *',
      run: () => sessions.sweep(clock.now()),
    }),
    [ports.sessionStore, ports.clock],
  );
});
