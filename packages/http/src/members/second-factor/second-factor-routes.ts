import { secondFactorContract } from '@nestmates/application/members/second-factor/contract.ts';
import { SecondFactorLogins } from '@nestmates/application/members/second-factor/second-factor-logins.ts';
import { SecondFactors } from '@nestmates/application/members/second-factor/second-factors.ts';
import { serve } from '../../platform/shared/serve.ts';
import { withServices } from '../../platform/shared/with-services.ts';
import { beginSession, browserOf } from '../accounts/begin-session.ts';

export const secondFactorRoutes = withServices([SecondFactors, SecondFactorLogins], (factors, logins) => [
  serve(secondFactorContract.show, ({ by }) => factors.show(by)),
  serve(secondFactorContract.begin, ({ by, body }) => factors.begin(by, body.password)),
  serve(secondFactorContract.confirm, ({ by, body }) => factors.confirm(by, body.code)),
  serve(secondFactorContract.remove, ({ by, body }) => factors.remove(by, body)),
  serve(secondFactorContract.renew, ({ by, body }) => factors.renew(by, body)),
  serve(secondFactorContract.login, async (call) => {
    const { pendingLogin, body, ipAddress } = call;
    const from = { ...browserOf(call), from: ipAddress };
    const signIn = await logins.finish(pendingLogin.token(), body.code, from);
    pendingLogin.end();
    return beginSession(signIn, call);
  }),
]);
