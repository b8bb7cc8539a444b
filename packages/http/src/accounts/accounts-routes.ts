import { Accounts, type SignIn } from '@nestmates/application/accounts/accounts.ts';
import { accountsContract } from '@nestmates/application/accounts/contract.ts';
import { EmailVerification } from '@nestmates/application/accounts/email-verification.ts';
import { viewOfSignedIn } from '@nestmates/application/accounts/member-view.ts';
import { PasswordReset } from '@nestmates/application/accounts/password-reset.ts';
import { Sessions } from '@nestmates/application/accounts/sessions.ts';
import type { Endpoint } from '@nestmates/application/contract/endpoint.ts';
import type { Caller } from '@nestmates/application/shared/caller.ts';
import { type Call, serve, serveWith } from '../shared/serve.ts';
import { withServices } from '../shared/with-services.ts';

interface Opening extends Pick<Call<Endpoint>, 'session'> {
  /** Whoever was signed in at this browser. */
  readonly by: Caller | undefined;
}

export const accountsRoutes = withServices(
  [Accounts, EmailVerification, PasswordReset, Sessions],
  (accounts, verification, passwordReset, sessions) => {
    /** The browser's cookie is replaced, so the session that it held before ends: nobody could end it later. */
    const begin = async (signIn: SignIn, { by, session }: Opening) => {
      if (by) await sessions.close(by);
      session.begin(signIn.session);
      return signIn.member;
    };
    return [
      serveWith(
        (token) => sessions.authenticateWithAccount(token),
        accountsContract.me,
        async ({ by }) => viewOfSignedIn(by),
      ),
      serve(accountsContract.register, async (call) =>
        begin(await accounts.register({ ...call.body, userAgent: call.userAgent }), call),
      ),
      serve(accountsContract.login, async (call) =>
        begin(await accounts.login({ ...call.body, from: call.ipAddress, userAgent: call.userAgent }), call),
      ),
      serve(accountsContract.logout, async ({ by, session }) => {
        if (by) await sessions.close(by);
        session.end();
        return { message: "You've been successfully logged out." };
      }),
      serve(accountsContract.requestPasswordReset, ({ body }) => passwordReset.request(body)),
      serve(accountsContract.confirmPasswordReset, ({ body }) => passwordReset.confirm(body)),
      serve(accountsContract.resendVerification, ({ by }) => verification.resend(by)),
      serve(accountsContract.confirmVerification, ({ body }) => verification.confirm(body)),
      serve(accountsContract.changePassword, ({ by, body }) => accounts.changePassword(by, body)),
      serve(accountsContract.sessions, ({ by }) => sessions.list(by)),
      serve(accountsContract.endSession, ({ by, params }) => sessions.closeOne(by, params.sessionId)),
      serve(accountsContract.endOtherSessions, ({ by }) => sessions.closeOthers(by)),
      serve(accountsContract.deleteAccount, async ({ by, session }) => {
        const done = await accounts.remove(by);
        session.end();
        return done;
      }),
    ];
  },
);
