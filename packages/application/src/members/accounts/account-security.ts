import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type { RateLimiter } from '../../platform/shared/ports.ts';
import { clearLoginFailures } from './login-attempts.ts';
import type { AddedAccess, EndOfAdded, Members, Passwords, Tokens } from './ports.ts';
import type { Sessions } from './sessions.ts';

export interface AccountSecurityDeps {
  readonly members: Pick<Members, 'setPassword'>;
  readonly passwords: Pick<Passwords, 'hash'>;
  readonly sessions: Pick<Sessions, 'closeAll'>;
  readonly addedAccess: readonly AddedAccess[];
  readonly tokens: Pick<Tokens, 'generate'>;
  readonly rateLimiter: RateLimiter;
}

export interface Securing extends EndOfAdded {
  /** Of the new password; without it, no password opens the account until one is chosen by a link. */
  readonly passwordHash?: string;
}

/** The one way in which an account is taken from whoever else may be in it, in the transaction of its caller. */
export class AccountSecurity {
  readonly #deps: AccountSecurityDeps;
  constructor(deps: AccountSecurityDeps) {
    this.#deps = deps;
  }

  async secure(
    { memberId, email }: { readonly memberId: MemberId; readonly email: string },
    { passwordHash, ...ending }: Securing,
  ): Promise<void> {
    const { members, passwords, sessions, addedAccess, tokens, rateLimiter } = this.#deps;
    await members.setPassword(memberId, passwordHash ?? (await passwords.hash(tokens.generate())));
    await sessions.closeAll(memberId);
    for (const access of addedAccess) await access.end(memberId, ending);
    await clearLoginFailures(email, rateLimiter);
  }
}
