import { wrongPassword } from '@nestmates/domain/members/accounts/password.ts';
import type { Caller } from '../../platform/access/caller.ts';
import type { Confirmation } from '../../platform/contract/fields.ts';
import { useCase } from '../../platform/wiring/use-case.ts';

/** The member gives their password again, so that a phone that was left open is no way to what needs it. */
export class PasswordConfirmation extends useCase('members', 'passwords', 'sessionStore', 'clock') {
  async confirm(by: Caller, { password }: { password: string }): Promise<Confirmation> {
    const { members, passwords, sessionStore: sessions, clock } = this.needs;
    const { passwordHash } = await members.credentialsById(by.id);
    if (!(await passwords.verify(passwordHash, password))) throw wrongPassword();
    await sessions.confirmPassword(by.sessionDigest, clock.now());
    return { message: 'Password confirmed' };
  }
}
