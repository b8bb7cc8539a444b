import type { ListingView } from '@nestmates/application/market/listings/listing-view.ts';
import type { StorefrontView } from '@nestmates/application/market/shops/contract.ts';
import type { InfiniteData } from '@tanstack/react-query';
import type { ListPage } from '../../platform/queries/list-page.ts';
import { queryClient } from '../../platform/queries/query-client.ts';
import { queryKey } from '../../platform/queries/query-key.ts';

type Page = ListPage<ListingView>;
/** A list, or the newest of it, which the dashboard shows. */
type Cached = InfiniteData<Page> | Page;

const withMark = (id: number, favourite: boolean) => (listing: ListingView) =>
  listing.id === id ? { ...listing, favourite } : listing;

/** Shows a listing as a favourite, or not, wherever it is shown. */
export function markFavourite(id: number, favourite: boolean): void {
  const mark = withMark(id, favourite);
  const marked = (page: Page) => ({ ...page, items: page.items.map(mark) });
  for (const list of [
    'get /api/marketplace',
    'get /api/favourites/listings',
    'get /api/marketplace/seller/:id',
  ] as const) {
    queryClient.setQueriesData<Cached>({ queryKey: queryKey(list) }, (data) => {
      if (!data) return data;
      return 'pages' in data ? { ...data, pages: data.pages.map(marked) } : marked(data);
    });
  }
  queryClient.setQueriesData<readonly ListingView[]>(
    { queryKey: queryKey('get /api/marketplace/:id/related') },
    (listings) => listings?.map(mark),
  );
  queryClient.setQueriesData<StorefrontView>(
    { queryKey: queryKey('get /api/storefront/:shopName') },
    (store) => store && { ...store, listings: store.listings.map(mark) },
  );
  queryClient.setQueriesData<ListingView>(
    { queryKey: queryKey('get /api/marketplace/:id') },
    (listing) => listing && mark(listing),
  );
}
