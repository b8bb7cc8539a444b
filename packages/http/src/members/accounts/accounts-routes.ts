import { Accounts } from '@nestmates/application/members/accounts/accounts.ts';
import { accountsContract } from '@nestmates/application/members/accounts/contract.ts';
import { EmailVerification } from '@nestmates/application/members/accounts/email-verification.ts';
import { Login } from '@nestmates/application/members/accounts/login.ts';
import { viewOfSignedIn } from '@nestmates/application/members/accounts/member-view.ts';
import { PasswordConfirmation } from '@nestmates/application/members/accounts/password-confirmation.ts';
import { PasswordReset } from '@nestmates/application/members/accounts/password-reset.ts';
import { Sessions } from '@nestmates/application/members/accounts/sessions.ts';
import { serve, serveWith } from '../../platform/shared/serve.ts';
import { withServices } from '../../platform/shared/with-services.ts';
import { beginSession, browserOf } from './begin-session.ts';

export const accountsRoutes = withServices(
  [Accounts, Login, EmailVerification, PasswordConfirmation, PasswordReset, Sessions],
  (accounts, login, verification, passwordConfirmation, passwordReset, sessions) => [
    serveWith(
      (token, used) => sessions.authenticateWithAccount(token, used),
      accountsContract.me,
      async ({ by }) => viewOfSignedIn(by),
    ),
    serve(accountsContract.register, async (call) =>
      beginSession(await accounts.register({ ...call.body, ...browserOf(call), from: call.ipAddress }), call),
    ),
    serve(accountsContract.login, async (call) => {
      const begun = await login.begin({ ...call.body, ...browserOf(call), from: call.ipAddress });
      if (!('secondFactor' in begun)) return beginSession(begun, call);
      call.pendingLogin.begin(begun.secondFactor);
      return { secondFactor: true as const };
    }),
    serve(accountsContract.logout, async ({ by, session }) => {
      if (by) await sessions.close(by);
      session.end();
      return { message: "You've been successfully logged out." };
    }),
    serve(accountsContract.requestPasswordReset, ({ body, browser }) =>
      passwordReset.request({ ...body, browserToken: browser.token() }),
    ),
    serve(accountsContract.resetKeys, ({ params }) => passwordReset.keys(params)),
    serve(accountsContract.confirmPasswordReset, ({ body }) => passwordReset.confirm(body)),
    serve(accountsContract.resendVerification, ({ by }) => verification.resend(by)),
    serve(accountsContract.confirmVerification, ({ body }) => verification.confirm(body)),
    serve(accountsContract.changePassword, ({ by, body }) => accounts.changePassword(by, body)),
    serve(accountsContract.sessions, ({ by }) => sessions.list(by)),
    serve(accountsContract.confirmPassword, ({ by, body }) => passwordConfirmation.confirm(by, body)),
    serve(accountsContract.endSession, ({ by, params, body }) =>
      accounts.endSession(by, { ...params, ...body }),
    ),
    serve(accountsContract.endOtherSessions, ({ by, body }) => accounts.endOtherSessions(by, body)),
  ],
);
