import { passkeysContract } from '@nestmates/application/members/passkeys/contract.ts';
import { Passkeys } from '@nestmates/application/members/passkeys/passkeys.ts';
import { serve } from '../../platform/shared/serve.ts';
import { withServices } from '../../platform/shared/with-services.ts';
import { beginSession, browserOf } from '../accounts/begin-session.ts';

export const passkeysRoutes = withServices([Passkeys], (passkeys) => [
  serve(passkeysContract.list, ({ by }) => passkeys.list(by)),
  serve(passkeysContract.options, ({ by, body }) => passkeys.creationOptions(by, body.password)),
  serve(passkeysContract.add, ({ by, body: answer, userAgent }) => passkeys.add(by, { answer, userAgent })),
  serve(passkeysContract.remove, ({ by, params, body }) => passkeys.remove(by, { ...params, ...body })),
  serve(passkeysContract.loginOptions, async ({ passkeyLogin }) => {
    const { options, login } = await passkeys.requestOptions(passkeyLogin.token());
    passkeyLogin.begin(login);
    return options;
  }),
  serve(passkeysContract.login, async (call) => {
    const { passkeyLogin, body, ipAddress } = call;
    const signIn = await passkeys.login(passkeyLogin.token(), body, { ...browserOf(call), from: ipAddress });
    return beginSession(signIn, call);
  }),
]);
