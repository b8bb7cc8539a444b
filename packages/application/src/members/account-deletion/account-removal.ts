import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { erasedEmail } from '../accounts/emails.ts';
import type { AccountErasure, Members } from '../accounts/ports.ts';
import type { Emails } from '../emails/emails.ts';

export interface AccountRemovalDeps {
  readonly members: Pick<Members, 'remove'>;
  readonly accountErasure: AccountErasure;
  readonly emails: Pick<Emails, 'send'>;
}

/** Deletes an account for good, in the transaction of its caller, which has locked it for that. */
export class AccountRemoval {
  readonly #deps: AccountRemovalDeps;
  constructor(deps: AccountRemovalDeps) {
    this.#deps = deps;
  }

  /** Sessions and most personal data are deleted with the member's row, by foreign keys. */
  async remove(memberId: MemberId, told: readonly string[]): Promise<void> {
    const { members, accountErasure, emails } = this.#deps;
    await accountErasure.eraseMember(memberId);
    await members.remove(memberId);
    for (const email of told) await emails.send(erasedEmail, { memberId, email });
  }
}
