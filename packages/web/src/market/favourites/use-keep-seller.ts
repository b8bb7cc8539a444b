import { seen } from '../../platform/actions/action.ts';
import { useAction } from '../../platform/actions/use-action.ts';
import { call } from '../../platform/api/call.ts';
import { updateList } from '../../platform/queries/lists.ts';

interface Keeping {
  readonly sellerId: number;
  readonly keep: boolean;
}

/** Keeps a seller as a favourite or lets the seller go. */
export function useKeepSeller(): (keeping: Keeping) => void {
  const { run } = useAction({
    call: ({ sellerId, keep }: Keeping): Promise<unknown> =>
      keep
        ? call('put /api/favourites/sellers/:sellerId', { params: { sellerId } })
        : call('delete /api/favourites/sellers/:sellerId', { params: { sellerId } }),
    entry: { name: 'keep-seller', idOf: ({ sellerId }) => sellerId },
    says: (_, { keep }) => seen(keep ? 'Saved to your favourites' : 'Removed from your favourites'),
    fails: (_, { keep }) =>
      keep ? 'Failed to save her to your favourites.' : 'Failed to remove her from your favourites.',
    touches: { type: 'favourite' },
    onSuccess(_, { sellerId, keep }) {
      if (!keep)
        updateList('get /api/favourites/sellers', (kept) => kept.filter(({ userId }) => userId !== sellerId));
    },
  });
  return run;
}
