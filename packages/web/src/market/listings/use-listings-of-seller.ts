import type { ListingView } from '@nestmates/application/market/listings/listing-view.ts';
import { isAvailableTo } from '@nestmates/domain/market/listings/listing.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { listQuery } from '../../platform/queries/lists.ts';

interface Asked {
  /** Undefined to ask for nothing. */
  readonly sellerId: number | undefined;
  readonly memberId: number;
}

/**
 * The newest that the member may ask a seller about; undefined while unknown, empty where it cannot be found out.
 */
export function useListingsOfSeller({ sellerId, memberId }: Asked): readonly ListingView[] | undefined {
  const { data, isError } = useInfiniteQuery({
    ...listQuery('get /api/marketplace/seller/:id', { id: sellerId ?? 0 }),
    enabled: sellerId !== undefined,
  });
  if (isError || sellerId === undefined) return [];
  return data?.items.filter((listing) => isAvailableTo(listing, memberId));
}
