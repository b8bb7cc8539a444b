import type {
  AskedStep,
  Ledger,
  LedgerEntry,
  OwingOrder,
  PaymentLooks,
  StepAnswer,
} from '@nestmates/application/market/orders/ledger-ports.ts';
import type { SweptOrder } from '@nestmates/application/market/orders/ports.ts';
import { looksPerAge } from '@nestmates/domain/market/orders/order-times.ts';
import type { Cents } from '@nestmates/domain/money/payments/fees.ts';
import type { MemberId, OrderId } from '@nestmates/domain/platform/shared/ids.ts';
import { lockSellers } from '../../money/payments/seller-locks.ts';
import { requireOneRow, sql } from '../../platform/database/sql.ts';
import type { KnexTransaction } from '../../platform/database/transaction.ts';
import {
  debtCents,
  debtLocks,
  debtOfKeptSale,
  keepSales,
  lockDebt,
  lockDebtOfKeptSale,
  owingOrders,
} from './debt-sql.ts';
import { OrderModel } from './order-models.ts';
import { MoneyStepModel, TransactionModel } from './order-money-models.ts';
import { refundPendingSince } from './order-sql.ts';

const stepCounts = `
  select count(*)::integer as asked, (
    count(*) filter (where outcome = 'refused' and id > coalesce(last_done, 0))
  )::integer as refused_in_a_row
  from money_steps, (
    select max(id) as last_done from money_steps where order_id = :id and outcome = 'done'
  ) done
  where order_id = :id`;

const debtOfSeller = `select ${debtCents(':sellerId')} as debt`;

const debtOfSale = `select ${debtOfKeptSale} as debt`;

const releases = `
  select count(distinct o.id)::integer as count from orders o join transactions t on t.order_id = o.id
  where o.seller_id = :sellerId and t.kind = 'release'`;

/** Those of which it was longest ago come first. */
const notLookedAt = `
  select id as order_id, provider from orders
  where looked_at < :lookedBefore and (paid_at > :paidAfter or (
    id in (${refundPendingSince()}) and :now - looked_at >= (:now - paid_at) / ${looksPerAge}))
  order by looked_at limit :limit`;

const due = `
  select id as order_id, provider from orders
  where money_due and (money_retry_at is null or money_retry_at <= :now)
  order by money_retry_at nulls first, id limit :limit`;

export class LedgerRepository implements Ledger, PaymentLooks {
  readonly #transaction: KnexTransaction;
  constructor(transaction: KnexTransaction) {
    this.#transaction = transaction;
  }

  async entriesOf(orderId: OrderId): Promise<readonly LedgerEntry[]> {
    return TransactionModel.query(this.#transaction.db)
      .where({ orderId })
      .orderBy('id')
      .select('kind', 'cents', 'at', 'providerId', 'balanceTransaction');
  }

  async add(orderId: OrderId, entries: readonly LedgerEntry[]): Promise<void> {
    if (entries.length === 0) return;
    await TransactionModel.query(this.#transaction.db).insert(
      entries.map(({ settles = null, ...entry }) => ({ ...entry, orderId, debtOrderId: settles })),
    );
  }

  async keysOf(orderId: OrderId): Promise<readonly string[]> {
    return (await this.#steps().where({ orderId }).select('key')).map(({ key }) => key);
  }

  async lockDebt(sellerId: MemberId): Promise<void> {
    await lockSellers(this.#transaction, lockDebt, { sellerId, keys: debtLocks.keys });
  }

  async lockDebtOf(sellerId: MemberId): Promise<Cents> {
    await this.lockDebt(sellerId);
    const [found] = await sql<{ debt: number }>(this.#transaction, debtOfSeller, { sellerId });
    return found?.debt ?? 0;
  }

  async lockDebtOfSale(id: OrderId): Promise<Cents> {
    await lockSellers(this.#transaction, lockDebtOfKeptSale, { id, keys: debtLocks.keys });
    const [found] = await sql<{ debt: number }>(this.#transaction, debtOfSale, { id });
    return found?.debt ?? 0;
  }

  owingOrdersOf({ id, sellerId }: Parameters<Ledger['owingOrdersOf']>[0]): Promise<readonly OwingOrder[]> {
    const text = sellerId === null ? owingOrders.ofKeptSale : owingOrders.ofSeller;
    return sql<OwingOrder>(this.#transaction, text, { id, sellerId });
  }

  async keepSalesOf(sellerId: MemberId, at: Date): Promise<void> {
    await lockSellers(this.#transaction, lockDebt, { sellerId, keys: debtLocks.keys });
    await sql(this.#transaction, keepSales, { sellerId, at });
  }

  async releasesOf(sellerId: MemberId): Promise<number> {
    const [found] = await sql<{ count: number }>(this.#transaction, releases, { sellerId });
    return found?.count ?? 0;
  }

  async hasWaited(id: OrderId): Promise<boolean> {
    const found = await OrderModel.query(this.#transaction.db).findById(id).select('moneyWaited');
    return found?.moneyWaited === true;
  }

  async notLookedAt(
    { paidAfter, lookedBefore, now }: Parameters<PaymentLooks['notLookedAt']>[0],
    limit: number,
  ): Promise<readonly SweptOrder[]> {
    return sql<SweptOrder>(this.#transaction, notLookedAt, { paidAfter, lookedBefore, now, limit });
  }

  async noteLook(id: OrderId, lookedAt: Date): Promise<void> {
    const orders = OrderModel.query(this.#transaction.db).findById(id);
    requireOneRow(await orders.patch({ lookedAt }), 'Noting a look at an order');
  }

  async askedStep(orderId: OrderId): Promise<AskedStep | undefined> {
    return this.#steps()
      .where({ orderId, outcome: 'asked' })
      .select('step', 'cents', 'key', 'releaseId', 'askedAt')
      .first();
  }

  async stepCounts(id: OrderId): Promise<{ asked: number; refusedInARow: number }> {
    type Row = { asked: number; refusedInARow: number };
    const [counts] = await sql<Row>(this.#transaction, stepCounts, { id });
    return counts ?? { asked: 0, refusedInARow: 0 };
  }

  async ask(orderId: OrderId, step: AskedStep): Promise<void> {
    await this.#steps().insert({ orderId, ...step, outcome: 'asked' });
  }

  async answer(key: string, { outcome, at, providerId, reason }: StepAnswer): Promise<void> {
    // No row where it has been answered: the first answer counts, and the provider says the same under its key.
    await this.#steps()
      .where({ key, outcome: 'asked' })
      .patch({
        outcome,
        answeredAt: at,
        providerId: providerId ?? null,
        reason: reason?.slice(0, maxReason) ?? null,
      });
  }

  async setDue(
    id: OrderId,
    moneyDue: boolean,
    moneyRetryAt: Date | null = null,
    why?: 'planned',
  ): Promise<void> {
    const orders = OrderModel.query(this.#transaction.db).findById(id);
    const waits = why === 'planned' ? { moneyWaited: true } : {};
    const columns = { moneyDue, moneyRetryAt, moneyWaitPlanned: why === 'planned', ...waits };
    requireOneRow(await orders.patch(columns), 'Noting what is due of an order');
  }

  due(now: Date, limit: number): Promise<readonly SweptOrder[]> {
    return sql<SweptOrder>(this.#transaction, due, { now, limit });
  }

  #steps() {
    return MoneyStepModel.query(this.#transaction.db);
  }
}

/** The length of what the provider says about a refusal. */
const maxReason = 500;
