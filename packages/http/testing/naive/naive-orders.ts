import { OrderRepository } from '@nestmates/infrastructure/market/orders/order-repository.ts';
import { columnsOf } from '@nestmates/infrastructure/market/orders/order-row.ts';
import { MemberRepository } from '@nestmates/infrastructure/members/accounts/member-repository.ts';
import { PairRepository } from '@nestmates/infrastructure/members/pairs/pair-repository.ts';
import { KnexTransaction } from '@nestmates/infrastructure/platform/database/transaction.ts';
import { port } from '@nestmates/infrastructure/platform/wiring/wiring.ts';
import type { Container } from 'inversify';

/** Reads, then writes by what it has read, even if the order or the listing has changed since. */
class NaiveOrders extends OrderRepository {
  readonly #transaction: KnexTransaction;
  readonly #unlocked: OrderRepository;
  constructor(transaction: KnexTransaction, outsideTransaction: KnexTransaction) {
    super(transaction);
    this.#transaction = transaction;
    this.#unlocked = new OrderRepository(outsideTransaction);
  }

  override beginCheckout(...args: Parameters<OrderRepository['beginCheckout']>) {
    return this.#unlocked.beginCheckout(...args);
  }
  override lockForCheckout(...args: Parameters<OrderRepository['lockForCheckout']>) {
    return this.#unlocked.lockForCheckout(...args);
  }
  override lock(...args: Parameters<OrderRepository['lock']>) {
    return this.#unlocked.lock(...args);
  }
  override eraseTracesOf(...args: Parameters<OrderRepository['eraseTracesOf']>) {
    return this.#unlocked.eraseTracesOf(...args);
  }
  override async save(...[order, , entry]: Parameters<OrderRepository['save']>): Promise<void> {
    const { db } = this.#transaction;
    const { id: orderId, createdAt: _, ...columns } = columnsOf(order);
    await db('orders').where({ id: order.id }).update(columns);
    const { at, action, by } = entry;
    await db('order_events').insert({ orderId, at, action, by });
  }
}

export function swap(container: Container): void {
  const transaction = container.get(KnexTransaction);
  // A lock is released with its statement outside a transaction, so the same code holds no lock.
  const outsideTransaction = new KnexTransaction(transaction.db);
  container.rebind(port('orderStore')).toConstantValue(new NaiveOrders(transaction, outsideTransaction));
  container.rebind(port('pairs')).toConstantValue(new PairRepository(outsideTransaction));
  const members = new MemberRepository(transaction);
  members.lockForRemoval = (id) => members.credentialsById(id);
  container.rebind(port('members')).toConstantValue(members);
}
