import { noDetails } from '@nestmates/domain/market/listings/listing-content.ts';
import type { OrderStatus } from '@nestmates/domain/market/orders/order.ts';
import { nextLookAt } from '@nestmates/domain/market/orders/order-schedule.ts';
import type { ListingId, MemberId, OrderId } from '@nestmates/domain/platform/shared/ids.ts';
import { hours, minutes, seconds } from '@nestmates/domain/platform/shared/time.ts';
import type { Caller } from '../../src/platform/access/caller.ts';
import { memberSteps, type OrderParties } from '../../testing/orders/member-steps.ts';
import { Members } from '../members.ts';
import type { Random } from '../random.ts';
import type { OrderAuditor } from './order-auditor.ts';
import { buyerIds, type OrderStores, sellerIds } from './order-stores.ts';

/** What the two want as their order stands; what meets something else is often refused, which is the point. */
const usual: Readonly<Partial<Record<OrderStatus, readonly string[]>>> = {
  awaiting_payment: ['abandons'],
  pending_shipment: ['ships', 'ships', 'ships', 'the seller cancels', 'the buyer cancels', 'refunds'],
  shipped: ['confirms', 'confirms', 'reports', 'reports', 'refunds', 'refunds a part'],
  problem: [
    'the seller answers',
    'the buyer answers',
    'asks to send it back',
    'offers to take it back for a part',
    'takes it back for all that was paid',
    'does not take it back',
    'sends it back',
    'has it back',
    'keeps it after all',
    'refunds',
    'refunds a part',
    'an administrator releases',
    'an administrator refunds',
    'an administrator lets it go on',
  ],
  completed: ['refunds', 'refunds a part', 'an administrator refunds a part', 'an administrator refunds'],
};
const all = Object.keys(memberSteps);
/** Mean time between two acts of all members together. */
const pause = minutes(40);

/** What members, their banks and an administrator do, and when: weighted so that it meets. */
export class OrderMembers extends Members<OrderStores, OrderAuditor> {
  protected override readonly pause = pause;
  #lastListing = 0;
  override start(): void {
    for (const sellerId of sellerIds) void this.#list(sellerId);
    super.start();
  }

  /** An administrator or the two themselves end what is still open. */
  async end(orderId: OrderId, name: string): Promise<void> {
    await this.#step(orderId, name);
  }

  protected override act(random: Random): void {
    const what = random.next();
    if (what < 0.3) this.#wantsToBuy(random);
    else if (what < 0.8) this.#doesSomething(random);
    else if (what < 0.85) this.#confirmAll(random);
    else if (what < 0.93) this.#bank(random);
    else if (what < 0.96) this.#dashboard(random);
    else this.#account(random);
  }

  async #list(sellerId: MemberId): Promise<void> {
    this.#lastListing += 1;
    const content = {
      title: `Bike number ${this.#lastListing}`,
      description: '',
      category: 'Other' as const,
    };
    await this.app.listings.add({
      ...noDetails,
      ...content,
      type: 'product',
      priceCents: 2000 + 100 * (this.#lastListing % 30),
      shippingIncluded: true,
      userId: sellerId,
      createdAt: this.world.scheduler.now(),
    });
  }

  /** Several want the newest thing of a seller at the same moment. */
  #wantsToBuy(random: Random): void {
    const sellerId = random.of(sellerIds) ?? 0;
    const stored = [...this.app.listings.stored.values()].filter(({ userId }) => userId === sellerId);
    if (!stored.some(({ status }) => status === 'active' || status === 'reserved')) void this.#list(sellerId);
    const listingId = [...this.app.listings.stored.values()].findLast(
      ({ userId }) => userId === sellerId,
    )?.id;
    if (listingId === undefined) return;
    const buyers = random.chance(0.4) ? [random.of(buyerIds), random.of(buyerIds)] : [random.of(buyerIds)];
    for (const buyer of buyers) {
      const by = this.app.callers.get(buyer ?? 0);
      if (by) void this.#buy(by, listingId, random.chance(0.8) ? random.span(minutes(8)) : undefined);
    }
  }

  async #buy(by: Caller, listingId: ListingId, paysAfter: number | undefined): Promise<void> {
    let placed: OrderId | undefined;
    await this.world.request(`${by.id} buys ${listingId}`, async () => {
      placed = (await this.app.buying.checkout(by, { listingId })).orderId;
    });
    if (placed === undefined) return;
    const { payments, store } = this.app;
    const checkout = store.kept.get(placed)?.checkout;
    if (!checkout) this.world.findings.push(`order ${placed}: a checkout was shown that is not there`);
    if (!checkout || paysAfter === undefined) return;
    this.world.scheduler.after(paysAfter, () => {
      if (payments.pay(checkout.checkoutId)) this.world.scheduler.note(`${by.id} pays for order ${placed}`);
    });
  }

  #someOrder(random: Random): OrderId | undefined {
    const open = [...this.app.store.kept.values()].filter(({ order: { status } }) => status !== 'expired');
    return random.of(open.slice(-8))?.order.id;
  }

  #doesSomething(random: Random): void {
    const orderId = this.#someOrder(random);
    const order = orderId === undefined ? undefined : this.app.store.kept.get(orderId)?.order;
    if (orderId === undefined || !order) return;
    const pick = () => random.of((random.chance(0.8) && usual[order.status]) || all) ?? '';
    const [first, other] = [pick(), pick()];
    const names = random.chance(0.2) ? [first, first] : random.chance(0.4) ? [first, other] : [first];
    const deadline = random.chance(0.2) ? nextLookAt(order, this.world.scheduler.now()) : undefined;
    if (!deadline) {
      for (const name of names) void this.#step(orderId, name);
      return;
    }
    const wait = deadline.getTime() - this.world.scheduler.now().getTime() + seconds(random.below(3) - 1);
    this.world.scheduler.after(Math.max(0, wait), () => {
      for (const name of names) void this.#step(orderId, name);
    });
  }

  /** A seller comes to owe us, and what was sent to several is confirmed at the same moment. */
  #confirmAll(random: Random): void {
    const { store, payments } = this.app;
    const sellerId = random.of(sellerIds);
    const orders = () => [...store.kept.values()].filter(({ order }) => order.sellerId === sellerId);
    payments.areSellersEmpty = true;
    const done = random.of(orders().filter(({ order: { status } }) => status === 'completed'));
    if (done) void this.#step(done.order.id, 'an administrator refunds a part');
    for (const { order } of orders()) {
      if (order.status === 'pending_shipment') void this.#step(order.id, 'ships');
    }
    this.world.scheduler.after(hours(1), () => {
      for (const { order } of orders()) {
        if (order.status === 'shipped') void this.#step(order.id, 'confirms');
      }
    });
  }

  async #step(orderId: OrderId, name: string): Promise<void> {
    const { callers, store, buying, pages, decisions, adminOrders } = this.app;
    const order = store.kept.get(orderId)?.order;
    const [bea, ana] = [callers.get(order?.buyerId ?? 0), callers.get(order?.sellerId ?? 0)];
    const step = memberSteps[name];
    if (!bea || !ana || !step) return;
    const taken: ReturnType<OrderAuditor['asked']>[] = [];
    const orders: OrderParties['orders'] = new Proxy(this.app.orders, {
      get: (target, method) => {
        const value: unknown = Reflect.get(target, method);
        if (typeof value !== 'function') return value;
        return (...args: unknown[]) => {
          if (method === 'take') taken.push(this.auditor.asked(orderId, String(args[0])));
          return Reflect.apply(value, target, args);
        };
      },
    });
    const parties: OrderParties = { ana, bea, orders, buying, pages, decisions, adminOrders };
    const isDone = await this.world.request(`order ${orderId}: ${name}`, () => step(parties, orderId));
    if (isDone) for (const act of taken) this.auditor.answered(act);
  }

  #paymentOf(orderId: OrderId | undefined): string | undefined {
    const { payments, store } = this.app;
    const checkoutId = store.kept.get(orderId ?? 0)?.checkout?.checkoutId ?? '';
    const checkout = payments.checkouts.get(checkoutId);
    return checkout?.status === 'paid' ? checkout.paymentId : undefined;
  }

  #bank(random: Random): void {
    const { payments } = this.app;
    const open = payments.disputes.filter(({ outcome }) => outcome === 'open');
    const closing = random.chance(0.5) ? random.of(open) : undefined;
    if (closing) {
      const outcome = random.of(['won', 'lost', 'closed'] as const) ?? 'won';
      payments.closeDispute(closing.paymentId, outcome);
      this.world.scheduler.note(`the bank decides ${closing.id}: ${outcome}`);
      return;
    }
    const paymentId = this.#paymentOf(this.#someOrder(random));
    if (paymentId === undefined) return;
    const charged = payments.moved.find(({ id }) => id === paymentId)?.cents ?? 0;
    const cents = Math.floor(charged * (random.of([0, 0, 0.3, 1]) ?? 0));
    payments.openDispute(paymentId, cents);
    this.world.scheduler.note(`the bank takes ${cents} of ${paymentId}`);
  }

  #dashboard(random: Random): void {
    const paymentId = this.#paymentOf(this.#someOrder(random));
    if (paymentId === undefined) return;
    this.app.payments.refundInDashboard(paymentId, 500);
    this.world.scheduler.note(`500 of ${paymentId} is refunded in the dashboard`);
  }

  /** A seller takes out what was sent, or has something again. */
  #account(random: Random): void {
    this.app.payments.areSellersEmpty = random.chance(0.7);
  }
}
