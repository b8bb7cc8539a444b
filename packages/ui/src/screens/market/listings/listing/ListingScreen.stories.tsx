import type { ListingPageView, ListingView } from '@nestmates/application/market/listings/listing-view.ts';
import { processingFee } from '@nestmates/domain/money/payments/fees.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { keepLinksHere, onFollow } from '../../../../../testing/keep-links-here.ts';
import type { ListingActions } from '../card/listing-actions.ts';
import { sampleListings } from '../sample-listings.ts';
import { ListingScreen, type ShownListing } from './ListingScreen.tsx';

const { bike, cardigan, piano, books, boots, train, long, babysitting, party, own } = sampleListings;
const [onAdd, onBuy, onKeep, onShare, onRetry] = [fn(), fn(), fn(), fn(), fn()];

const page = (listing: ListingView): ListingPageView => ({
  ...listing,
  processingFee: processingFee(listing.price),
});

const forBuyer = (listing: ListingView): ListingActions => ({
  own: false,
  onKeep,
  cart: { kind: 'add', adding: false, onAdd },
  onBuy,
  messageHref: `/messages?userId=${listing.userId}`,
});
const noBuying = (): ListingActions => ({ own: false, onKeep });

const usual: ShownListing = {
  kind: 'ready',
  reviews: { kind: 'closed', onOpen: fn() },
  listing: page(bike),
  related: [train, boots, books],
  visitor: false,
  actionsOf: forBuyer,
  onShare,
};

const meta = {
  title: 'Screens/Marketplace/Listing',
  component: ListingScreen,
  args: { state: usual },
  parameters: { layout: 'fullscreen', shell: { path: '/marketplace/61' } },
  beforeEach() {
    for (const on of [onAdd, onBuy, onKeep, onShare, onRetry]) on.mockClear();
    return keepLinksHere();
  },
} satisfies Meta<typeof ListingScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  tags: ['picture'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add to Cart' }));
    await expect(onAdd).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Buy Now $49.75 with the fee' }));
    await expect(onBuy).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    await expect(onShare).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('link', { name: 'Message Priya' }));
    await expect(onFollow).toHaveBeenLastCalledWith('/messages?userId=11');
    await expect(canvas.getByText(/processing fee of \$1.75/)).toBeVisible();
  },
};

export const Service: Story = { args: { state: { ...usual, listing: page(babysitting), related: [piano] } } };
export const ServiceWithADay: Story = {
  args: { state: { ...usual, listing: page(party), related: [piano, party] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Saturday, June 20, 2026')).toBeVisible();
    await expect(canvas.getByText('per session, Jun 20', { exact: false })).toBeVisible();
  },
};
export const WithoutRelated: Story = { args: { state: { ...usual, listing: page(cardigan), related: [] } } };

export const LongWords: Story = {
  args: { state: { ...usual, listing: page(long), related: [long, bike] } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/1 of 6$/)).toBeVisible();
    const strip = canvas.getByRole('list', { name: /^Photos/ });
    strip.focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvas.getByText(/2 of 6$/)).toBeVisible());
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(canvas.getByText(/1 of 6$/)).toBeVisible());
  },
};

export const InTheCart: Story = {
  args: { state: { ...usual, actionsOf: (one) => ({ ...forBuyer(one), cart: { kind: 'added' } }) } },
};

export const Adding: Story = {
  args: {
    state: {
      ...usual,
      actionsOf: (one) => ({ ...forBuyer(one), cart: { kind: 'add', adding: true, onAdd } }),
    },
  },
};

export const Own: Story = {
  args: { state: { ...usual, listing: page(own), actionsOf: () => ({ own: true }) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Edit Listing' })).toHaveAttribute(
      'href',
      '/marketplace/69/edit',
    );
  },
};

const status = (listing: ListingView): Story => ({
  args: { state: { ...usual, listing: page(listing), actionsOf: noBuying } },
});

export const Demo = status(books);
export const Sold = status({ ...bike, status: 'sold' });
export const Reserved = status({ ...bike, status: 'reserved' });

export const NotChecked: Story = {
  args: { state: { ...usual, listing: page({ ...bike, title: 'Stroller' }) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not checked against recalls')).toBeVisible();
  },
};

export const Checked: Story = {
  args: {
    state: {
      ...usual,
      listing: page({ ...bike, title: 'Stroller', brand: 'Thule', model: 'Spring', year: 2022 }),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Not checked against recalls')).toBeNull();
    await expect(canvas.getByText('Thule')).toBeVisible();
  },
};

export const OwnNotChecked: Story = {
  args: {
    state: { ...usual, listing: page({ ...own, title: 'Stroller' }), actionsOf: () => ({ own: true }) },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Add them' })).toHaveAttribute(
      'href',
      '/marketplace/69/edit',
    );
  },
};

export const OwnPaused: Story = {
  args: {
    state: { ...usual, listing: page({ ...own, status: 'paused' }), actionsOf: () => ({ own: true }) },
  },
};

const ownHidden = (hidden: NonNullable<ListingView['hidden']>): Story => ({
  args: { state: { ...usual, listing: page({ ...own, hidden }), actionsOf: () => ({ own: true }) } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('It is on sale.')).toBeNull();
  },
});

export const OwnBeingLookedAt = ownHidden('being-looked-at');
export const OwnTakenDown: Story = {
  ...ownHidden('removed'),
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('It is on sale.')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Read Why' })).toHaveAttribute('href', '/account/standing');
  },
};

const sleepers = { title: 'Fisher-Price Rock ’n Play (sleepers, 2019)', url: 'https://www.cpsc.gov/Recalls' };

export const OwnRecalled: Story = {
  args: {
    state: {
      ...usual,
      listing: page({ ...own, status: 'paused', recall: sleepers }),
      actionsOf: () => ({ own: true }),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This was recalled')).toBeVisible();
  },
};

export const OwnEnded: Story = {
  args: {
    state: {
      ...usual,
      listing: page({ ...party, serviceDate: '2026-05-16', status: 'ended' }),
      actionsOf: () => ({ own: true }),
    },
  },
};

const asVisitor = ({ user, ...listing }: ListingView): ListingView => ({
  ...listing,
  distance: undefined,
  user: { ...user, profilePhotoUrl: null, zipCode: undefined },
});

export const Visitor: Story = {
  parameters: { shell: undefined },
  args: {
    state: {
      ...usual,
      listing: page(asVisitor(bike)),
      related: [asVisitor(train)],
      visitor: true,
      actionsOf: noBuying,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Get Started' })).toHaveAttribute(
      'href',
      '/auth?mode=sign-up',
    );
    await expect(canvas.queryByRole('button', { name: /^Add to Cart/ })).toBeNull();
  },
};

export const Loading: Story = { args: { state: { kind: 'loading' } } };
export const NotFound: Story = { args: { state: { kind: 'not-found', visitor: false } } };
export const NotFoundByVisitor: Story = {
  parameters: { shell: undefined },
  args: { state: { kind: 'not-found', visitor: true } },
};

export const Failed: Story = {
  args: { state: { kind: 'failed', onRetry } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};
