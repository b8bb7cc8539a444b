import { PurchaseCanceledScreen } from '@nestmates/ui/screens/orders/checkout/PurchaseCanceledScreen.tsx';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { call } from '../api/call.ts';
import { refetchStale } from '../queries/stale-queries.ts';
import { parseId } from '../routing/parse-id.ts';
import { useTitle } from '../routing/use-title.ts';

/** The listing is free again at once; if that fails, it is when the time of the checkout is over. */
async function abandon(orderId: number): Promise<void> {
  const abandoned = await call('post /api/orders/:id/abandon', { params: { id: orderId } }).catch(
    () => undefined,
  );
  if (abandoned) await refetchStale({ type: 'order', orderId });
}

export default function PurchaseCanceledPage() {
  const [search] = useSearchParams();
  const message = search.get('error')?.trim();
  useTitle(message ? 'Payment Error' : 'Payment Canceled');
  const orderId = parseId(search.get('order'));
  useEffect(() => {
    if (orderId !== undefined) void abandon(orderId);
  }, [orderId]);
  return <PurchaseCanceledScreen state={message ? { kind: 'failed', message } : { kind: 'canceled' }} />;
}
