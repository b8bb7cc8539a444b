import { Accounts, type SignIn } from '@nestmates/application/members/accounts/accounts.ts';
import { accountsContract } from '@nestmates/application/members/accounts/contract.ts';
import { EmailVerification } from '@nestmates/application/members/accounts/email-verification.ts';
import { viewOfSignedIn } from '@nestmates/application/members/accounts/member-view.ts';
import { PasswordReset } from '@nestmates/application/members/accounts/password-reset.ts';
import { Sessions } from '@nestmates/application/members/accounts/sessions.ts';
import type { Caller } from '@nestmates/application/platform/access/caller.ts';
import type { Endpoint } from '@nestmates/application/platform/contract/endpoint.ts';
import { type Call, serve, serveWith } from '../../platform/shared/serve.ts';
import { withServices } from '../../platform/shared/with-services.ts';

type Browser = Pick<Call<Endpoint>, 'session' | 'browser'>;
type Opening = Pick<Call<Endpoint>, 'userAgent' | 'browser'> & { readonly by: Caller | undefined };

const browserOf = ({ by, userAgent, browser }: Opening) => ({
  userAgent,
  replaces: by?.sessionDigest,
  browserToken: browser.token(),
});

export const accountsRoutes = withServices(
  [Accounts, EmailVerification, PasswordReset, Sessions],
  (accounts, verification, passwordReset, sessions) => {
    const begin = ({ member, session, browser }: SignIn, to: Browser) => {
      to.session.begin(session);
      to.browser.remember(browser);
      return member;
    };
    return [
      serveWith(
        (token, used) => sessions.authenticateWithAccount(token, used),
        accountsContract.me,
        async ({ by }) => viewOfSignedIn(by),
      ),
      serve(accountsContract.register, async (call) =>
        begin(await accounts.register({ ...call.body, ...browserOf(call), from: call.ipAddress }), call),
      ),
      serve(accountsContract.login, async (call) =>
        begin(await accounts.login({ ...call.body, ...browserOf(call), from: call.ipAddress }), call),
      ),
      serve(accountsContract.logout, async ({ by, session }) => {
        if (by) await sessions.close(by);
        session.end();
        return { message: "You've been successfully logged out." };
      }),
      serve(accountsContract.requestPasswordReset, ({ body, browser }) =>
        passwordReset.request({ ...body, browserToken: browser.token() }),
      ),
      serve(accountsContract.confirmPasswordReset, ({ body }) => passwordReset.confirm(body)),
      serve(accountsContract.resendVerification, ({ by }) => verification.resend(by)),
      serve(accountsContract.confirmVerification, ({ body }) => verification.confirm(body)),
      serve(accountsContract.changePassword, ({ by, body }) => accounts.changePassword(by, body)),
      serve(accountsContract.sessions, ({ by }) => sessions.list(by)),
      serve(accountsContract.endSession, ({ by, params, body }) =>
        accounts.endSession(by, { ...params, ...body }),
      ),
      serve(accountsContract.endOtherSessions, ({ by, body }) => accounts.endOtherSessions(by, body)),
      serve(accountsContract.deleteAccount, async ({ by, body, session }) => {
        const done = await accounts.remove(by, body);
        // The cookie of the browser stays, by which blocks are kept for a new account.
        session.end();
        return done;
      }),
    ];
  },
);
