import type { OrderView } from '@nestmates/application/market/orders/order-view.ts';
import { storefrontPath } from '@nestmates/domain/market/listings/public-paths.ts';
import { photoOrInitial } from '@nestmates/ui/drawings/face.ts';
import { PickupCodeForm } from '@nestmates/ui/screens/market/orders/page/PickupSection.tsx';
import { OrdersTab } from '@nestmates/ui/screens/market/shops/dashboard/OrdersTab.tsx';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { sellerConversationsQuery } from '../../friends/messages/conversations-query.ts';
import { useOpens } from '../../platform/access/use-opens.ts';
import { useNow } from '../../platform/server-time/use-now.ts';
import { useMember } from '../../platform/session/session.ts';
import { share } from '../../platform/shared/share.ts';
import { earningsQuery } from '../earnings/earnings-query.ts';
import { ownListingsQuery } from '../listings/use-own-listings.ts';
import { SellerOrdersTabContainer } from '../orders/SellerOrdersTabContainer.tsx';
import { useOrderAction } from '../orders/use-order-action.ts';
import { useOrderDialogs } from '../orders/use-order-dialogs.tsx';
import { useOrderList } from '../orders/use-order-list.ts';
import { usePickupCode } from '../orders/use-pickup-code.ts';
import { questionsOf } from './buyer-questions.ts';
import { storeQuery } from './shop-queries.ts';

function PickupCodeContainer({ order }: { readonly order: OrderView }) {
  const { pending, issues, enter } = usePickupCode(order.id);
  return <PickupCodeForm order={order} state={{ pending, issues, onCode: enter }} />;
}

/** What the seller has to do and all orders, on the dashboard. */
export function OrdersTabContainer() {
  const { shopName, profilePhotoUrl } = useMember();
  const canList = useOpens('selling');
  const { act, pending } = useOrderAction();
  const { open, dialog } = useOrderDialogs();
  const todo = useOrderList('sales', 'pending', pending);
  const conversations = useInfiniteQuery(sellerConversationsQuery);
  const earnings = useQuery(earningsQuery);
  const store = useQuery(storeQuery);
  const listings = useInfiniteQuery({ ...ownListingsQuery, meta: {} });
  const now = useNow();
  return (
    <>
      <OrdersTab
        state={{
          todo,
          questions: questionsOf(conversations),
          lists: <SellerOrdersTabContainer />,
          now,
          earnings: earnings.isPending ? 'loading' : earnings.data,
          store: store.isPending ? 'loading' : store.data,
          shopPictures: (listings.data?.items ?? []).filter(
            ({ status, imageUrl }) => status === 'active' && imageUrl !== null,
          ),
          shopName,
          face: photoOrInitial(profilePhotoUrl),
          pickupForm: (order) => <PickupCodeContainer order={order} />,
          onAct: (order, action) => (action === 'ship' ? open(order, action) : act(order, action)),
          canList,
          onShare: () => shopName && void share({ title: shopName, path: storefrontPath(shopName) }),
        }}
      />
      {dialog}
    </>
  );
}
