import type { AdministratorTieQueries } from '@nestmates/application/office/money/ports.ts';
import type { AdministratorTies } from '@nestmates/domain/office/money/administrator-ties.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { sql } from '../../platform/database/sql.ts';
import type { KnexTransaction } from '../../platform/database/transaction.ts';

/** Browsers and public addresses of the last 30 days, and cards of the last 180. */
const tiesBetween = `
  select exists (
    select from account_traces admin join account_traces other using (digest)
    where admin.member_id = :adminId::integer and other.member_id = any(:members::integer[])
  ) as device, exists (
    select from card_digests admin join card_digests other using (digest)
    where admin.member_id = :adminId::integer and other.member_id = any(:members::integer[])
  ) as card`;

export class AdministratorTieReader implements AdministratorTieQueries {
  readonly #transaction: KnexTransaction;
  constructor(transaction: KnexTransaction) {
    this.#transaction = transaction;
  }

  async between(adminId: MemberId, members: readonly MemberId[]): Promise<AdministratorTies> {
    const bindings = { adminId, members: [...members] };
    const [found] = await sql<AdministratorTies>(this.#transaction, tiesBetween, bindings);
    return found ?? { device: false, card: false };
  }
}
