import { isPaid, type Order } from '@nestmates/domain/market/orders/order.ts';
import { moneyFaults, moneyOf } from '@nestmates/domain/market/orders/settlement.ts';
import { balanceOf } from '@nestmates/domain/money/payments/ledger.ts';
import type { OrderId } from '@nestmates/domain/platform/shared/ids.ts';
import { days, later } from '@nestmates/domain/platform/shared/time.ts';
import type { World } from '../world.ts';
import type { OrderStores } from './order-stores.ts';

/** What was asked of us about an order; `answered` where we have said that it is done. */
interface Act {
  readonly orderId: OrderId;
  readonly action: string;
  answered: boolean;
}

const over: readonly Order['status'][] = ['expired', 'cancelled', 'refunded'];

/** Looks at what is committed after every step, and knows what members did from them alone. */
export class OrderAuditor {
  readonly #world: World;
  readonly #app: OrderStores;
  readonly #acts: Act[] = [];
  readonly #seen = new Map<OrderId, { readonly order: Order; readonly rows: number }>();
  readonly #steps = new Set<string>();
  #moves = 0;
  constructor(world: World, app: OrderStores) {
    this.#world = world;
    this.#app = app;
  }

  asked(orderId: OrderId, action: string): Act {
    const act = { orderId, action, answered: false };
    this.#acts.push(act);
    return act;
  }

  answered(act: Act): void {
    act.answered = true;
    this.#requireKept(act);
  }

  /** Called after a commit or a move at the provider. */
  look(): void {
    const { store } = this.#app;
    for (const [id, { order, timeline }] of store.kept) {
      const rows = store.entries.filter(({ orderId }) => orderId === id);
      const before = this.#seen.get(id);
      if (before?.order === order && before.rows === rows.length) continue;
      this.#seen.set(id, { order, rows: rows.length });
      const faults = moneyFaults(moneyOf(order, balanceOf(rows)));
      for (const fault of faults) this.#find(`order ${id}: ${fault}`);
      this.#lookAtListing(order);
      if (order.status === 'completed' && before && before.order.status !== 'completed')
        this.#requireCompletable(before.order, timeline.at(-1)?.action ?? '');
    }
    this.#lookAtSteps();
    this.#lookAtMoves();
  }

  /** Once nothing is left to do. */
  lookAtAll(): void {
    for (const act of this.#acts) if (act.answered) this.#requireKept(act);
    const { listings, store, mailer, callers } = this.#app;
    const orders = [...store.kept.values()];
    for (const { id, status } of listings.stored.values()) {
      const isHeld = orders.some(
        ({ order }) => order.listingId === id && order.status === 'awaiting_payment',
      );
      if (status === 'reserved' && !isHeld) this.#find(`listing ${id} is reserved for nobody`);
    }
    for (const { order, title, timeline } of orders) {
      if (!timeline.some(({ action }) => action === 'pay')) continue;
      const to = callers.get(order.buyerId ?? 0)?.email ?? '';
      if (!mailer.to(to).some(({ text }) => text.includes(title)))
        this.#find(`order ${order.id}: the buyer was never told that it is paid`);
    }
  }

  #lookAtListing({ listingId }: Order): void {
    const orders = [...this.#app.store.kept.values()].map(({ order }) => order);
    const having = orders.filter((order) => order.listingId === listingId && !over.includes(order.status));
    if (having.length > 1) this.#find(`listing ${listingId} has ${having.length} buyers`);
  }

  /** Whoever says so has to have been asked; the clock only after seven days. */
  #requireCompletable(before: Order, action: string): void {
    if (action === 'autoRelease') {
      if (before.status !== 'shipped') return;
      const opens = later(before.shippedAt, days(7) + before.pausedFor);
      if (this.#world.scheduler.now() < opens) this.#find(`order ${before.id} is released before seven days`);
    } else if (
      action === 'confirm' &&
      !this.#acts.some((act) => act.orderId === before.id && act.action === action)
    )
      this.#find(`order ${before.id} is confirmed by nobody`);
  }

  /** When a step is written down, its order must be one whose money may go. */
  #lookAtSteps(): void {
    const { steps, kept } = this.#app.store;
    if (steps.length === this.#steps.size) return;
    for (const { step, key, orderId } of steps) {
      if (this.#steps.has(key)) continue;
      this.#steps.add(key);
      const order = kept.get(orderId)?.order;
      if (step !== 'release' || !order || !isPaid(order)) continue;
      if (order.status !== 'completed') this.#find(`order ${orderId} is ${order.status} and released`);
      else if (order.inquiryAt !== null) this.#find(`order ${orderId} is released while a bank asks`);
    }
  }

  /** What we move is written down before, once. */
  #lookAtMoves(): void {
    const { payments, store } = this.#app;
    const moved = payments.moved.slice(this.#moves);
    this.#moves = payments.moved.length;
    for (const { kind, key, id } of moved) {
      if (key === null) continue;
      if (!store.steps.some((step) => step.key === key))
        this.#find(`${kind} ${id} was not written down before`);
    }
  }

  #requireKept({ orderId, action }: Act): void {
    const timeline = this.#app.store.kept.get(orderId)?.timeline ?? [];
    if (!timeline.some((entry) => entry.action === action))
      this.#find(`order ${orderId}: ${action} was acknowledged and is not there`);
  }

  #find(what: string): void {
    this.#world.findings.push(what);
  }
}
