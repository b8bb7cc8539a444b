import type { OrderView } from '@nestmates/application/market/orders/order-view.ts';
import { isAfterPickup, pickupWait } from '@nestmates/domain/market/orders/release-time.ts';
import { dollars } from '@nestmates/domain/platform/shared/money.ts';
import { otherNameFirst } from '../order-people.ts';
import { weekdayTimeText } from '../order-text.ts';
import type { HeldMoney } from './money-words.ts';

const isPickupAlone = ({ fulfilment, completedAt }: OrderView, releaseAt: string): boolean =>
  completedAt !== null &&
  isAfterPickup({ fulfilment, completedAt: new Date(completedAt) }, new Date(releaseAt));

/** A day after each pickup, some days of a new seller, and later where payouts of the seller wait. */
export function moneyUntil(releaseAt: string, order: OrderView): HeldMoney {
  const { role, money } = order;
  const { toSeller, keeping = 0 } = money;
  const kept = keeping > 0 ? `, of which ${dollars(keeping)} is kept for what is owed to us` : '';
  const until = { title: `Held until ${weekdayTimeText(releaseAt)}`, tone: 'plain' } as const;
  const name = otherNameFirst(order);
  if (!isPickupAlone(order, releaseAt)) {
    const text =
      role === 'buyer'
        ? `The order is completed. ${name} is paid then at the earliest.`
        : `The order is completed. As you are new here, your first sales wait for some days. We send you ${dollars(toSeller)} then at the earliest${kept}.`;
    return { ...until, text };
  }
  const text =
    role === 'buyer'
      ? `You have picked it up. ${name} is paid then at the earliest, ${pickupWait} after the pickup.`
      : `${name} has picked it up. We send you ${dollars(toSeller)} then at the earliest, ${pickupWait} after the pickup${kept}.`;
  return { ...until, text };
}
