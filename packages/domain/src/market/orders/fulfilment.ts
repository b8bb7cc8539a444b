import type { Listing } from '../listings/listing.ts';
import type { Fulfilment } from './order.ts';

/** How a buyer gets what this listing offers. */
export function fulfilmentOf({
  type,
  localPickupOnly,
}: Pick<Listing, 'type' | 'localPickupOnly'>): Fulfilment {
  if (type === 'service') return 'service';
  return localPickupOnly ? 'pickup' : 'shipping';
}
