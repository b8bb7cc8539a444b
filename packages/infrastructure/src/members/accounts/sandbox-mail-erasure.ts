import type { AccountErasure } from '@nestmates/application/members/accounts/ports.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { sql } from '../../platform/database/sql.ts';
import type { KnexTransaction } from '../../platform/database/transaction.ts';

const toMember = `"to" = (select email from users where id = :memberId)`;

export const hasSandboxMail = `exists (select from sandbox_mail where ${toMember})`;

/** Erases the e-mails to a member that no mail service has taken. */
export class SandboxMailErasure implements AccountErasure {
  readonly #transaction: KnexTransaction;
  constructor(transaction: KnexTransaction) {
    this.#transaction = transaction;
  }

  async eraseMember(memberId: MemberId): Promise<void> {
    await sql(this.#transaction, `delete from sandbox_mail where ${toMember}`, { memberId });
  }
}
