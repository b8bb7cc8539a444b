import { OrderMoment, type OrderMomentProps } from '@nestmates/ui/screens/market/orders/OrderMoment.tsx';
import { call } from '../../platform/api/call.ts';
import type { ShownMoment } from '../../platform/moments/moments.ts';

/**
 * The states of a sale that is still one: a first one that is not cancelled, money that has not gone back.
 */
const stands = {
  'first-sale': ['pending_shipment', 'shipped', 'completed'],
  money: ['completed'],
} as const satisfies Readonly<Record<OrderMomentProps['of'], readonly string[]>>;

export async function momentOfOrder(
  orderId: number,
  of: OrderMomentProps['of'],
): Promise<ShownMoment | undefined> {
  const order = await call('get /api/orders/:id', { params: { id: orderId } });
  const isOne = order.role === 'seller' && stands[of].some((status) => status === order.status);
  if (!isOne) return undefined;
  return {
    topic: `${of}-${orderId}`,
    render: (onClose) => <OrderMoment order={order} of={of} onClose={onClose} />,
  };
}
