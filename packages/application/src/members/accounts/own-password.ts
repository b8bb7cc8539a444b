import { wrongPassword } from '@nestmates/domain/members/accounts/password.ts';
import { passwordRequired } from '@nestmates/domain/platform/access/password-required.ts';
import { minutes } from '@nestmates/domain/platform/shared/time.ts';
import type { Caller } from '../../platform/access/caller.ts';
import type { PasswordCheck } from '../../platform/access/password-check.ts';
import { useCase } from '../../platform/wiring/use-case.ts';

const wrongOnes = { max: 10, per: minutes(15) };
const attempts = 'account.own-password';
const keyOf = ({ id }: Pick<Caller, 'id'>): string => `member ${id}`;

type CallerInSession = Pick<Caller, 'id' | 'sessionDigest'> & Partial<Pick<Caller, 'hasConfirmedPassword'>>;

/** The hash of the password that was given, which may be replaced before its change is made. */
interface VerifiedPassword {
  readonly passwordHash: string;
}

/** What is read along with it. */
interface Verified extends VerifiedPassword {
  readonly hasPayoutAccount: boolean;
}

/** Once the member is locked: a new password, set meanwhile, ends what waits, and nothing of the one before may begin. */
export function requireUnchanged(verified: VerifiedPassword, now: VerifiedPassword): void {
  if (now.passwordHash !== verified.passwordHash) throw wrongPassword();
}

/** The password that a caller gives again with what a session alone must not do. */
export class OwnPassword
  extends useCase('members', 'passwords', 'sessionStore', 'rateLimiter', 'clock')
  implements PasswordCheck
{
  /** A right one does not count. */
  async require(by: CallerInSession, password: string | undefined): Promise<VerifiedPassword> {
    const verified = await this.requireOnce(by, password);
    await this.#remember(by);
    await this.needs.rateLimiter.giveBack(attempts, keyOf(by));
    return verified;
  }

  /** Checks the password for what nobody does twice and what ends the session. */
  async requireOnce(by: Pick<Caller, 'id'>, password: string | undefined): Promise<Verified> {
    if (password === undefined) throw passwordRequired();
    const verified = await this.#verify(by, password);
    if (!verified) throw wrongPassword();
    return verified;
  }

  /** Checks it for a form that has words of its own for a wrong password; undefined then. */
  async find(by: CallerInSession, password: string): Promise<VerifiedPassword | undefined> {
    const verified = await this.#verify(by, password);
    if (verified) await this.#remember(by);
    return verified;
  }

  /** Counted before it is compared, so that many guesses at once do not exceed the limit of all calls together. */
  async #verify(by: Pick<Caller, 'id'>, password: string): Promise<Verified | undefined> {
    const { members, passwords, rateLimiter } = this.needs;
    const { passwordHash, hasPayoutAccount } = await members.credentialsById(by.id);
    await rateLimiter.consume(attempts, keyOf(by), wrongOnes);
    return (await passwords.verify(passwordHash, password)) ? { passwordHash, hasPayoutAccount } : undefined;
  }

  /** Notes in the session that the password was given, for what asks whether it was given lately. */
  async #remember({ sessionDigest, hasConfirmedPassword = false }: CallerInSession): Promise<void> {
    const { sessionStore: sessions, clock } = this.needs;
    if (!hasConfirmedPassword) await sessions.confirmPassword(sessionDigest, clock.now());
  }
}

declare module '../../platform/wiring/use-case.ts' {
  interface Ports {
    readonly ownPassword: OwnPassword;
  }
}
