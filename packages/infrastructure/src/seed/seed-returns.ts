import { carriers } from '@nestmates/domain/market/orders/tracking.ts';
import { days } from '@nestmates/domain/platform/shared/time.ts';
import { itemReturnColumns } from '../market/orders/item-return-row.ts';
import { timeAgo } from './brooklyn-time.ts';
import { plannedAddresses } from './planned-addresses.ts';
import type { PlannedOrder } from './planned-orders.ts';

/** What the carriers of the sandbox say of what goes back. */
export function returnedParcelOf({ itemReturn }: PlannedOrder, now: Date) {
  if (!itemReturn) return undefined;
  const { carrier, number, daysAgo } = itemReturn.sent;
  return { carrier, number, state: 'moving', at: timeAgo(days(daysAgo / 2), now) } as const;
}

/** Its carrier has been asked already, so that nothing changes on a page a moment after the start. */
export function returnColumnsOf(planned: PlannedOrder, now: Date) {
  const { seller, itemReturn } = planned;
  const parcel = returnedParcelOf(planned, now);
  if (!itemReturn || !parcel) return {};
  const { sent, accepted } = itemReturn;
  const { carrier, number, ...scanned } = parcel;
  const columns = itemReturnColumns({
    status: 'sent',
    since: timeAgo(days(sent.daysAgo), now),
    terms: { refundCents: accepted.cents, address: plannedAddresses[seller] },
    tracking: { carrier, number, parcel: scanned },
  });
  return { ...columns, returnAskedAt: now };
}

type At = (step: { readonly daysAgo: number } | undefined) => Date | null;

/** Its part of the timeline. */
export function returnEntriesOf<E extends object>(
  itemReturn: PlannedOrder['itemReturn'],
  entry: (at: Date | null, action: string, who: string, text?: string) => readonly E[],
  ago: At,
): readonly E[] {
  if (!itemReturn) return [];
  const { asked, accepted, sent } = itemReturn;
  return [
    ...entry(ago(asked), 'askReturn', 'buyer'),
    ...entry(ago(accepted), 'acceptReturn', 'seller').map((one) => ({ ...one, cents: accepted.cents })),
    ...entry(ago(sent), 'sendReturn', 'buyer', `${carriers[sent.carrier].name}, ${sent.number}`),
  ];
}
