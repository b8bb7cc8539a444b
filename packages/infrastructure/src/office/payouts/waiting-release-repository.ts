import type { LiftedHold, WaitingReleases } from '@nestmates/application/office/payouts/ports.ts';
import { totalOf } from '@nestmates/domain/money/payments/fees.ts';
import type { MemberId, OrderId } from '@nestmates/domain/platform/shared/ids.ts';
import { sql } from '../../platform/database/sql.ts';
import type { KnexTransaction } from '../../platform/database/transaction.ts';
import { jsonColumns } from '../../platform/tables/names.ts';
import { tiesWith } from '../money/administrator-tie-sql.ts';

const { device, card, account } = tiesWith('array[:sellerId::integer]');

const lift = `
  with lifted as (
    update payout_holds set lifted_at = :at where member_id = :sellerId and lifted_at is null returning id
  )
  select exists (select from lifted) as was_held, ${device} as device, ${card} as card, ${account} as account, array(
    select to_json(o) from (
      select ${jsonColumns(['id', 'priceCents', 'processingFeeCents', 'taxCents'])} from orders
      where seller_id = :sellerId and status = 'completed' and money_due and id = any(:locked::integer[]) order by id
    ) o
  ) as orders`;

/** Waits for whoever has locked one by either mode in which orders are locked. */
const lockOrders = `
  select id from orders where seller_id = :sellerId and status = 'completed' and money_due order by id
  for no key update`;

interface LiftedRow {
  readonly wasHeld: boolean;
  readonly device: boolean;
  readonly card: boolean;
  readonly account: boolean;
  readonly orders: readonly (Parameters<typeof totalOf>[0] & { readonly id: OrderId })[];
}

export class WaitingReleaseRepository implements WaitingReleases {
  readonly #transaction: KnexTransaction;
  constructor(transaction: KnexTransaction) {
    this.#transaction = transaction;
  }

  async lockOrders(sellerId: MemberId): Promise<readonly OrderId[]> {
    const locked = await sql<{ readonly id: OrderId }>(this.#transaction, lockOrders, { sellerId });
    return locked.map(({ id }) => id);
  }

  async lift(
    sellerId: MemberId,
    { adminId: by, at, orders: locked }: Parameters<WaitingReleases['lift']>[1],
  ): Promise<LiftedHold> {
    const [row] = await sql<LiftedRow>(this.#transaction, lift, {
      sellerId,
      by,
      at,
      locked: [...locked],
    });
    if (!row) throw new Error('A lift answers always');
    const { wasHeld, device: hasDevice, card: hasCard, account: hasAccount, orders } = row;
    return {
      wasHeld,
      ties: { device: hasDevice, card: hasCard, account: hasAccount },
      waiting: orders.map((order) => ({ orderId: order.id, paidCents: totalOf(order) })),
    };
  }
}
