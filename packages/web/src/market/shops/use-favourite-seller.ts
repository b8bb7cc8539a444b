import type { Favourite } from '@nestmates/ui/screens/market/shops/seller/SellerScreen.tsx';
import { useQuery } from '@tanstack/react-query';
import { useAction } from '../../platform/actions/use-action.ts';
import { call } from '../../platform/api/call.ts';
import { queryClient } from '../../platform/queries/query-client.ts';
import { useMember } from '../../platform/session/session.ts';
import { favouriteSellerQuery } from './shop-queries.ts';

const show = (sellerId: number, favourite: boolean) =>
  queryClient.setQueryData(favouriteSellerQuery(sellerId).queryKey, { favourite });

/**
 * Whether the member keeps a seller; the heart changes at once. Undefined for that seller, and until it is known.
 */
export function useFavouriteSeller(sellerId: number): Favourite | undefined {
  const isOwn = useMember().id === sellerId;
  const { data } = useQuery({ ...favouriteSellerQuery(sellerId), enabled: !isOwn });
  const { run } = useAction({
    call: (keep: boolean) =>
      call(`${keep ? 'put' : 'delete'} /api/favourites/sellers/:sellerId`, { params: { sellerId } }),
    fails: (_, keep) =>
      keep ? 'Failed to save her to your favourites.' : 'Failed to remove her from your favourites.',
    touches: { type: 'favourite' },
    // One after the other, so that the last tap decides.
    scope: 'keep-seller',
    optimistic(keep) {
      show(sellerId, keep);
      return () => show(sellerId, !keep);
    },
  });
  return data && !isOwn ? { kept: data.favourite, onKeep: run } : undefined;
}
