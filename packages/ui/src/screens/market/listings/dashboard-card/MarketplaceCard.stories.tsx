import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { keepLinksHere } from '../../../../../testing/keep-links-here.ts';
import { sampleListings } from '../sample-listings.ts';
import { MarketplaceCard } from './MarketplaceCard.tsx';

const { bike, boots, cardigan, piano, long } = sampleListings;

const meta = {
  title: 'Screens/Marketplace/Dashboard card',
  component: MarketplaceCard,
  args: { state: { kind: 'open', newest: [bike, boots, cardigan] } },
  beforeEach: keepLinksHere,
} satisfies Meta<typeof MarketplaceCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Wooden balance bike/ })).toHaveAttribute(
      'href',
      '/marketplace/61',
    );
    await expect(canvas.getByRole('link', { name: 'Create Listing' })).toHaveAttribute(
      'href',
      '/marketplace/new',
    );
    await expect(canvas.getByRole('link', { name: 'Browse Items' })).toHaveAttribute('href', '/marketplace');
  },
};

const onSellingLocked = fn();

/** Pro buys only: what puts things on sale says what it comes with. */
export const SellingLocked: Story = {
  args: { state: { kind: 'open', newest: [bike, boots, cardigan], onSellingLocked } },
  play: async ({ canvas, userEvent }) => {
    onSellingLocked.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Create Listing, comes with Premium' }));
    await expect(onSellingLocked).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('link', { name: 'Create Listing' })).toBeNull();
  },
};

export const WithService: Story = { args: { state: { kind: 'open', newest: [piano, long, boots] } } };
export const WithoutListings: Story = { args: { state: { kind: 'open', newest: [] } } };
export const Loading: Story = { args: { state: { kind: 'loading' } } };

const onLocked = fn();

/** Things come first, the lock last; a tap on one says why. */
export const LockedWithThings: Story = {
  args: { state: { kind: 'locked', newest: [bike, boots, cardigan], onLocked } },
  play: async ({ canvas, userEvent }) => {
    onLocked.mockClear();
    const things = canvas.getByRole('list', { name: 'New in the marketplace' });
    const lock = canvas.getByText('Unlock Marketplace Access');
    await expect(things.compareDocumentPosition(lock)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await expect(canvas.queryByText('Create Listing')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /Wooden balance bike.*comes with Pro$/ }));
    await expect(onLocked).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('link', { name: /Wooden balance bike/ })).toBeNull();
  },
};

/** Nothing is on sale, or it could not be read. */
export const Locked: Story = {
  args: { state: { kind: 'locked', onLocked } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Unlock Marketplace Access')).toBeVisible();
    await expect(canvas.getByText('Browse with Pro · Create listings with Premium')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'View Plans' })).toHaveAttribute('href', '/subscribe');
  },
};
