import { PurchaseCanceledScreen } from '@nestmates/ui/screens/market/orders/checkout/PurchaseCanceledScreen.tsx';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { call } from '../../platform/api/call.ts';
import { queryClient } from '../../platform/queries/query-client.ts';
import { refetchStale } from '../../platform/queries/stale-queries.ts';
import { parseId } from '../../platform/routing/parse-id.ts';
import { useTitle } from '../../platform/routing/use-title.ts';
import { orderQuery } from './order-queries.ts';

/** The listing is free again at once; if that fails, it is when the time of the checkout is over. */
async function abandon(orderId: number): Promise<'left' | 'paid'> {
  const abandoned = await call('post /api/orders/:id/abandon', { params: { id: orderId } }).catch(
    () => undefined,
  );
  if (abandoned) await refetchStale({ type: 'order', orderId });
  // The buyer may have paid in another tab.
  const order = abandoned ?? (await queryClient.fetchQuery({ ...orderQuery(orderId), staleTime: 0 }));
  return order.paidAt === null ? 'left' : 'paid';
}

export default function PurchaseCanceledPage() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const message = search.get('error')?.trim();
  useTitle(message ? 'Payment Error' : 'Payment Canceled');
  const orderId = parseId(search.get('order'));
  useEffect(() => {
    if (orderId === undefined) return;
    let shown = true;
    void abandon(orderId)
      .then((outcome) => {
        if (shown && outcome === 'paid') navigate(`/success?order=${orderId}`, { replace: true });
      })
      .catch(() => undefined);
    return () => {
      shown = false;
    };
  }, [orderId, navigate]);
  return <PurchaseCanceledScreen state={message ? { kind: 'failed', message } : { kind: 'canceled' }} />;
}
