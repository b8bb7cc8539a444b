import { changeListing } from '@nestmates/domain/market/listings/listing.ts';
import { isPaid, type Order, wasNeverSent } from '@nestmates/domain/market/orders/order.ts';
import type { OrderRole } from '@nestmates/domain/market/orders/order-action.ts';
import { nextLookAt } from '@nestmates/domain/market/orders/order-schedule.ts';
import { movesMoney } from '@nestmates/domain/market/orders/settlement.ts';
import type { OrderId } from '@nestmates/domain/platform/shared/ids.ts';
import * as z from 'zod/mini';
import { id } from '../../platform/contract/fields.ts';
import { job } from '../../platform/jobs/jobs.ts';
import { useCase } from '../../platform/wiring/use-case.ts';
import { orderActionRows, orderEmails } from './actions/order-action-rows.ts';
import type { OrderEmail } from './emails/order-email.ts';
import { confirmations, type TimelineAction } from './order-timeline.ts';
import type { TimelineEntry } from './ports.ts';

/** Looks at an order whose time may have come. */
export const lookAtOrder = job('orders.look', z.object({ orderId: id }));
/** Moves the money of an order to where it belongs. */
export const settleOrder = job('orders.settle', z.object({ orderId: id }));

/** Asks the payment provider how the payment of an order is by now. */
export const checkPayment = job('orders.check-payment', z.object({ orderId: id }));

/** Stores what has become of an order, with all that follows from it, in the current transaction. */
export class OrderChanges extends useCase(
  'orderStore',
  'disputeStore',
  'listingStore',
  'jobs',
  'events',
  'emails',
  'alerts',
  'clock',
) {
  async save(before: Order, after: Order, entry: Omit<TimelineEntry, 'at'>): Promise<void> {
    const { orderStore: store, jobs, emails, clock } = this.needs;
    const [orderId, at] = [after.id, clock.now()];
    await store.save(after, before.status, { ...entry, at });
    await this.scheduleNextLook(after);
    await this.#tellOfAnswer(before, after, entry);
    const isOver = after.status === 'cancelled' || after.status === 'refunded';
    const isWithSeller = (isOver && wasNeverSent(before)) || entry.action === 'confirmReturn';
    if (isWithSeller) await this.#pauseListing(after);
    if (movesMoney(after)) await jobs.add(settleOrder, { orderId }, { key: `settle-order-${orderId}` });
    for (const email of emailsOf(entry)) await emails.send(email, { orderId });
    await this.announce(after);
  }

  /** What has happened to an order without changing it. */
  async note(order: Order, entry: Omit<TimelineEntry, 'at'>): Promise<void> {
    const { orderStore: store, emails, clock } = this.needs;
    await store.note(order.id, { ...entry, at: clock.now() });
    for (const email of emailsOf(entry)) await emails.send(email, { orderId: order.id });
    await this.announce(order);
  }

  /** Administrators answer the bank, once: so they hear what the buyer says of it, and whether that comes too late. */
  async #tellOfAnswer(
    before: Order,
    { id: order }: Order,
    { action }: Pick<TimelineEntry, 'action'>,
  ): Promise<void> {
    if (!isPaid(before) || before.inquiryAt === null || !confirmations.includes(action)) return;
    const evidence = (await this.needs.disputeStore.isAnswered(order)) ? 'has gone' : 'has not gone yet';
    this.needs.alerts.raise('a buyer has confirmed what a bank asks about', { order, evidence });
  }

  /** What was never sent, or came back, can be sold again. */
  async #pauseListing({ listingId }: Order): Promise<void> {
    const { listingStore: listings, clock } = this.needs;
    const listing = listingId === null ? undefined : await listings.lock(listingId);
    if (listing?.status !== 'sold') return;
    await listings.save(
      changeListing(listing, 'pauseAfterCancellation', 'checkout', clock.now()),
      listing.status,
    );
  }

  /** Schedules the next look at an order whose time is to come. */
  async scheduleNextLook(order: Order): Promise<void> {
    const { jobs, clock } = this.needs;
    const at = nextLookAt(order, clock.now());
    if (at) await jobs.add(lookAtOrder, { orderId: order.id }, { at, key: keyOf(order.id) });
  }

  /** Notifies the open pages of both. */
  announce({ id: orderId, buyerId, sellerId }: Order): Promise<void> {
    const both = [buyerId, sellerId].filter((memberId) => memberId !== null);
    return this.needs.events.announce(both, { type: 'order', orderId });
  }
}

const keyOf = (orderId: OrderId): string => `look-at-order-${orderId}`;

type Rows = Readonly<
  Partial<
    Record<TimelineAction, { readonly tells: Readonly<Partial<Record<OrderRole, readonly OrderEmail[]>>> }>
  >
>;

const rows: Rows = {
  ...orderActionRows,
  // They lead to no other status, and are told all the same.
  refundFailed: { tells: { provider: [orderEmails.refundFailed] } },
  takeBack: { tells: { provider: [orderEmails.takenBack] } },
  oweMoney: { tells: { provider: [orderEmails.owed] } },
  returnDelivered: { tells: { clock: [orderEmails.returnArrived] } },
};

/** What is sent when an entry of the timeline is written. */
const emailsOf = ({ action, by }: Pick<TimelineEntry, 'action' | 'by'>) => rows[action]?.tells[by] ?? [];

declare module '../../platform/wiring/use-case.ts' {
  interface Ports {
    readonly orderChanges: OrderChanges;
  }
}
