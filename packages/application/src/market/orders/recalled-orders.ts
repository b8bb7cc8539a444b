import { isBought } from '@nestmates/domain/market/orders/order.ts';
import type { OrderId } from '@nestmates/domain/platform/shared/ids.ts';
import { later } from '@nestmates/domain/platform/shared/time.ts';
import { job } from '../../platform/jobs/jobs.ts';
import { useCase } from '../../platform/wiring/use-case.ts';
import { lookAgainAfter, type RecalledThing, recalledThing } from '../../trust/recalls/recalled-thing.ts';
import { recalledOrderEmails } from './emails/recalled-order-emails.ts';

export const tellOfRecall = job('orders.tell-of-recall', recalledThing);

/** Which orders were of something that was recalled later. */
export interface RecalledOrderStore {
  /** False if that is known already, or the recall was withdrawn meanwhile. */
  add(recalled: {
    readonly orderId: OrderId;
    readonly recallId: string;
    readonly at: Date;
  }): Promise<boolean>;
}

/** Tells buyers that what they have bought was recalled, and sellers who have not sent it yet. */
export class RecalledOrders extends useCase(
  'orderStore',
  'recalledOrderStore',
  'emails',
  'jobs',
  'transaction',
  'clock',
) {
  tell({ id: orderId, recallId }: RecalledThing): Promise<void> {
    const { orderStore: orders, recalledOrderStore: recalled, emails, jobs, transaction, clock } = this.needs;
    return transaction.run(async () => {
      const order = (await orders.lock(orderId))?.order;
      if (!order) return;
      const now = clock.now();
      if (order.status === 'awaiting_payment') {
        return jobs.add(tellOfRecall, { id: orderId, recallId }, { at: later(now, lookAgainAfter) });
      }
      if (!isBought(order) || !(await recalled.add({ orderId, recallId, at: now }))) return;
      await emails.send(recalledOrderEmails.toBuyer, { orderId, recallId });
      if (order.status === 'pending_shipment') {
        await emails.send(recalledOrderEmails.toSeller, { orderId, recallId });
      }
    });
  }
}

declare module '../../platform/wiring/use-case.ts' {
  interface Ports {
    readonly recalledOrderStore: RecalledOrderStore;
  }
}
