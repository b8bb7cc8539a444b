import { Accounts } from '@nestmates/application/accounts/accounts.ts';
import { accountsContract } from '@nestmates/application/accounts/contract.ts';
import { viewOfSignedIn } from '@nestmates/application/accounts/member-view.ts';
import { PasswordReset } from '@nestmates/application/accounts/password-reset.ts';
import { Sessions } from '@nestmates/application/accounts/sessions.ts';
import { serve, serveWith } from '../shared/serve.ts';
import { withServices } from '../shared/with-services.ts';

export const accountsRoutes = withServices(
  [Accounts, PasswordReset, Sessions],
  (accounts, passwordReset, sessions) => [
    serveWith(
      (token) => sessions.authenticateWithAccount(token),
      accountsContract.me,
      async ({ by }) => viewOfSignedIn(by),
    ),
    serve(accountsContract.register, async ({ body, session }) => {
      const signIn = await accounts.register(body);
      session.begin(signIn.session);
      return signIn.member;
    }),
    serve(accountsContract.login, async ({ body, ipAddress, session }) => {
      const signIn = await accounts.login({ ...body, from: ipAddress });
      session.begin(signIn.session);
      return signIn.member;
    }),
    serve(accountsContract.logout, async ({ by, session }) => {
      if (by) await sessions.close(by);
      session.end();
      return { message: "You've been successfully logged out." };
    }),
    serve(accountsContract.requestPasswordReset, ({ body }) => passwordReset.request(body)),
    serve(accountsContract.confirmPasswordReset, ({ body }) => passwordReset.confirm(body)),
    serve(accountsContract.changePassword, ({ by, body }) => accounts.changePassword(by, body)),
    serve(accountsContract.deleteAccount, async ({ by, session }) => {
      const done = await accounts.remove(by);
      session.end();
      return done;
    }),
  ],
);
