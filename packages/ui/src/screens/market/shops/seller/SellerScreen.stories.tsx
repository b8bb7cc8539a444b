import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { keepLinksHere } from '../../../../../testing/keep-links-here.ts';
import { VisitorShell } from '../../../site/shell/VisitorShell.tsx';
import { sampleListings } from '../../listings/sample-listings.ts';
import { sampleReviews } from '../../reviews/sample-reviews.ts';
import { sampleSellers } from '../parts/sample-sellers.ts';
import { SellerScreen, type SellerScreenState } from './SellerScreen.tsx';

const [onKeep, onLocked, onSignUp, onRetry] = [fn(), fn(), fn(), fn()];
const { bike, train, piano } = sampleListings;
const actionsOf = () => ({ own: false, onKeep });

const ready: Extract<SellerScreenState, { kind: 'ready' }> = {
  kind: 'ready',
  seller: sampleSellers.forMembers,
  listings: { kind: 'ready', listings: [bike, train, piano], actionsOf },
  reviews: { kind: 'ready', reviews: sampleReviews },
  isVisitor: false,
  contact: { kind: 'open', href: '/messages?userId=11' },
  favourite: { kept: false, onKeep },
};
const visitor: SellerScreenState = {
  ...ready,
  seller: sampleSellers.forVisitors,
  isVisitor: true,
  contact: { kind: 'visitor', onSignUp },
  favourite: { kept: false, onKeep: onSignUp },
};

const meta = {
  title: 'Screens/Shops/Seller',
  component: SellerScreen,
  args: { state: ready },
  parameters: { layout: 'fullscreen', shell: { path: '/seller/11' } },
  beforeEach: () => {
    for (const action of [onKeep, onLocked, onSignUp, onRetry]) action.mockClear();
    return keepLinksHere();
  },
} satisfies Meta<typeof SellerScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ForMembers: Story = {
  tags: ['picture'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Message Seller' })).toHaveAttribute(
      'href',
      '/messages?userId=11',
    );
    await expect(canvas.getByText('Zip 11215')).toBeVisible();
    await expect(canvas.getAllByText('Product')[0]).toBeVisible();
    const website = canvas.getByRole('link', { name: 'Website' });
    await expect(website).toHaveAttribute('rel', 'noopener nofollow ugc');
    await userEvent.click(canvas.getByRole('button', { name: 'Favourite: Priya' }));
    await expect(onKeep).toHaveBeenLastCalledWith(true);
  },
};

export const ForVisitors: Story = {
  args: { state: visitor },
  parameters: { shell: undefined },
  render: ({ state }) => (
    <VisitorShell>
      <SellerScreen state={state} />
    </VisitorShell>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByText('Zip 11215')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Message Seller' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Favourite: Priya' }));
    await expect(onSignUp).toHaveBeenCalledTimes(2);
    await expect(canvas.getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', '/auth?mode=sign-up');
  },
};

export const Locked: Story = {
  args: { state: { ...ready, contact: { kind: 'locked', onLocked } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Message Seller/ }));
    await expect(onLocked).toHaveBeenCalledOnce();
  },
};

export const Kept: Story = { args: { state: { ...ready, favourite: { kept: true, onKeep } } } };

export const Herself: Story = {
  args: { state: { ...ready, contact: undefined, favourite: undefined } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Message Seller' })).toBeNull();
  },
};

export const NothingOnSale: Story = {
  args: { state: { ...ready, listings: { kind: 'ready', listings: [], actionsOf } } },
};

export const LoadingListings: Story = { args: { state: { ...ready, listings: { kind: 'loading' } } } };

export const ListingsFailed: Story = {
  args: { state: { ...ready, listings: { kind: 'failed', onRetry } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Try again/ }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};

export const Full: Story = {
  args: {
    state: {
      ...ready,
      seller: sampleSellers.long,
      listings: { kind: 'ready', listings: Object.values(sampleListings), actionsOf },
    },
  },
};

export const Loading: Story = { args: { state: { kind: 'loading' } } };
export const Failed: Story = { args: { state: { kind: 'failed', onRetry } } };

export const NotFound: Story = {
  args: { state: { kind: 'not-found' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Seller not found' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to Marketplace' })).toHaveAttribute(
      'href',
      '/marketplace',
    );
  },
};
