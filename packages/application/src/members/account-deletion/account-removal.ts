import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { useCase } from '../../platform/wiring/use-case.ts';
import { erasedEmail } from '../accounts/emails.ts';

/** Deletes an account for good, in the transaction of its caller, which has locked it for that. */
export class AccountRemoval extends useCase('members', 'accountErasure', 'emails') {
  /** Sessions and most personal data are deleted with the member's row, by foreign keys. */
  async remove(memberId: MemberId, told: readonly string[]): Promise<void> {
    const { members, accountErasure, emails } = this.needs;
    await accountErasure.eraseMember(memberId);
    await members.remove(memberId);
    for (const email of told) await emails.send(erasedEmail, { memberId, email });
  }
}

declare module '../../platform/wiring/use-case.ts' {
  interface Ports {
    readonly accountRemoval: AccountRemoval;
  }
}
