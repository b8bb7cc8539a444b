import type { AdministratorTieQueries } from '@nestmates/application/office/money/ports.ts';
import type { AdministratorTies } from '@nestmates/domain/office/money/administrator-ties.ts';
import type { MemberId, OrderId } from '@nestmates/domain/platform/shared/ids.ts';
import { keysOfSeller } from '../../money/payments/seller-mark-sql.ts';
import { sql } from '../../platform/database/sql.ts';
import type { KnexTransaction } from '../../platform/database/transaction.ts';
import { tiesWith } from './administrator-tie-sql.ts';

const { device, card, account } = tiesWith(':members::integer[]');
const tiesBetween = `select ${device} as device, ${card} as card, ${account} as account`;

const tiedToSellerOf = `
  select exists (
    select from kept_sales k, (${keysOfSeller(':by')}) own
    where k.order_id = :sale and (k.digest = own.digest or own.digest = any(k.marks))
  ) as account`;

const hasPaidWith = `
  select exists (select from card_digests where member_id = :by and digest = :digest) as card`;

export class AdministratorTieReader implements AdministratorTieQueries {
  readonly #transaction: KnexTransaction;
  constructor(transaction: KnexTransaction) {
    this.#transaction = transaction;
  }

  async between(adminId: MemberId, members: readonly MemberId[]): Promise<AdministratorTies> {
    const bindings = { by: adminId, members: [...members] };
    const [found] = await sql<AdministratorTies>(this.#transaction, tiesBetween, bindings);
    return found ?? { device: false, card: false, account: false };
  }

  async isTiedToSellerOf(by: MemberId, sale: OrderId): Promise<boolean> {
    const [found] = await sql<{ readonly account: boolean }>(this.#transaction, tiedToSellerOf, { by, sale });
    return found?.account ?? false;
  }

  async hasPaidWith(by: MemberId, digest: string): Promise<boolean> {
    const [found] = await sql<{ readonly card: boolean }>(this.#transaction, hasPaidWith, { by, digest });
    return found?.card ?? false;
  }
}
