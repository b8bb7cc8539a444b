import { wrongPassword } from '@nestmates/domain/members/accounts/password.ts';
import { passwordRequired } from '@nestmates/domain/platform/access/password-required.ts';
import { minutes } from '@nestmates/domain/platform/shared/time.ts';
import type { Caller } from '../../platform/access/caller.ts';
import type { PasswordCheck } from '../../platform/access/password-check.ts';
import { useCase } from '../../platform/wiring/use-case.ts';

const wrongOnes = { max: 10, per: minutes(15) };
const attempts = 'account.own-password';
const keyOf = ({ id }: Pick<Caller, 'id'>): string => `member ${id}`;

/** The hash of the password that was given, which may be replaced before its change is made. */
interface VerifiedPassword {
  readonly passwordHash: string;
}

/** The password that a caller gives again with what a session alone must not do. */
export class OwnPassword extends useCase('members', 'passwords', 'rateLimiter') implements PasswordCheck {
  /** A right one does not count. */
  async require(by: Pick<Caller, 'id'>, password: string | undefined): Promise<VerifiedPassword> {
    const verified = await this.requireOnce(by, password);
    await this.needs.rateLimiter.giveBack(attempts, keyOf(by));
    return verified;
  }

  /** For what nobody does twice. */
  async requireOnce(by: Pick<Caller, 'id'>, password: string | undefined): Promise<VerifiedPassword> {
    if (password === undefined) throw passwordRequired();
    const verified = await this.find(by, password);
    if (!verified) throw wrongPassword();
    return verified;
  }

  /**
   * For a form with words of its own for a wrong one: undefined then. Counted before it is compared, so that many
   * guesses at once do not exceed the limit of all calls together.
   */
  async find(by: Pick<Caller, 'id'>, password: string): Promise<VerifiedPassword | undefined> {
    const { members, passwords, rateLimiter } = this.needs;
    const { passwordHash } = await members.credentialsById(by.id);
    await rateLimiter.consume(attempts, keyOf(by), wrongOnes);
    return (await passwords.verify(passwordHash, password)) ? { passwordHash } : undefined;
  }
}

declare module '../../platform/wiring/use-case.ts' {
  interface Ports {
    readonly ownPassword: OwnPassword;
  }
}
