import type { Fulfilment } from './order.ts';
import { pickupWait } from './release-time.ts';

/** "until you have the thing, …": how long the payment of a buyer is held. */
export const heldUntil: Readonly<Record<Fulfilment, string>> = {
  shipping: 'until you have the thing, or seven days after it was shipped',
  pickup: `until ${pickupWait} after you have picked it up and said the code`,
  service: 'until you have had it, or seven days after it was marked as provided',
};
