import type { OrderId } from '@nestmates/domain/platform/shared/ids.ts';
import { sweepByProvider } from '../../money/payments/sweep-by-provider.ts';
import type { SweptOrder } from './ports.ts';

export const sweepOrders = (
  orders: readonly SweptOrder[],
  work: (orderId: OrderId) => Promise<void>,
): Promise<void> =>
  sweepByProvider(orders, ({ orderId }) => work(orderId), 'Some orders could not be seen to');
