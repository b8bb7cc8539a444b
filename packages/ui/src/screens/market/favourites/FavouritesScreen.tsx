import type { FavouriteSellerView } from '@nestmates/application/market/favourites/contract.ts';
import type { SavedSearchView } from '@nestmates/application/market/saved-searches/contract.ts';
import { LinkButton } from '../../../components/actions/LinkButton.tsx';
import { EmptyState } from '../../../components/feedback/EmptyState.tsx';
import { LoadError } from '../../../components/feedback/LoadError.tsx';
import type { Unready } from '../../../components/feedback/loadable.ts';
import { Page } from '../../../components/layout/Page.tsx';
import { LoadMore, type MoreItems } from '../../../components/navigation/LoadMore.tsx';
import { Tabs } from '../../../components/navigation/Tabs.tsx';
import { ListingGrid, type ListingGridProps, ListingGridSkeleton } from '../listings/card/ListingGrid.tsx';
import { FavouriteSeller, RowsSkeleton } from './FavouriteSeller.tsx';
import styles from './FavouritesScreen.module.css';
import { SavedSearchEntry, type SavedSearchEntryProps } from './SavedSearchEntry.tsx';

type NotYet = Unready;

interface Kept<Item> {
  readonly kind: 'ready';
  readonly items: readonly Item[];
  readonly more?: MoreItems | undefined;
}

export const favouriteTabs = ['listings', 'sellers', 'searches'] as const;
export type FavouriteTab = (typeof favouriteTabs)[number];

export interface FavouritesScreenState {
  readonly tab: FavouriteTab;
  readonly listings: NotYet | Kept<Parameters<ListingGridProps['actionsOf']>[0]>;
  readonly sellers: NotYet | Kept<FavouriteSellerView>;
  readonly searches: NotYet | Omit<Kept<SavedSearchView>, 'more'>;
  readonly actionsOf: ListingGridProps['actionsOf'];
  readonly onSearch: Pick<SavedSearchEntryProps, 'onRename' | 'onEmails' | 'onRemove'>;
  onTab(tab: FavouriteTab): void;
  onLetGo(sellerId: number): void;
}

const browse = <LinkButton href="/marketplace">Browse the Marketplace</LinkButton>;

function Listings({ listings, actionsOf }: FavouritesScreenState) {
  if (listings.kind === 'loading') return <ListingGridSkeleton label="Loading your favourites" />;
  if (listings.kind === 'failed') return <LoadError what="your favourites" onRetry={listings.onRetry} />;
  const { items, more } = listings;
  if (items.length === 0 && !more) {
    return (
      <EmptyState scene="shelf" title="No favourite listings" action={browse}>
        Tap the heart of a listing to keep it. You hear of it when its price falls.
      </EmptyState>
    );
  }
  return (
    <div>
      <ListingGrid label="Favourite listings" listings={items} actionsOf={actionsOf} />
      <LoadMore more={more} itemName="favourites" />
    </div>
  );
}

function Sellers({ sellers, onLetGo }: FavouritesScreenState) {
  if (sellers.kind === 'loading') return <RowsSkeleton label="Loading your favourite sellers" />;
  if (sellers.kind === 'failed') return <LoadError what="your favourite sellers" onRetry={sellers.onRetry} />;
  const { items, more } = sellers;
  if (items.length === 0 && !more) {
    return (
      <EmptyState scene="shelf" title="No favourite sellers" action={browse}>
        Tap the heart on a seller’s page to find her again here.
      </EmptyState>
    );
  }
  return (
    <div>
      <ul className={styles.rows} aria-label="Favourite sellers">
        {items.map(({ seller }) => (
          <li key={seller.id}>
            <FavouriteSeller seller={seller} onLetGo={() => onLetGo(seller.id)} />
          </li>
        ))}
      </ul>
      <LoadMore more={more} itemName="sellers" />
    </div>
  );
}

function Searches({ searches, onSearch }: FavouritesScreenState) {
  if (searches.kind === 'loading') return <RowsSkeleton label="Loading your saved searches" />;
  if (searches.kind === 'failed') return <LoadError what="your saved searches" onRetry={searches.onRetry} />;
  if (searches.items.length === 0) {
    return (
      <EmptyState scene="letter" title="No saved searches" action={browse}>
        Search the marketplace or choose a filter, and save it. We can write to you when something new fits.
      </EmptyState>
    );
  }
  return (
    <ul className={styles.rows} aria-label="Saved searches">
      {searches.items.map((saved) => (
        <li key={saved.id}>
          <SavedSearchEntry saved={saved} {...onSearch} />
        </li>
      ))}
    </ul>
  );
}

/** What the member keeps of the marketplace. */
export function FavouritesScreen({ state }: { readonly state: FavouritesScreenState }) {
  return (
    <Page className={styles.page} title="Favourites">
      <Tabs
        label="Favourites"
        value={state.tab}
        onChange={(id) => state.onTab(favouriteTabs.find((tab) => tab === id) ?? 'listings')}
        items={[
          { id: 'listings', label: 'Listings', content: <Listings {...state} /> },
          { id: 'sellers', label: 'Sellers', content: <Sellers {...state} /> },
          { id: 'searches', label: 'Searches', content: <Searches {...state} /> },
        ]}
      />
    </Page>
  );
}
