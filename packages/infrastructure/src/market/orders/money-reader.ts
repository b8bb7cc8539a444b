import type {
  MoneyFigures,
  MoneyQueries,
  OrderMoney,
} from '@nestmates/application/market/orders/money/ledger-check.ts';
import { moneyStuckAfter, overdueSince } from '@nestmates/domain/market/orders/order-times.ts';
import type { OrderId } from '@nestmates/domain/platform/shared/ids.ts';
import { later } from '@nestmates/domain/platform/shared/time.ts';
import { sql } from '../../platform/database/sql.ts';
import type { KnexTransaction } from '../../platform/database/transaction.ts';
import { type OrderRow, orderOf } from './order-row.ts';
import { balanceIn, heldCents, type Moved, movedOfOrder, releaseIsDue, waitsAsPlanned } from './order-sql.ts';

const moneyAfter = `
  select o.*, ${movedOfOrder} from orders o where o.id > :id order by o.id limit :limit`;

const figures = `
  select
    ${heldCents} as held_cents,
    (select count(*)::integer from orders where ${releaseIsDue}) as overdue_releases,
    (select count(*)::integer from orders where money_due and money_retry_at is not null and not ${waitsAsPlanned(':dueSince::timestamptz')}) as failed_steps,
    (select count(*)::integer from orders where money_due) as due_orders`;

export class MoneyReader implements MoneyQueries {
  readonly #transaction: KnexTransaction;
  constructor(transaction: KnexTransaction) {
    this.#transaction = transaction;
  }

  async moneyAfter(id: OrderId, limit: number): Promise<readonly OrderMoney[]> {
    type Row = OrderRow & { readonly moved: Moved | null };
    const found = await sql<Row>(this.#transaction, moneyAfter, { id, limit });
    return found.map((row) => ({
      order: orderOf(row),
      balance: balanceIn(row.moved),
      moneyDue: row.moneyDue,
    }));
  }

  async moneyFigures(now: Date): Promise<MoneyFigures> {
    const { shippedAt, deliveredAt, movedAt } = overdueSince(now);
    // pg returns a sum as text.
    type Row = Omit<MoneyFigures, 'heldCents'> & { readonly heldCents: string };
    const [found] = await sql<Row>(this.#transaction, figures, {
      shippedAt,
      deliveredAt,
      movedAt,
      dueSince: later(now, -moneyStuckAfter),
    });
    if (!found) throw new Error('There are no figures');
    return { ...found, heldCents: Number(found.heldCents) };
  }
}
