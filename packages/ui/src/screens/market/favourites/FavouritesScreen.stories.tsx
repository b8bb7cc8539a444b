import type { SavedSearchView } from '@nestmates/application/market/saved-searches/contract.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { keepLinksHere } from '../../../../testing/keep-links-here.ts';
import { sampleListings } from '../listings/sample-listings.ts';
import { FavouritesScreen, type FavouritesScreenState } from './FavouritesScreen.tsx';

const { bike, cardigan, piano, train, long, babysitting } = sampleListings;
const [onKeep, onTab, onLetGo, onRename, onEmails, onRemove, onRetry] = [
  fn(),
  fn(),
  fn(),
  fn(),
  fn(),
  fn(),
  fn(),
];

const saved = (id: number, name: string, search: SavedSearchView['search'], emails = true) => ({
  id,
  name,
  search,
  emails,
  createdAt: '2026-06-03T11:00:00.000Z',
});
const boots = saved(81, 'Boots for autumn', { q: 'boots', maxPrice: '2000' });

const sellerEntry = ({ user }: typeof bike) => ({
  userId: user.id,
  seller: user,
  since: '2026-06-03T11:00:00.000Z',
});

const usual: FavouritesScreenState = {
  tab: 'listings',
  listings: {
    kind: 'ready',
    items: [bike, { ...cardigan, status: 'sold' as const }, piano].map((one) => ({
      ...one,
      favourite: true,
    })),
  },
  sellers: { kind: 'ready', items: [bike, piano].map(sellerEntry) },
  searches: { kind: 'ready', items: [boots, saved(82, 'Help', { type: 'service' }, false)] },
  actionsOf: () => ({ own: false, onKeep }),
  onSearch: { onRename, onEmails, onRemove },
  onTab,
  onLetGo,
};
const sellers = { ...usual, tab: 'sellers' } as const;
const searches = { ...usual, tab: 'searches' } as const;

const meta = {
  title: 'Screens/Marketplace/Favourites',
  component: FavouritesScreen,
  args: { state: usual },
  parameters: { layout: 'fullscreen', shell: { path: '/marketplace' } },
  beforeEach() {
    for (const on of [onKeep, onTab, onLetGo, onRename, onEmails, onRemove, onRetry]) on.mockClear();
    return keepLinksHere();
  },
} satisfies Meta<typeof FavouritesScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Listings: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Favourite: Piano lessons' }));
    await expect(onKeep).toHaveBeenCalledWith(false);
    await expect(canvas.getByText('Sold')).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Searches' }));
    await expect(onTab).toHaveBeenCalledWith('searches');
  },
};

export const Sellers: Story = {
  args: { state: sellers },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Favourite: Priya' }));
    await expect(onLetGo).toHaveBeenCalledWith(bike.userId);
  },
};

export const Searches: Story = {
  tags: ['picture'],
  args: { state: searches },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: /^Boots for autumn/ })).toHaveAttribute(
      'href',
      '/marketplace?q=boots&maxPrice=2000',
    );
    await userEvent.click(canvas.getAllByRole('switch')[0] ?? document.body);
    await expect(onEmails).toHaveBeenCalledWith(boots, false);
  },
};

export const RenameASearch: Story = {
  tags: ['!autodocs'],
  args: { state: searches },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Rename Boots for autumn' }));
    const name = await screen.findByRole('textbox', { name: 'Name' });
    await userEvent.clear(name);
    await userEvent.type(name, 'Winter boots');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await expect(onRename).toHaveBeenCalledWith(boots, 'Winter boots');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const RenamingASearch: Story = {
  args: { state: searches },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Rename Boots for autumn' }));
    await screen.findByRole('textbox', { name: 'Name' });
  },
};

export const RemoveASearch: Story = {
  tags: ['!autodocs'],
  args: { state: searches },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Boots for autumn' }));
    await screen.findByRole('alertdialog');
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    await expect(onRemove).toHaveBeenCalledWith(boots);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

export const RemovalOfASearchAsked: Story = {
  args: { state: searches },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Boots for autumn' }));
    await screen.findByRole('alertdialog');
  },
};

const longName = 'Everything made of wood that a child of two can push, pull or';

export const LongWords: Story = {
  args: {
    state: {
      ...searches,
      searches: {
        kind: 'ready',
        items: [saved(83, longName, { q: 'x'.repeat(100), category: 'Books & Educational', age: '2' })],
      },
      listings: { kind: 'ready', items: [long, babysitting, train] },
    },
  },
};

export const NoListings: Story = { args: { state: { ...usual, listings: { kind: 'ready', items: [] } } } };
export const NoSellers: Story = { args: { state: { ...sellers, sellers: { kind: 'ready', items: [] } } } };
export const NoSearches: Story = { args: { state: { ...searches, searches: { kind: 'ready', items: [] } } } };
export const Loading: Story = { args: { state: { ...usual, listings: { kind: 'loading' } } } };
export const LoadingSellers: Story = { args: { state: { ...sellers, sellers: { kind: 'loading' } } } };

export const Failed: Story = {
  args: { state: { ...usual, listings: { kind: 'failed', onRetry } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Try again/ }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};

export const FailedSearches: Story = {
  args: { state: { ...searches, searches: { kind: 'failed', onRetry } } },
};
