import type { Caller } from '../../platform/access/caller.ts';
import type { Confirmation } from '../../platform/contract/fields.ts';
import { useCase } from '../../platform/wiring/use-case.ts';

/** The member gives their password again, so that a phone that was left open is no way to what needs it. */
export class PasswordConfirmation extends useCase('ownPassword') {
  /** The session remembers it anew, also where it was given lately, so that it holds for as long as is said. */
  async confirm(
    { id, sessionDigest }: Pick<Caller, 'id' | 'sessionDigest'>,
    { password }: { readonly password: string },
  ): Promise<Confirmation> {
    await this.needs.ownPassword.require({ id, sessionDigest }, password);
    return { message: 'Password confirmed' };
  }
}
