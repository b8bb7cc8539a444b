import type { OrderStatus } from './order.ts';

/** `delivered` is specified for display; no action leads to it. */
const labels: Readonly<Record<OrderStatus | 'delivered', string>> = {
  awaiting_payment: 'Awaiting payment',
  expired: 'Not paid',
  pending_shipment: 'Pending Shipment',
  shipped: 'Shipped',
  delivered: 'Delivered',
  problem: 'Problem reported',
  completed: 'Completed',
  cancelled: 'Cancelled',
  refunded: 'Refunded',
};

export const orderStatusLabel = (status: string): string =>
  Object.hasOwn(labels, status) ? labels[status as keyof typeof labels] : 'Unknown';
