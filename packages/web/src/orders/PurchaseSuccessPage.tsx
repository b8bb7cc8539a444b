import type { OrderView } from '@nestmates/application/orders/order-view.ts';
import { seconds } from '@nestmates/domain/shared/time.ts';
import {
  PurchaseSuccessScreen,
  type PurchaseSuccessState,
} from '@nestmates/ui/screens/orders/checkout/PurchaseSuccessScreen.tsx';
import { useQuery } from '@tanstack/react-query';
import { useTitle } from '../routing/use-title.ts';
import { latestOrderQuery } from './order-queries.ts';

const isWaiting = (order: OrderView | null | undefined) => order?.status === 'awaiting_payment';

export default function PurchaseSuccessPage() {
  useTitle('Payment Successful');
  const { data, isError } = useQuery({
    ...latestOrderQuery,
    // Without the event stream she would wait for good.
    refetchInterval: ({ state }) => (isWaiting(state.data?.order) ? seconds(5) : false),
  });
  const order = data?.order;
  const stateOf = (): PurchaseSuccessState => {
    if (order === undefined) return isError ? { kind: 'unknown' } : { kind: 'confirming' };
    if (isWaiting(order)) return { kind: 'confirming' };
    return order?.paidAt ? { kind: 'paid', order } : { kind: 'unknown' };
  };
  return <PurchaseSuccessScreen state={stateOf()} />;
}
