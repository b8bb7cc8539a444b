import type { ListingView } from '@nestmates/application/market/listings/listing-view.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { keepLinksHere } from '../../../../../testing/keep-links-here.ts';
import type { ListingCardActions } from '../card/listing-actions.ts';
import { sampleRails } from '../rails/sample-rails.ts';
import { sampleListings } from '../sample-listings.ts';
import { MarketplaceScreen, type OpenMarketplace } from './MarketplaceScreen.tsx';

const { bike, cardigan, piano, books, boots, train, long, babysitting, own } = sampleListings;
const [onSearch, onText, onKeep, onRetry, onMore, onSave] = [fn(), fn(), fn(), fn(), fn(), fn()];
const onDraft = fn();

const actionsOf = (listing: ListingView): ListingCardActions =>
  listing === own ? { own: true } : { own: false, onKeep };

const listings = {
  kind: 'ready',
  listings: [bike, cardigan, piano, books, boots, train],
  actionsOf,
} as const;

const usual: OpenMarketplace = {
  kind: 'open',
  search: {},
  field: { text: '', onText },
  listings,
  count: { count: 24, orMore: false },
  rails: { kind: 'ready', rails: sampleRails },
  choosing: { childAges: [], count: undefined, onDraft },
  inCart: 2,
  onSearch,
  onSave,
};

const onSellingLocked = fn();

const noRails = { kind: 'ready', rails: [] } as const;

const meta = {
  title: 'Screens/Marketplace/Marketplace',
  component: MarketplaceScreen,
  args: { state: usual },
  parameters: { layout: 'fullscreen', shell: { path: '/marketplace' } },
  beforeEach() {
    for (const on of [onSearch, onText, onKeep, onRetry, onMore, onSave, onDraft, onSellingLocked])
      on.mockClear();
    return keepLinksHere();
  },
} satisfies Meta<typeof MarketplaceScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('24 listings found')).toBeVisible();
    const grid = within(canvas.getByRole('list', { name: 'Listings' }));
    await expect(grid.getByRole('link', { name: 'Wooden balance bike' })).toHaveAttribute(
      'href',
      '/marketplace/61',
    );
    const tents = canvas.getByRole('link', { name: 'View All: For a 3-year-old' });
    await expect(tents).toHaveAttribute('href', '/marketplace?age=3&sort=nearest');
    await expect(canvas.getByRole('link', { name: 'Cart, 2' })).toHaveAttribute('href', '/cart');
  },
};

/** Nothing that looks open leads to a gate. */
export const SellingLocked: Story = {
  args: { state: { ...usual, onSellingLocked } },
  play: async ({ canvas, userEvent }) => {
    for (const label of ['Quick List', 'Start Selling']) {
      await expect(canvas.queryByRole('link', { name: label })).toBeNull();
      await userEvent.click(canvas.getByRole('button', { name: `${label}, comes with Premium` }));
    }
    await expect(onSellingLocked).toHaveBeenCalledTimes(2);
  },
};

/** Nothing leads to a shop that the plan does not open. */
export const NothingOnSaleSellingLocked: Story = {
  args: {
    state: {
      ...usual,
      rails: noRails,
      listings: { ...listings, listings: [] },
      count: { count: 0, orMore: false },
      onSellingLocked,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No listings found')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Start Selling' })).toBeNull();
  },
};

export const ActOnACard: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Favourite: Wooden balance bike' }));
    await expect(onKeep).toHaveBeenLastCalledWith(false);
    await userEvent.click(canvas.getByRole('button', { name: 'Favourite: Rain boots, size 8' }));
    await expect(onKeep).toHaveBeenLastCalledWith(true);
    // What a card does not say is on the page of its listing.
    const grid = canvas.getByRole('list', { name: 'Listings' });
    await expect(within(grid).queryByRole('button', { name: /cart/i })).toBeNull();
    await expect(within(grid).queryByText('Priya')).toBeNull();
  },
};

export const OwnListing: Story = {
  args: {
    state: {
      ...usual,
      rails: noRails,
      listings: { ...listings, listings: [own] },
      count: { count: 1, orMore: false },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 listing found')).toBeVisible();
    await expect(canvas.getByText('Your listing')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Favourite/ })).toBeNull();
  },
};

export const Full: Story = {
  args: {
    state: {
      ...usual,
      search: {
        q: 'chair',
        type: 'product',
        category: 'Toys & Games',
        condition: 'like-new',
        age: 3,
        minPrice: 1000,
        maxPrice: 9_999_999,
        distance: 'within-15',
        sort: 'price-high',
      },
      field: { text: 'chair', onText },
      listings: { ...listings, listings: [long, babysitting, bike, cardigan] },
      count: { count: 1000, orMore: true },
      inCart: 120,
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('1,000+ listings found')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove filter: Within 15 km' }));
    await expect(onSearch).toHaveBeenCalledWith(
      expect.objectContaining({ q: 'chair', age: 3, distance: undefined }),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(onText).toHaveBeenCalledWith('');
  },
};

export const ChooseAType: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Services' }));
    await expect(onSearch).toHaveBeenLastCalledWith({ type: 'service' });
    await userEvent.type(canvas.getByRole('searchbox'), 'b');
    await expect(onText).toHaveBeenCalledWith('b');
  },
};

export const SaveSearch: Story = {
  args: { state: { ...usual, search: { q: 'boots', maxPrice: 2000 }, field: { text: 'boots', onText } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save Search' }));
    const name = await screen.findByRole('textbox', { name: 'Name' });
    await expect(name).toHaveValue('boots, Up to $20.00');
  },
};

export const SaveSearchWithAName: Story = {
  tags: ['!autodocs'],
  args: { state: { ...usual, search: { type: 'service' } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save Search' }));
    const name = await screen.findByRole('textbox', { name: 'Name' });
    await userEvent.clear(name);
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    // The dialog may still be opening.
    await waitFor(() => expect(screen.getByText('Please give your search a name')).toBeVisible());
    await userEvent.type(name, 'Help');
    await userEvent.click(screen.getByRole('switch', { name: 'Write to me' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await expect(onSave).toHaveBeenCalledWith({ name: 'Help', emails: false });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const PhoneFilter: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filter' }));
    const dialog = await screen.findByRole('dialog', { name: 'Filters' });
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

export const FilterOnAPhone: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filter' }));
    await screen.findByRole('dialog', { name: 'Filters' });
    await userEvent.click(screen.getByRole('radio', { name: 'Clothing' }));
    await userEvent.click(screen.getByRole('radio', { name: 'Like new' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Price from' }), '20');
    await userEvent.type(screen.getByRole('textbox', { name: 'Price up to' }), '10');
    await userEvent.click(screen.getByRole('button', { name: 'Show Listings' }));
    await expect(screen.getByText('Please choose the lower price first')).toBeVisible();
    await expect(onSearch).not.toHaveBeenCalled();
    await userEvent.type(screen.getByRole('textbox', { name: 'Price up to' }), '0');
    await userEvent.click(screen.getByRole('radio', { name: 'Nearest first' }));
    await userEvent.click(screen.getByRole('button', { name: 'Show Listings' }));
    await expect(onSearch).toHaveBeenCalledWith(
      expect.objectContaining({
        category: 'Clothing',
        condition: 'like-new',
        minPrice: 2000,
        maxPrice: 10_000,
        sort: 'nearest',
      }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

const wide = { viewport: { value: 'wide', isRotated: false } };

export const WideFilter: Story = {
  globals: wide,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }));
    await userEvent.click(await canvas.findByRole('radio', { name: 'Within 5 km' }));
  },
};

export const WideSort: Story = {
  globals: wide,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sort: Newest first' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Lowest price' }));
    await expect(onSearch).toHaveBeenCalledWith({ sort: 'price-low' });
  },
};

export const SearchTooLong: Story = {
  args: {
    state: {
      ...usual,
      field: { text: 'boots '.repeat(40), problem: 'Please search for 100 characters or fewer', onText },
    },
  },
};

/** What was found before stays in sight. */
export const Searching: Story = {
  args: { state: { ...usual, field: { text: 'train', onText }, listings: { ...listings, busy: true } } },
};

export const NothingFound: Story = {
  args: {
    state: {
      ...usual,
      search: { q: 'xylophone', category: 'Clothing' },
      field: { text: 'xylophone', onText },
      listings: { ...listings, listings: [] },
      count: { count: 0, orMore: false },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'No listings found' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show All Listings' }));
    await expect(onSearch).toHaveBeenCalledWith({});
  },
};

export const Empty: Story = {
  args: {
    state: {
      ...usual,
      rails: noRails,
      listings: { ...listings, listings: [] },
      count: { count: 0, orMore: false },
      inCart: 0,
    },
  },
};

export const Loading: Story = {
  args: {
    state: {
      ...usual,
      rails: { kind: 'loading' },
      listings: { kind: 'loading' },
      count: undefined,
      inCart: 0,
    },
  },
};

export const Failed: Story = {
  args: { state: { ...usual, rails: noRails, listings: { kind: 'failed', onRetry }, count: undefined } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Failed to fetch marketplace listings.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};

/** A count while something is chosen, with the ages of the member's own children first. */
export const ChooseAFilter: Story = {
  args: {
    state: {
      ...usual,
      choosing: {
        childAges: [
          { name: 'Luca', age: 3 },
          { name: 'Mateo', age: 6 },
        ],
        count: { count: 12, orMore: false },
        onDraft,
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filter' }));
    await screen.findByRole('dialog', { name: 'Filters' });
    await userEvent.click(screen.getByRole('radio', { name: 'Luca, 3' }));
    await userEvent.click(screen.getByRole('radio', { name: 'Within 5 km' }));
    await userEvent.click(screen.getByRole('switch', { name: 'From mothers I know' }));
    await waitFor(() =>
      expect(onDraft).toHaveBeenLastCalledWith({ age: 3, distance: 'within-5', known: true }),
    );
    await expect(screen.getByRole('button', { name: 'Show 12 listings' })).toBeVisible();
  },
};

export const MoreToCome: Story = {
  args: { state: { ...usual, listings: { ...listings, more: { kind: 'more', onMore } } } },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Show more listings' }).scrollIntoView();
    await waitFor(() => expect(onMore).toHaveBeenCalled());
  },
};

export const MoreFailed: Story = {
  args: { state: { ...usual, listings: { ...listings, more: { kind: 'failed', onMore } } } },
};

export const Locked: Story = {
  args: { state: { kind: 'locked' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Upgrade to Pro' })).toHaveAttribute('href', '/subscribe');
  },
};
