import type { EarningsView } from '@nestmates/application/market/earnings/contract.ts';
import { pickupWait } from '@nestmates/domain/market/orders/release-time.ts';
import { dayText } from '../orders/order-text.ts';

export type HeldSale = EarningsView['waiting'][number];

const pendingText: Readonly<Record<HeldSale['fulfilment'], string>> = {
  shipping: 'Seven days after you have shipped it',
  pickup: `${pickupWait} after you enter the code of its buyer`,
  service: 'Seven days after you have provided it',
};

/** When the seller gets what is held of a sale. */
export function heldText(
  { status, fulfilment, returning, releaseAt, isChecked }: HeldSale,
  now: Date,
): string {
  if (isChecked) return 'Your payout is being checked';
  if (releaseAt !== null) {
    return new Date(releaseAt) <= now ? 'Is being sent to you' : `Released on ${dayText(releaseAt)}`;
  }
  if (returning) return 'What is left once it is back with you';
  if (status === 'problem') return 'Stays held until the problem is settled';
  if (status === 'shipped') return 'Three days after its delivery';
  return status === 'pending_shipment' ? pendingText[fulfilment] : 'Is being sent to you';
}
