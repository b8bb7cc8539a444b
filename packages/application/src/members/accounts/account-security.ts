import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { every, useCase } from '../../platform/wiring/use-case.ts';
import { clearLoginFailures } from './login-attempts.ts';
import type { EndOfAdded } from './ports.ts';

export interface Securing extends EndOfAdded {
  /** Hash of the new password; without it, no password opens the account until one is chosen by a link. */
  readonly passwordHash?: string;
}

/** The one way in which an account is taken from whoever else may be in it, in the transaction of its caller. */
export class AccountSecurity extends useCase(
  'members',
  'passwords',
  'sessions',
  every('addedAccess'),
  'tokens',
  'rateLimiter',
  'clock',
) {
  async secure(
    { memberId, email }: { readonly memberId: MemberId; readonly email: string },
    { passwordHash, ...ending }: Securing,
  ): Promise<void> {
    const { members, passwords, sessions, addedAccess, tokens, rateLimiter, clock } = this.needs;
    const newHash = passwordHash ?? (await passwords.hash(tokens.generate()));
    await members.setPassword(memberId, newHash, clock.now());
    await sessions.closeAll(memberId);
    for (const access of addedAccess) await access.end(memberId, ending);
    await clearLoginFailures(email, rateLimiter);
  }
}

declare module '../../platform/wiring/use-case.ts' {
  interface Ports {
    readonly accountSecurity: AccountSecurity;
  }
}
