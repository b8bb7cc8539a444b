import { MessagesTab } from '@nestmates/ui/screens/market/shops/dashboard/MessagesTab.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { conversationOf } from '../../friends/messages/conversation.ts';
import { sellerConversationsQuery } from '../../friends/messages/conversations-query.ts';
import { loadingOrFailed } from '../../platform/queries/loading-or-failed.ts';
import { useLoadMore } from '../../platform/queries/use-load-more.ts';
import { EarningsTabContainer } from '../earnings/EarningsTabContainer.tsx';
import { ListingsTabContainer } from './ListingsTabContainer.tsx';
import { OrdersTabContainer } from './OrdersTabContainer.tsx';
import { ShopProfileTabContainer } from './ShopProfileTabContainer.tsx';
import { StoreTabContainer } from './StoreTabContainer.tsx';

function MessagesTabContainer() {
  const query = useInfiniteQuery(sellerConversationsQuery);
  const more = useLoadMore(query);
  if (!query.data) return <MessagesTab state={loadingOrFailed(query)} />;
  return (
    <MessagesTab
      state={{
        kind: 'ready',
        conversations: query.data.items.map((view) => conversationOf(view, undefined)),
        more,
      }}
    />
  );
}

interface SellerTab {
  /** Stands in the address. */
  readonly id: string;
  readonly label: string;
  readonly Content: ComponentType;
}

/** The tabs of the seller dashboard in order; one is added here once what it shows is there. */
export const sellerTabs: readonly SellerTab[] = [
  { id: 'orders', label: 'Orders', Content: OrdersTabContainer },
  { id: 'listings', label: 'Listings', Content: ListingsTabContainer },
  { id: 'messages', label: 'Messages', Content: MessagesTabContainer },
  { id: 'earnings', label: 'Earnings', Content: EarningsTabContainer },
  { id: 'store', label: 'Store', Content: StoreTabContainer },
  { id: 'profile', label: 'Profile', Content: ShopProfileTabContainer },
];
