import type { OrderView } from '@nestmates/application/market/orders/order-view.ts';
import { PickupCodeForm } from '@nestmates/ui/screens/market/orders/page/PickupSection.tsx';
import { TodayTab } from '@nestmates/ui/screens/market/shops/dashboard/TodayTab.tsx';
import { useQuery } from '@tanstack/react-query';
import { useNow } from '../../platform/server-time/use-now.ts';
import { useMember } from '../../platform/session/session.ts';
import { earningsQuery } from '../orders/order-queries.ts';
import { useOrderAction } from '../orders/use-order-action.ts';
import { useOrderDialogs } from '../orders/use-order-dialogs.tsx';
import { useOrderList } from '../orders/use-order-list.ts';
import { usePickupCode } from '../orders/use-pickup-code.ts';
import { storeQuery } from './shop-queries.ts';

function PickupCodeContainer({ order }: { readonly order: OrderView }) {
  const { pending, issues, enter } = usePickupCode(order.id);
  return <PickupCodeForm order={order} state={{ pending, issues, onCode: enter }} />;
}

/** What a seller does today, on their dashboard. */
export function TodayTabContainer() {
  const { shopName } = useMember();
  const { act, pending } = useOrderAction();
  const { open, dialog } = useOrderDialogs();
  const orders = useOrderList('sales', 'pending', pending);
  const { data: earnings } = useQuery(earningsQuery);
  const { data: store } = useQuery(storeQuery);
  const now = useNow();
  return (
    <>
      <TodayTab
        state={{
          orders,
          now,
          earnings,
          store,
          shopName,
          pickupForm: (order) => <PickupCodeContainer order={order} />,
          onAct: (order, action) => (action === 'ship' ? open(order, action) : act(order, action)),
        }}
      />
      {dialog}
    </>
  );
}
