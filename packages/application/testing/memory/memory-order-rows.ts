import type { Listing } from '@nestmates/domain/market/listings/listing.ts';
import { isPaid, type Order } from '@nestmates/domain/market/orders/order.ts';
import { dueStep } from '@nestmates/domain/market/orders/order-schedule.ts';
import { looksPerAge } from '@nestmates/domain/market/orders/order-times.ts';
import { movesMoney } from '@nestmates/domain/market/orders/settlement.ts';
import { balanceOf } from '@nestmates/domain/money/payments/ledger.ts';
import type { OrderId } from '@nestmates/domain/platform/shared/ids.ts';
import type { AskedStep, Ledger, LedgerEntry, PaymentLooks } from '../../src/market/orders/ledger-ports.ts';
import type {
  OpenCheckout,
  OrderStore,
  OverdueOrders,
  StoredOrder,
  SweptOrder,
  TimelineEntry,
} from '../../src/market/orders/ports.ts';
import type { PostalAddress } from '../../src/money/payments/checkouts.ts';
import { MemoryLedgerRows } from './memory-ledger-rows.ts';
import type { MemoryListings } from './memory-listings.ts';
import type { MemoryPeople } from './memory-people.ts';
import type { MemoryTransaction } from './memory-transaction.ts';

export interface Kept extends StoredOrder {
  readonly address: PostalAddress | null;
  readonly timeline: readonly TimelineEntry[];
  readonly moneyDue: boolean;
  readonly retryAt: Date | null;
}

const rowOf = (id: OrderId): string => `order ${id}`;

/** Orders as they are stored, with what is due of each. */
export class MemoryOrderRows
  extends MemoryLedgerRows
  implements OverdueOrders, PaymentLooks, Pick<Ledger, 'hasWaited' | 'setDue' | 'due'>
{
  readonly looks = new Map<OrderId, Date>();
  protected readonly waited = new Set<OrderId>();

  protected readonly people: MemoryPeople;

  protected readonly listings: MemoryListings;

  protected readonly transaction: MemoryTransaction;
  readonly kept = new Map<OrderId, Kept>();
  #lastId = 0;

  constructor(people: MemoryPeople, listings: MemoryListings, transaction: MemoryTransaction) {
    super();
    this.transaction = transaction;
    this.people = people;
    this.listings = listings;
  }

  orderOf(id: OrderId): Order {
    return this.keptOf(id).order;
  }

  timelineOf(id: OrderId): readonly TimelineEntry[] {
    return this.keptOf(id).timeline;
  }

  async place({ order, ...kept }: Parameters<OrderStore['place']>[0], reserved?: Listing): Promise<OrderId> {
    this.#lastId += 1;
    const id = this.#lastId;
    const placed = { action: 'place', by: 'buyer', at: order.createdAt } as const;
    this.kept.set(id, {
      ...kept,
      order: { ...order, id },
      checkout: null,
      address: null,
      timeline: [placed],
      moneyDue: false,
      retryAt: null,
    });
    if (reserved) this.listings.stored.set(reserved.id, reserved);
    return id;
  }

  async saveCheckout(id: OrderId, checkout: OpenCheckout): Promise<boolean> {
    if (this.keptOf(id).order.status !== 'awaiting_payment') return false;
    this.change(id, { checkout });
    return true;
  }

  async lock(id: OrderId): Promise<StoredOrder | undefined> {
    this.transaction.lock(rowOf(id));
    return this.kept.get(id);
  }

  /** Fails like the database when the order has another status by now. */
  async save(order: Order, expectedStatus: Order['status'], entry: TimelineEntry): Promise<void> {
    this.transaction.requireLocked(rowOf(order.id));
    const kept = this.keptOf(order.id);
    if (kept.order.status !== expectedStatus) throw new Error(`Order ${order.id} is not ${expectedStatus}`);
    const timeline = [...kept.timeline, entry];
    this.change(order.id, { order, timeline });
    if (movesMoney(order)) this.change(order.id, { moneyDue: true, retryAt: null });
  }

  async note(id: OrderId, entry: TimelineEntry): Promise<void> {
    this.change(id, { timeline: [...this.keptOf(id).timeline, entry] });
  }

  async findByReference(reference: string): Promise<OrderId | undefined> {
    return [...this.kept.values()].find(({ order }) => order.reference === reference)?.order.id;
  }

  async saveAddress(id: OrderId, address: PostalAddress): Promise<void> {
    this.transaction.requireLocked(rowOf(id));
    this.change(id, { address });
  }

  async takeFromCart(): Promise<void> {}

  async findByPayment(paymentId: string, provider: string): Promise<OrderId | undefined> {
    const found = [...this.kept.values()].find(
      (kept) => 'paymentId' in kept.order && kept.order.paymentId === paymentId && kept.provider === provider,
    );
    return found?.order.id;
  }

  async notLookedAt({
    paidAfter,
    lookedBefore,
    now,
  }: Parameters<PaymentLooks['notLookedAt']>[0]): Promise<readonly SweptOrder[]> {
    return [...this.kept.values()]
      .filter(({ order }) => {
        const lookedAt = this.looks.get(order.id) ?? new Date(0);
        if (!isPaid(order) || lookedAt >= lookedBefore) return false;
        if (order.paidAt > paidAfter) return true;
        const entries = this.entries.filter(({ orderId }) => orderId === order.id);
        const age = now.getTime() - order.paidAt.getTime();
        return (
          balanceOf(entries).pendingRefunds > 0 && now.getTime() - lookedAt.getTime() >= age / looksPerAge
        );
      })
      .map(({ order, provider }) => ({ orderId: order.id, provider }));
  }

  async noteLook(id: OrderId, at: Date): Promise<void> {
    this.looks.set(id, at);
  }

  async overdue(now: Date): Promise<readonly SweptOrder[]> {
    const final = [
      'expire',
      'autoRelease',
      'checkParcel',
      'cancelUnshipped',
      'escalateProblem',
      'lapseReturn',
    ];
    return [...this.kept.values()]
      .filter(({ order }) => final.includes(dueStep(order, now) ?? ''))
      .map(({ order, provider }) => ({ orderId: order.id, provider }));
  }

  override async add(id: OrderId, added: readonly LedgerEntry[]): Promise<void> {
    this.transaction.requireLocked(rowOf(id));
    await super.add(id, added);
  }

  override async ask(id: OrderId, step: AskedStep): Promise<void> {
    this.transaction.requireLocked(rowOf(id));
    await super.ask(id, step);
  }

  async setDue(id: OrderId, moneyDue: boolean, retryAt: Date | null = null, why?: 'planned'): Promise<void> {
    this.transaction.requireLocked(rowOf(id));
    this.change(id, { moneyDue, retryAt });
    if (why === 'planned') this.waited.add(id);
  }

  async hasWaited(id: OrderId): Promise<boolean> {
    return this.waited.has(id);
  }

  async due(now: Date): Promise<readonly SweptOrder[]> {
    return [...this.kept.values()]
      .filter(({ moneyDue, retryAt }) => moneyDue && (retryAt === null || retryAt <= now))
      .map(({ order, provider }) => ({ orderId: order.id, provider }));
  }

  protected keptOf(id: OrderId): Kept {
    const kept = this.kept.get(id);
    if (!kept) throw new Error(`There is no order ${id}`);
    return kept;
  }

  protected change(id: OrderId, changes: Partial<Kept>): void {
    this.kept.set(id, { ...this.keptOf(id), ...changes });
  }
}
