import {
  PurchaseSuccessScreen,
  type PurchaseSuccessState,
} from '@nestmates/ui/screens/market/orders/checkout/PurchaseSuccessScreen.tsx';
import { useSearchParams } from 'react-router-dom';
import { parseId } from '../../platform/routing/parse-id.ts';
import { useTitle } from '../../platform/routing/use-title.ts';
import { isUnpaid, useBoughtOrder } from './use-bought-order.ts';

export default function PurchaseSuccessPage() {
  useTitle('Payment Successful');
  const [search] = useSearchParams();
  const { order, failed } = useBoughtOrder(parseId(search.get('order')));
  const stateOf = (): PurchaseSuccessState => {
    if (order === undefined) return failed ? { kind: 'unknown' } : { kind: 'confirming' };
    if (isUnpaid(order)) return { kind: 'confirming' };
    if (!order?.paidAt) return { kind: 'unknown' };
    return { kind: order.status === 'refunded' && order.shippedAt === null ? 'returned' : 'paid', order };
  };
  return <PurchaseSuccessScreen state={stateOf()} />;
}
