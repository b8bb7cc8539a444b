import type { ListingsState } from '@nestmates/ui/screens/marketplace/browse/Listings.tsx';
import { MarketplaceScreen } from '@nestmates/ui/screens/marketplace/browse/MarketplaceScreen.tsx';
import { preloadListingIcons } from '@nestmates/ui/screens/marketplace/picture/ListingIcon.tsx';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { cartQuery } from '../cart/cart-query.ts';
import { useListingActions } from '../listings/use-listing-actions.ts';
import { loadingOrFailed } from '../queries/loading-or-failed.ts';
import { useLoadMore } from '../queries/use-load-more.ts';
import { useTitle } from '../routing/use-title.ts';
import { useSaveSearch } from '../saved-searches/use-save-search.ts';
import { useOpens } from '../subscriptions/use-opens.ts';
import { countQuery, searchQuery } from './marketplace-queries.ts';
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
      state={{ kind: 'open', search, field, listings, count, inCart: cart.length, onSearch, onSave }}
    />
  );
}

export default function MarketplacePage() {
  useTitle('Marketplace');
  return useOpens('marketplace') ? <OpenMarketplace /> : <MarketplaceScreen state={{ kind: 'locked' }} />;
}
