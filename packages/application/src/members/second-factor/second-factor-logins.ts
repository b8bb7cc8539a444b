import {
  noPendingLogin,
  pendingLoginLifetime,
  wrongCode,
} from '@nestmates/domain/members/second-factor/second-factor.ts';
import { later, minutes } from '@nestmates/domain/platform/shared/time.ts';
import type { IssuedToken } from '../../platform/access/session.ts';
import { useCase } from '../../platform/wiring/use-case.ts';
import type { Credentials, LoginStep } from '../accounts/ports.ts';
import { wrongLogin } from '../accounts/sessions.ts';
import type { SignIn, SignInFrom } from '../accounts/sign-ins.ts';

const wrongOnes = { max: 10, per: minutes(15) };
const attempts = 'login.second-factor';

/** Logins that need a code after the password. */
export class SecondFactorLogins
  extends useCase(
    'pendingLogins',
    'secondFactors',
    'secondFactorStore',
    'members',
    'knownBrowsers',
    'signIns',
    'tokens',
    'rateLimiter',
    'transaction',
    'clock',
  )
  implements LoginStep
{
  async begin({ id: memberId, passwordHash }: Credentials): Promise<IssuedToken> {
    const { pendingLogins: pending, tokens, clock } = this.needs;
    const token = tokens.generate();
    const expiresAt = later(clock.now(), pendingLoginLifetime);
    const login = { digest: tokens.digest(token), memberId, passwordHash, expiresAt };
    if (!(await pending.add(login))) throw wrongLogin();
    return { token, expiresAt };
  }

  /** A browser that the member has used before is counted by itself, so that nobody who has the password locks them out. */
  async finish(token: string | undefined, code: string, from: SignInFrom): Promise<SignIn> {
    const {
      pendingLogins: pending,
      secondFactors: factors,
      secondFactorStore: store,
      members,
      knownBrowsers,
      signIns,
      tokens,
      rateLimiter,
      transaction,
      clock,
    } = this.needs;
    if (token === undefined) throw noPendingLogin();
    const digest = tokens.digest(token);
    const login = await pending.try(digest, clock.now());
    if (!login) throw noPendingLogin();
    const { memberId } = login;
    const key = (await knownBrowsers.find(memberId, from.browserToken)) ?? `member ${memberId}`;
    await rateLimiter.consume(attempts, key, wrongOnes);
    return transaction.run(async () => {
      if (!(await factors.use(memberId, code))) {
        // Two-step login may have been turned off meanwhile: no code is right any more.
        throw (await store.find(memberId))?.confirmedAt ? wrongCode() : noPendingLogin();
      }
      if (!(await pending.take(digest))) throw noPendingLogin();
      const { passwordHash } = await members.credentialsById(memberId);
      await rateLimiter.clear(attempts, key);
      return signIns.open(memberId, { ...from, passwordHash, withSecondFactor: true });
    });
  }
}
