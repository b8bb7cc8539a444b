import type { ListingView } from '@nestmates/application/market/listings/listing-view.ts';
import { requireAvailableTo } from '@nestmates/domain/market/listings/listing.ts';
import { useQuery } from '@tanstack/react-query';
import { isNotFound } from '../../platform/api/errors.ts';
import { listingQuery } from './listing-queries.ts';

/** What the buyer came to ask about, by the address: `/messages?userId={seller}&listing={id}`. */
export type AskedListing =
  | { readonly kind: 'none' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly onRetry: () => void }
  /** The buyer may not ask about it; why, as a sentence. */
  | { readonly kind: 'unavailable'; readonly reason: string }
  | { readonly kind: 'open'; readonly listing: ListingView };

const gone = 'We could not find this listing.';

function reasonAgainst(listing: ListingView, sellerId: number, memberId: number): string | undefined {
  if (listing.userId !== sellerId) return gone;
  try {
    requireAvailableTo(listing, memberId);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : gone;
  }
}

interface Asked {
  readonly listingId: number | undefined;
  readonly sellerId: number | undefined;
  readonly memberId: number;
}

export function useAskedListing({ listingId, sellerId, memberId }: Asked): AskedListing {
  const { data, error, refetch } = useQuery({
    ...listingQuery(listingId ?? 0),
    enabled: listingId !== undefined && sellerId !== undefined,
  });
  if (listingId === undefined || sellerId === undefined) return { kind: 'none' };
  if (data) {
    const reason = reasonAgainst(data, sellerId, memberId);
    return reason === undefined ? { kind: 'open', listing: data } : { kind: 'unavailable', reason };
  }
  if (isNotFound(error)) return { kind: 'unavailable', reason: gone };
  return error ? { kind: 'failed', onRetry: () => void refetch() } : { kind: 'loading' };
}
