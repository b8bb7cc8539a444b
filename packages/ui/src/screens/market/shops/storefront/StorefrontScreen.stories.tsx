import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { keepLinksHere } from '../../../../../testing/keep-links-here.ts';
import { VisitorShell } from '../../../site/shell/VisitorShell.tsx';
import { sampleListings } from '../../listings/sample-listings.ts';
import { sampleReviews } from '../../reviews/sample-reviews.ts';
import { sampleSellers, sampleStore } from '../parts/sample-sellers.ts';
import { StorefrontScreen, type StorefrontScreenState } from './StorefrontScreen.tsx';

const onRetry = fn();
const actionsOf = () => ({ own: false, onKeep: fn() });
const { bike, train, piano } = sampleListings;

const ready: Extract<StorefrontScreenState, { kind: 'ready' }> = {
  kind: 'ready',
  seller: sampleStore,
  listings: { kind: 'ready', listings: [bike, train, piano], actionsOf },
  reviews: { kind: 'ready', reviews: sampleReviews },
  isVisitor: false,
};

const meta = {
  title: 'Screens/Shops/Storefront',
  component: StorefrontScreen,
  args: { state: ready },
  parameters: { layout: 'fullscreen', shell: { path: '/little-acorns-store-front' } },
  beforeEach: keepLinksHere,
} satisfies Meta<typeof StorefrontScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Live: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Little Acorns' })).toBeVisible();
    await expect(canvas.getByText('Brooklyn, NY')).toBeVisible();
    await expect(canvas.getByText('4.7 (12 ratings)')).toBeVisible();
    const instagram = canvas.getByRole('link', { name: 'Instagram' });
    await expect(instagram).toHaveAttribute('href', 'https://www.instagram.com/littleacorns.example');
    await expect(instagram).toHaveAttribute('rel', 'noopener nofollow ugc');
    await expect(canvas.getByRole('link', { name: 'View Profile' })).toHaveAttribute(
      'href',
      '/seller-profile/Little%20Acorns',
    );
  },
};

export const ForVisitors: Story = {
  args: { state: { ...ready, seller: { ...sampleStore, profilePhotoUrl: null }, isVisitor: true } },
  parameters: { shell: undefined },
  render: ({ state }) => (
    <VisitorShell>
      <StorefrontScreen state={state} />
    </VisitorShell>
  ),
};

export const OwnBeingLookedAt: Story = {
  args: { state: { ...ready, hidden: 'being-looked-at' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Being looked at')).toBeVisible();
  },
};

export const NotLive: Story = {
  args: { state: { ...ready, seller: { ...sampleStore, storeLive: false, storeSlug: null, rating: null } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not open yet')).toBeVisible();
    await expect(canvas.getByText('No ratings yet')).toBeVisible();
  },
};

export const NothingOnSale: Story = {
  args: { state: { ...ready, listings: { kind: 'ready', listings: [], actionsOf } } },
};

export const Full: Story = {
  args: {
    state: {
      ...ready,
      seller: { ...sampleStore, ...sampleSellers.long, sellerBio: sampleSellers.long.bio },
      listings: { kind: 'ready', listings: Object.values(sampleListings), actionsOf },
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

export const NotFound: Story = {
  args: { state: { kind: 'not-found' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Store Not Found' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to Marketplace' })).toBeVisible();
  },
};
