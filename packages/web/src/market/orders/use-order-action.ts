import type { OrderTap } from '@nestmates/ui/screens/market/orders/actions/order-action-kinds.ts';
import { orderActionRows } from '@nestmates/ui/screens/market/orders/actions/order-action-rows.ts';
import { useTaps } from '../../platform/actions/use-taps.ts';
import { call } from '../../platform/api/call.ts';

interface TappedOrder {
  readonly id: number;
}

export const useOrderAction = () =>
  useTaps({
    name: 'order-action',
    rows: () => orderActionRows,
    call: ({ id }: TappedOrder, action: OrderTap) => call(orderActionRows[action].call, { params: { id } }),
    touches: ({ id }) => ({ type: 'order', orderId: id }),
  });
