import type { ListingView } from '@nestmates/application/market/listings/listing-view.ts';
import type { Contact } from '@nestmates/ui/screens/market/shops/parts/ContactButton.tsx';
import { explainLock } from '../../platform/access/locked-wish.ts';
import { useOpens } from '../../platform/access/use-opens.ts';
import { useMember } from '../../platform/session/session.ts';

/** Members who are not connected write about a listing, so the first that can be bought goes with them. */
const chatPath = (sellerId: number, listings: readonly ListingView[]): string => {
  const asked = listings.find(({ isDemo }) => !isDemo);
  return `/messages?userId=${sellerId}${asked ? `&listing=${asked.id}` : ''}`;
};

/** Demo listings cannot be messaged about, so neither can whoever has nothing else. */
export const isDemoSeller = (listings: readonly ListingView[]): boolean =>
  listings.length > 0 && listings.every(({ isDemo }) => isDemo);

/** How a member writes to a seller who has these on sale; undefined for that seller. */
export function useContact(): (
  sellerId: number | undefined,
  listings: readonly ListingView[],
) => Contact | undefined {
  const { id } = useMember();
  const opens = useOpens('messages');
  return (sellerId, listings) => {
    if (sellerId === undefined || sellerId === id || isDemoSeller(listings)) return undefined;
    return opens
      ? { kind: 'open', href: chatPath(sellerId, listings) }
      : { kind: 'locked', onLocked: () => explainLock({ what: 'seller' }) };
  };
}
