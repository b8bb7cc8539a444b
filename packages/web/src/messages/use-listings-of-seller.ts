import type { ListingView } from '@nestmates/application/marketplace/listing-view.ts';
import { isAvailableTo } from '@nestmates/domain/marketplace/listing.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../api/call.ts';
import { queryKey } from '../queries/query-key.ts';

interface Asked {
  /** Undefined to ask for nothing. */
  readonly sellerId: number | undefined;
  readonly memberId: number;
}

/** What she may ask a seller about; undefined while that is unknown, empty where it cannot be found out. */
export function useListingsOfSeller({ sellerId, memberId }: Asked): readonly ListingView[] | undefined {
  const { data, isError } = useQuery({
    queryKey: queryKey('get /api/marketplace/seller/:id', sellerId ?? 0),
    queryFn: () => call('get /api/marketplace/seller/:id', { params: { id: sellerId ?? 0 } }),
    enabled: sellerId !== undefined,
  });
  if (isError || sellerId === undefined) return [];
  return data?.filter((listing) => isAvailableTo(listing, memberId));
}
