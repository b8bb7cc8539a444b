import { isEverything } from '@nestmates/domain/market/listings/search.ts';
import type { ListingsState } from '@nestmates/ui/screens/market/listings/browse/Listings.tsx';
import { MarketplaceScreen } from '@nestmates/ui/screens/market/listings/browse/MarketplaceScreen.tsx';
import { preloadListingIcons } from '@nestmates/ui/screens/market/listings/picture/ListingIcon.tsx';
import type { ListingRailsState } from '@nestmates/ui/screens/market/listings/rails/ListingRails.tsx';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { explainLock } from '../../platform/access/locked-wish.ts';
import { useOpens } from '../../platform/access/use-opens.ts';
import { loadingOrFailed } from '../../platform/queries/loading-or-failed.ts';
import { useLoadMore } from '../../platform/queries/use-load-more.ts';
import { useTitle } from '../../platform/routing/use-title.ts';
import { cartQuery } from '../cart/cart-query.ts';
import { useSaveSearch } from '../saved-searches/use-save-search.ts';
import { countQuery, railsQuery, searchQuery } from './marketplace-queries.ts';
import { useFilterChoosing } from './use-filter-choosing.ts';
import { useListingActions } from './use-listing-actions.ts';
import { useSearch } from './use-search.ts';

export const preload = preloadListingIcons;

function OpenMarketplace() {
  const { search, field, onSearch } = useSearch();
  const query = useInfiniteQuery(searchQuery(search));
  const { data, isPlaceholderData } = query;
  const more = useLoadMore(query);
  const { data: count } = useQuery(countQuery(search));
  const { data: cart = [] } = useQuery(cartQuery);
  const actionsOf = useListingActions();
  const onSave = useSaveSearch(search);
  const choosing = useFilterChoosing();
  const onSellingLocked = useOpens('selling') ? undefined : () => explainLock({ what: 'selling' });
  const { data: found, isError } = useQuery({ ...railsQuery, enabled: isEverything(search) });
  // The page is the grid where there are none.
  const rails: ListingRailsState =
    found || isError ? { kind: 'ready', rails: found ?? [] } : { kind: 'loading' };
  const listings: ListingsState = data
    ? {
        kind: 'ready',
        listings: data.items,
        more: isPlaceholderData ? undefined : more,
        busy: isPlaceholderData,
        actionsOf,
      }
    : loadingOrFailed(query);
  return (
    <MarketplaceScreen
      state={{
        kind: 'open',
        search,
        field,
        listings,
        count,
        rails,
        choosing,
        inCart: cart.length,
        onSellingLocked,
        onSearch,
        onSave,
      }}
    />
  );
}

export default function MarketplacePage() {
  useTitle('Marketplace');
  return useOpens('marketplace') ? <OpenMarketplace /> : <MarketplaceScreen state={{ kind: 'locked' }} />;
}
