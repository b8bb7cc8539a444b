import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { keepLinksHere } from '../../../../../testing/keep-links-here.ts';
import { StoreTab, type StoreTabState } from './StoreTab.tsx';
import { SampleDashboard } from './sample-dashboard.tsx';
import { newStoreView, sampleStoreView } from './sample-store.ts';

const [onCopy, onShare, onSetUpPayments, onRetry] = [fn(), fn(), fn(), fn()];

const ready: Extract<StoreTabState, { kind: 'ready' }> = {
  kind: 'ready',
  store: sampleStoreView,
  shopName: 'Little Acorns',
  link: { url: 'https://nestmates.example/little-acorns-store-front', copied: false, onCopy },
  onShare,
  openingPayments: false,
  onSetUpPayments,
};

const meta = {
  title: 'Screens/Shops/Dashboard/Store',
  component: StoreTab,
  args: { state: ready },
  parameters: { layout: 'fullscreen', shell: { path: '/seller/dashboard' } },
  render: ({ state }) => (
    <SampleDashboard tabs={['profile', 'store', 'listings']} open="store">
      <StoreTab state={state} />
    </SampleDashboard>
  ),
  beforeEach: () => {
    for (const action of [onCopy, onShare, onSetUpPayments, onRetry]) action.mockClear();
    return keepLinksHere();
  },
} satisfies Meta<typeof StoreTab>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Live: Story = {
  tags: ['picture'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Live')).toBeVisible();
    await expect(canvas.getByText('4.7')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Preview' })).toHaveAttribute(
      'href',
      '/little-acorns-store-front',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Copy Link' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    await expect(onCopy).toHaveBeenCalledOnce();
    await expect(onShare).toHaveBeenCalledOnce();
    await expect(canvas.queryByText('Setup Checklist')).toBeNull();
  },
};

export const TakenDown: Story = {
  args: { state: { ...ready, store: { ...sampleStoreView, hidden: 'removed' } } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Live')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Read Why' })).toHaveAttribute('href', '/account/standing');
  },
};

export const SetupRequired: Story = {
  tags: ['picture'],
  args: { state: { ...ready, store: newStoreView, shopName: null } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Setup Required')).toBeVisible();
    await expect(canvas.getByText('No ratings yet')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Complete Setup' })).toHaveAttribute(
      'href',
      '/seller/dashboard?tab=profile',
    );
    await userEvent.click(canvas.getByRole('button', { name: /Connect a payment account/ }));
    await expect(onSetUpPayments).toHaveBeenCalledOnce();
  },
};

export const PaymentsMissing: Story = {
  args: {
    state: {
      ...ready,
      store: {
        ...sampleStoreView,
        connected: false,
        checklist: { ...sampleStoreView.checklist, payments: false },
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Setup Required')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Complete Setup' }));
    await expect(onSetUpPayments).toHaveBeenCalledOnce();
  },
};

export const Copied: Story = { args: { state: { ...ready, link: { ...ready.link, copied: true } } } };

export const WithoutShare: Story = { args: { state: { ...ready, onShare: undefined } } };

export const Full: Story = {
  args: {
    state: {
      ...ready,
      shopName: 'Maria’s Handmade Wooden Toys & Treasures of Childhood',
      store: { ...sampleStoreView, activeListings: 1234, completedOrders: 98765 },
    },
  },
};

export const Loading: Story = { args: { state: { kind: 'loading' } } };

export const Failed: Story = {
  args: { state: { kind: 'failed', onRetry } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Try again/ }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};
