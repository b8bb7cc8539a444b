import {
  FavouritesScreen,
  type FavouriteTab,
  favouriteTabs,
} from '@nestmates/ui/screens/market/favourites/FavouritesScreen.tsx';
import { type UseInfiniteQueryResult, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import type { LoadedList } from '../../platform/queries/lists.ts';
import { loadingOrFailed } from '../../platform/queries/loading-or-failed.ts';
import { useLoadMore } from '../../platform/queries/use-load-more.ts';
import { useTitle } from '../../platform/routing/use-title.ts';
import { useListingActions } from '../listings/use-listing-actions.ts';
import { savedSearchesQuery } from '../saved-searches/saved-searches-query.ts';
import { useSavedSearchActions } from '../saved-searches/use-saved-search-actions.ts';
import { favouriteListingsQuery, favouriteSellersQuery } from './favourite-queries.ts';
import { useKeepSeller } from './use-keep-seller.ts';

/** The tab of the address, which Back leaves with the page. */
function useTab(): [FavouriteTab, (tab: FavouriteTab) => void] {
  const [query, setQuery] = useSearchParams();
  const tab = favouriteTabs.find((known) => known === query.get('tab')) ?? 'listings';
  return [tab, (next) => setQuery(next === 'listings' ? {} : { tab: next }, { replace: true })];
}

function useLoaded<Item>(query: UseInfiniteQueryResult<LoadedList<Item>>) {
  const more = useLoadMore(query);
  return query.data ? ({ kind: 'ready', items: query.data.items, more } as const) : loadingOrFailed(query);
}

export default function FavouritesPage() {
  useTitle('Favourites');
  const [tab, onTab] = useTab();
  const listings = useLoaded(useInfiniteQuery(favouriteListingsQuery));
  const sellers = useLoaded(useInfiniteQuery(favouriteSellersQuery));
  const searches = useQuery(savedSearchesQuery);
  const actionsOf = useListingActions();
  const keepSeller = useKeepSeller();
  const onSearch = useSavedSearchActions();
  return (
    <FavouritesScreen
      state={{
        tab,
        listings,
        sellers,
        searches: searches.data ? { kind: 'ready', items: searches.data } : loadingOrFailed(searches),
        actionsOf,
        onSearch,
        onTab,
        onLetGo: (sellerId) => keepSeller({ sellerId, keep: false }),
      }}
    />
  );
}
