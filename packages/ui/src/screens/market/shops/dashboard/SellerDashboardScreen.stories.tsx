import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { VisitorShell } from '../../../site/shell/VisitorShell.tsx';
import { ownListings } from '../../listings/my-listings/sample-own-listings.ts';
import { ListingsTab } from './ListingsTab.tsx';
import { SellerDashboardScreen, type SellerDashboardScreenState } from './SellerDashboardScreen.tsx';

const [onTab, onEdit, onLocked] = [fn(), fn(), fn()];

const listings = {
  kind: 'ready',
  listings: Object.values(ownListings),
  changing: [],
  onChangeStatus: fn(),
  onDelete: fn(),
  onEdit,
} as const;

const open: Extract<SellerDashboardScreenState, { kind: 'open' }> = {
  kind: 'open',
  quickList: { href: '/marketplace/new' },
  tabs: [
    { id: 'profile', label: 'Profile', content: null },
    { id: 'store', label: 'Store', content: null },
    { id: 'listings', label: 'Listings', content: <ListingsTab state={listings} /> },
  ],
  tab: 'listings',
  onTab,
};

const meta = {
  title: 'Screens/Shops/Dashboard',
  component: SellerDashboardScreen,
  args: { state: open },
  parameters: { layout: 'fullscreen', shell: { path: '/seller/dashboard' } },
  beforeEach: () => {
    onTab.mockClear();
    onEdit.mockClear();
    onLocked.mockClear();
  },
} satisfies Meta<typeof SellerDashboardScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Listings: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Piano lessons' }));
    await expect(onEdit).toHaveBeenLastCalledWith(ownListings.lessons);
    await expect(canvas.getByRole('link', { name: 'Quick List' })).toHaveAttribute(
      'href',
      '/marketplace/new',
    );
    await userEvent.click(canvas.getByRole('tab', { name: 'Store' }));
    await expect(onTab).toHaveBeenLastCalledWith('store');
  },
};

/** Where the plan of the seller puts nothing on sale, the way to it says so. */
export const QuickListLocked: Story = {
  args: { state: { ...open, quickList: { onLocked } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Quick List, comes with Premium' }));
    await expect(onLocked).toHaveBeenCalledOnce();
  },
};

export const NoListings: Story = {
  args: {
    state: {
      ...open,
      tabs: [
        ...open.tabs.slice(0, 2),
        { id: 'listings', label: 'Listings', content: <ListingsTab state={{ ...listings, listings: [] }} /> },
      ],
    },
  },
};

export const Visitor: Story = {
  args: { state: { kind: 'visitor' } },
  parameters: { shell: undefined },
  render: ({ state }) => (
    <VisitorShell>
      <SellerDashboardScreen state={state} />
    </VisitorShell>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Access Required' })).toBeVisible();
    await expect(canvas.getByText('Please log in to access your seller dashboard.')).toBeVisible();
  },
};

export const Locked: Story = { args: { state: { kind: 'locked' } } };
