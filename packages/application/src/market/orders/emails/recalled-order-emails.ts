import { isBought, type Order } from '@nestmates/domain/market/orders/order.ts';
import type { OrderId } from '@nestmates/domain/platform/shared/ids.ts';
import * as z from 'zod/mini';
import { email, type Recipient } from '../../../members/emails/email.ts';
import { id } from '../../../platform/contract/fields.ts';
import { job } from '../../../platform/jobs/jobs.ts';
import { recallId } from '../../../trust/recalls/recalled-thing.ts';
import { orderPath } from './order-email.ts';

export interface RecalledOrderFacts extends Recipient {
  readonly order: Order;
  readonly title: string;
  readonly recall: string;
}

export interface RecalledOrderQueries {
  /** Undefined once the recall was withdrawn, or the account is gone. */
  recalledOrder(
    orderId: OrderId,
    recallId: string,
    to: 'buyer' | 'seller',
  ): Promise<RecalledOrderFacts | undefined>;
}

const ids = z.object({ orderId: id, recallId });
const notification = {
  kind: 'order',
  topic: ({ orderId }: { readonly orderId: OrderId }) => `recalled-order-${orderId}`,
} as const;

export const recalledOrderEmails = {
  toBuyer: email({
    job: job('orders.recalled-to-buyer', ids),
    /** Not to a buyer who has given it back meanwhile. */
    async facts(queries: RecalledOrderQueries, { orderId, recallId }) {
      const facts = await queries.recalledOrder(orderId, recallId, 'buyer');
      return facts && isBought(facts.order) ? facts : undefined;
    },
    notification,
    words: ({ order, title, recall }) => ({
      subject: `“${title}” was recalled: please stop using it`,
      paragraphs: [
        `What you bought as “${title}” seems to be part of a recall: ${recall}.`,
        'Please stop using it now and keep it away from children, and do not sell it or give it away. Whoever made it repairs it, replaces it or pays for it, also for what was bought second-hand; your order links to how.',
      ],
      action: { label: 'See the recall', path: orderPath(order.id) },
      closing: 'If yours is another model, there is nothing to do.',
    }),
  }),
  toSeller: email({
    job: job('orders.recalled-to-seller', ids),
    /** Not to a seller who has sent it meanwhile. */
    async facts(queries: RecalledOrderQueries, { orderId, recallId }) {
      const facts = await queries.recalledOrder(orderId, recallId, 'seller');
      return facts?.order.status === 'pending_shipment' ? facts : undefined;
    },
    notification,
    words: ({ order, title, recall }) => ({
      subject: `“${title}” was recalled: please do not send it`,
      paragraphs: [
        `What you have sold as “${title}” seems to be part of a recall: ${recall}.`,
        'What was recalled may not be sold. Please do not send it, and cancel the order: the buyer gets everything back. Whoever made it repairs it, replaces it or pays for it.',
      ],
      action: { label: 'See the order', path: orderPath(order.id) },
      closing: 'If it is another model, please tell the buyer before you send it.',
    }),
  }),
};
