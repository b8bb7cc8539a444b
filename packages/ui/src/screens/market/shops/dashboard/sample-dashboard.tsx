import type { ReactNode } from 'react';
import { fn } from 'storybook/test';
import { SellerDashboardScreen } from './SellerDashboardScreen.tsx';

const labels = {
  orders: 'Orders',
  listings: 'Listings',
  messages: 'Messages',
  earnings: 'Earnings',
  store: 'Store',
  profile: 'Profile',
};
type TabId = keyof typeof labels;

interface SampleDashboardProps {
  readonly tabs: readonly TabId[];
  readonly open: TabId;
  readonly children: ReactNode;
}

/** The dashboard around a tab of it. */
export const SampleDashboard = ({ tabs, open, children }: SampleDashboardProps) => (
  <SellerDashboardScreen
    state={{
      kind: 'open',
      quickList: { href: '/marketplace/new' },
      tabs: tabs.map((id) => ({ id, label: labels[id], content: id === open ? children : null })),
      tab: open,
      onTab: fn(),
    }}
  />
);
