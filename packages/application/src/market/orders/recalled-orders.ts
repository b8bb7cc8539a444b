import { isBought } from '@nestmates/domain/market/orders/order.ts';
import type { OrderId } from '@nestmates/domain/platform/shared/ids.ts';
import { later } from '@nestmates/domain/platform/shared/time.ts';
import type { Emails } from '../../members/emails/emails.ts';
import { type Jobs, job } from '../../platform/jobs/jobs.ts';
import type { Clock, Transaction } from '../../platform/shared/ports.ts';
import { lookAgainAfter, type RecalledThing, recalledThing } from '../../trust/recalls/recalled-thing.ts';
import { recalledOrderEmails } from './emails/recalled-order-emails.ts';
import type { OrderStore } from './ports.ts';

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

export interface RecalledOrdersDeps {
  readonly orders: Pick<OrderStore, 'lock'>;
  readonly recalled: RecalledOrderStore;
  readonly emails: Pick<Emails, 'send'>;
  readonly jobs: Jobs;
  readonly transaction: Transaction;
  readonly clock: Clock;
}

/** Tells buyers that what they have bought was recalled, and sellers who have not sent it yet. */
export class RecalledOrders {
  readonly #deps: RecalledOrdersDeps;
  constructor(deps: RecalledOrdersDeps) {
    this.#deps = deps;
  }

  tell({ id: orderId, recallId }: RecalledThing): Promise<void> {
    const { orders, recalled, emails, jobs, transaction, clock } = this.#deps;
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
