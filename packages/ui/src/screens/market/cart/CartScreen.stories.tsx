import type { CartItemView } from '@nestmates/application/market/cart/contract.ts';
import type { ListingView } from '@nestmates/application/market/listings/listing-view.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { keepLinksHere } from '../../../../testing/keep-links-here.ts';
import { sampleListings } from '../listings/sample-listings.ts';
import { CartScreen, type FullCart } from './CartScreen.tsx';

const { bike, cardigan, piano, train, boots, long } = sampleListings;
const [onRemove, onBuy, onRetry] = [fn(), fn(), fn()];

const item = (listing: ListingView, priceWhenAdded = listing.price): CartItemView => ({
  listingId: listing.id,
  listing,
  addedAt: '2026-06-03T11:00:00.000Z',
  priceWhenAdded,
});

const usual: FullCart = { kind: 'ready', items: [item(bike), item(piano)], removing: [], onRemove, onBuy };

const meta = {
  title: 'Screens/Marketplace/Cart',
  component: CartScreen,
  args: { state: usual },
  parameters: { layout: 'fullscreen', shell: { path: '/marketplace' } },
  beforeEach() {
    for (const on of [onRemove, onBuy, onRetry]) on.mockClear();
    return keepLinksHere();
  },
} satisfies Meta<typeof CartScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Wooden balance bike' }));
    await expect(onRemove).toHaveBeenCalledWith(bike.id);
    await userEvent.click(canvas.getByRole('button', { name: 'Buy Now: Piano lessons' }));
    await expect(onBuy).toHaveBeenCalledWith(piano);
  },
};

/** What has become of each item meanwhile. */
export const Changed: Story = {
  tags: ['picture'],
  args: {
    state: {
      ...usual,
      items: [
        item(bike, 5500),
        item(train, 1500),
        item({ ...cardigan, status: 'sold' }),
        item({ ...piano, status: 'paused' }),
        item({ ...boots, status: 'reserved' }),
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('It was $55.00 when you put it here.')).toBeVisible();
    // What is not on sale has no button.
    await expect(canvas.getAllByRole('button', { name: /^Buy/ })).toHaveLength(2);
    for (const label of ['Costs less now', 'Costs more now', 'Sold', 'Paused', 'Reserved']) {
      await expect(canvas.getByText(label)).toBeVisible();
    }
  },
};

export const LongWords: Story = { args: { state: { ...usual, items: [item(long, 100), item(bike)] } } };
export const Removing: Story = { args: { state: { ...usual, removing: [bike.id] } } };
export const Empty: Story = { args: { state: { ...usual, items: [] } } };
export const Loading: Story = { args: { state: { kind: 'loading' } } };
export const Locked: Story = { args: { state: { kind: 'locked' } } };

export const Failed: Story = {
  args: { state: { kind: 'failed', onRetry } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Try again/ }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};
