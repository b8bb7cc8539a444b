import { useAction } from '../../platform/actions/use-action.ts';
import { call } from '../../platform/api/call.ts';
import { markFavourite } from './favourite-cache.ts';

interface Keeping {
  readonly listingId: number;
  readonly keep: boolean;
}

/** Keeps a listing as a favourite or lets it go; the heart changes at once. */
export function useKeepListing(): (keeping: Keeping) => void {
  const { run } = useAction({
    call: ({ listingId, keep }: Keeping) =>
      call(`${keep ? 'put' : 'delete'} /api/favourites/listings/:listingId`, { params: { listingId } }),
    fails: (_, { keep }) =>
      keep ? 'Failed to save it to your favourites.' : 'Failed to remove it from your favourites.',
    touches: { type: 'favourite' },
    // One after the other, so that the last tap decides.
    scope: 'keep-listing',
    optimistic({ listingId, keep }) {
      markFavourite(listingId, keep);
      return () => markFavourite(listingId, !keep);
    },
  });
  return run;
}
