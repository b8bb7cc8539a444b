import type { ComponentType } from 'react';
import { EarningsTabContainer } from '../orders/EarningsTabContainer.tsx';
import { SellerOrdersTabContainer } from '../orders/SellerOrdersTabContainer.tsx';
import { ListingsTabContainer } from './ListingsTabContainer.tsx';
import { MessagesTabContainer } from './MessagesTabContainer.tsx';
import { ShopProfileTabContainer } from './ShopProfileTabContainer.tsx';
import { StoreTabContainer } from './StoreTabContainer.tsx';

interface SellerTab {
  /** Stands in the address. */
  readonly id: string;
  readonly label: string;
  readonly Content: ComponentType;
}

/** The tabs of the seller dashboard in order; one is added here once what it shows is there. */
export const sellerTabs: readonly SellerTab[] = [
  { id: 'profile', label: 'Profile', Content: ShopProfileTabContainer },
  { id: 'store', label: 'Store', Content: StoreTabContainer },
  { id: 'listings', label: 'Listings', Content: ListingsTabContainer },
  { id: 'orders', label: 'Orders', Content: SellerOrdersTabContainer },
  { id: 'messages', label: 'Messages', Content: MessagesTabContainer },
  { id: 'earnings', label: 'Earnings', Content: EarningsTabContainer },
];
