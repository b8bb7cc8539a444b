import { wrongPassword } from '@nestmates/domain/members/accounts/password.ts';
import type { Members, Passwords, SessionStore } from '../../members/accounts/ports.ts';
import type { Caller } from '../../platform/access/caller.ts';
import type { Confirmation } from '../../platform/contract/fields.ts';
import type { Clock } from '../../platform/shared/ports.ts';

export interface PasswordConfirmationDeps {
  readonly members: Pick<Members, 'credentialsById'>;
  readonly passwords: Pick<Passwords, 'verify'>;
  readonly sessions: Pick<SessionStore, 'confirmPassword'>;
  readonly clock: Clock;
}

/** The member gives their password again, so that a phone that was left open is no way to what needs it. */
export class PasswordConfirmation {
  readonly #deps: PasswordConfirmationDeps;
  constructor(deps: PasswordConfirmationDeps) {
    this.#deps = deps;
  }

  async confirm(by: Caller, { password }: { password: string }): Promise<Confirmation> {
    const { members, passwords, sessions, clock } = this.#deps;
    const { passwordHash } = await members.credentialsById(by.id);
    if (!(await passwords.verify(passwordHash, password))) throw wrongPassword();
    await sessions.confirmPassword(by.sessionDigest, clock.now());
    return { message: 'Password confirmed' };
  }
}
