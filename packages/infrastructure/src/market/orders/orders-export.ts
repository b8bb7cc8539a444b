import { hiddenActions } from '@nestmates/application/market/orders/order-timeline.ts';
import { nameOf } from '../../members/people/others-in-exports.ts';
import type { FeatureExport } from '../../platform/wiring/feature-export.ts';

const orders = (mine: string, theirs: string, more: string): string => `
  select id as number, title, ${nameOf(theirs)} as with, fulfilment, service_date, status, price_cents, ${more},
    created_at, paid_at, shipped_at, carrier, tracking_number, problem_at, completed_at, cancelled_at, refunded_at,
    return_status, return_since, return_refund_cents, return_carrier, return_number
  from orders where ${mine} = :memberId order by id`;

const events = (side: 'buyer' | 'seller'): string => `
  select e.id, e.order_id, e.at, e.action, e.by, e.text, e.cents
  from order_events e join orders o on o.id = e.order_id
  where o.${side}_id = :memberId and not e.action = any(array['${hiddenActions[side].join("', '")}'])`;

/** Each side has of the money what it is shown: the buyer what it costs, the seller what is kept of it. */
export const ordersExport: FeatureExport = {
  sections: {
    ordersBought: orders('buyer_id', 'seller_id', 'processing_fee_cents, tax_cents, address'),
    ordersSold: orders('seller_id', 'buyer_id', 'platform_fee_cents, return_address'),
    orderTimeline: `
      select order_id as number, at, action, by, text, cents
      from (${events('buyer')} union ${events('seller')}) e order by e.id`,
  },
};
