import { useTwoPanes } from '@nestmates/ui/components/layout/use-two-panes.ts';
import { OrdersScreen } from '@nestmates/ui/screens/market/orders/list/OrdersScreen.tsx';
import { OrderPanes } from '@nestmates/ui/screens/market/orders/OrderPanes.tsx';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { parseId } from '../../platform/routing/parse-id.ts';
import { useTitle } from '../../platform/routing/use-title.ts';
import { useSession } from '../../platform/session/session.ts';
import { MyOrdersContainer } from './MyOrdersContainer.tsx';
import { OrderContainer } from './OrderContainer.tsx';
import { orderQuery } from './order-queries.ts';

interface OrderListProps {
  readonly openId: number | undefined;
  readonly hasTwoPanes: boolean;
}

/** The list beside an order is that of the role which the member has in it. */
function OwnOrders({ openId, hasTwoPanes }: OrderListProps) {
  const { data: open } = useQuery({ ...orderQuery(openId ?? 0), enabled: openId !== undefined });
  return (
    <MyOrdersContainer
      beside={hasTwoPanes ? { openId } : undefined}
      usualTab={open?.role === 'seller' ? 'sales' : 'purchases'}
    />
  );
}

function Orders() {
  const id = parseId(useParams().id);
  const hasTwoPanes = useTwoPanes();
  useTitle(id === undefined ? 'My Orders' : undefined);
  return (
    <OrderPanes
      list={<OwnOrders openId={id} hasTwoPanes={hasTwoPanes} />}
      // Another order begins anew.
      order={id === undefined ? undefined : <OrderContainer key={id} id={id} />}
    />
  );
}

/** The orders of the member and the page of one of them, on a tablet beside each other. */
export default function OrdersPage() {
  const isMember = useSession().kind === 'member';
  useTitle(isMember ? undefined : 'My Orders');
  return isMember ? <Orders /> : <OrdersScreen state={{ kind: 'signed-out' }} />;
}
