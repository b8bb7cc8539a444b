import type { IssuedToken } from '../../platform/access/session.ts';
import { useCase } from '../../platform/wiring/use-case.ts';
import { countLoginAttempt, takeBackLoginAttempt } from './login-attempts.ts';
import { wrongLogin } from './sessions.ts';
import type { SignIn, SignInFrom } from './sign-ins.ts';

/** The password was right, and a second factor is asked for. */
interface BegunLogin {
  readonly secondFactor: IssuedToken;
}

interface Credentials extends SignInFrom {
  readonly email: string;
  readonly password: string;
  readonly from: string;
}

/** A login by e-mail and password; one by a passkey is in `passkeys`. */
export class Login extends useCase(
  'members',
  'passwords',
  'knownBrowsers',
  'loginStep',
  'signIns',
  'rateLimiter',
  'transaction',
) {
  async begin({ email, from, password, ...browser }: Credentials): Promise<SignIn | BegunLogin> {
    const { members, passwords, knownBrowsers, loginStep, signIns, rateLimiter, transaction } = this.needs;
    const credentials = await members.credentialsByEmail(email);
    const knownBrowser = await knownBrowsers.find(credentials?.id, browser.browserToken);
    const attempt = { email, from, knownBrowser };
    await countLoginAttempt(attempt, rateLimiter);
    const isRight = await passwords.verify(credentials?.passwordHash, password);
    if (!credentials || !isRight) throw wrongLogin();
    await takeBackLoginAttempt(attempt, rateLimiter);
    const { id, passwordHash } = credentials;
    if (credentials.hasSecondFactor) return { secondFactor: await loginStep.begin(credentials) };
    return transaction.run(() => signIns.open(id, { ...browser, from, passwordHash }));
  }
}
