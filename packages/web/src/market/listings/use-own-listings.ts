import type { OwnListingView } from '@nestmates/application/market/listings/listing-view.ts';
import type { OwnListingsState } from '@nestmates/ui/screens/market/listings/my-listings/OwnListings.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { seen } from '../../platform/actions/action.ts';
import { useAction } from '../../platform/actions/use-action.ts';
import { call } from '../../platform/api/call.ts';
import { listQuery } from '../../platform/queries/lists.ts';
import { loadingOrFailed } from '../../platform/queries/loading-or-failed.ts';
import { useLoadMore } from '../../platform/queries/use-load-more.ts';

/** What the seller sells, has paused and has sold. */
export const ownListingsQuery = listQuery('get /api/marketplace/my-listings');

interface StatusChange {
  readonly id: number;
  readonly action: 'pause' | 'resume';
}

const idOf = ({ id }: { readonly id: number }) => id;

/** The state of a seller's own listings, with what they do with them. */
export function useOwnListings(): OwnListingsState {
  const query = useInfiniteQuery(ownListingsQuery);
  const more = useLoadMore(query);
  const status = useAction({
    call: ({ id, action }: StatusChange) =>
      call('post /api/marketplace/:id/status', { params: { id }, body: { action } }),
    entry: { name: 'listing-status', idOf: ({ id }: StatusChange) => id },
    says: (_, { action }) => seen(action === 'pause' ? 'Listing paused' : 'Listing is back on sale'),
    fails: 'Failed to update listing',
    touches: { type: 'own-listings' },
  });
  const removal = useAction({
    call: ({ id }: Pick<OwnListingView, 'id'>) => call('delete /api/marketplace/:id', { params: { id } }),
    entry: { name: 'listing-removal', idOf },
    says: seen('Listing deleted'),
    fails: 'Failed to delete listing',
    touches: { type: 'own-listings' },
  });
  if (!query.data) return loadingOrFailed(query);
  const leaving = removal.pendingInputs.map(idOf);
  return {
    kind: 'ready',
    listings: query.data.items,
    more,
    changing: [...status.pendingInputs.map(idOf), ...leaving],
    onChangeStatus: ({ id }, action) => status.run({ id, action }),
    onDelete: ({ id }) => removal.run({ id }),
  };
}
