import type { ItemReturnView, OrderView } from '@nestmates/application/market/orders/order-view.ts';
import { orderStatusLabel } from '@nestmates/domain/market/orders/order-status-label.ts';
import { taxIn } from '@nestmates/domain/money/payments/tax-share.ts';
import { dollars } from '@nestmates/domain/platform/shared/money.ts';
import type { BadgeTone } from '../../../components/labels/Badge.tsx';
import { localFormat } from '../../../dates/local-format.ts';

/** What goes back in part of the price: the tax in it was never the seller's. */
export const partWithoutTax = ({ cost, money, partRefund: { agreed } }: OrderView): number =>
  agreed - taxIn({ paidCents: money.charged, taxCents: cost?.tax ?? 0 }, agreed);

const tones: Readonly<Record<string, BadgeTone>> = {
  awaiting_payment: 'ochre',
  pending_shipment: 'ochre',
  shipped: 'moss',
  delivered: 'moss',
  problem: 'brick',
  completed: 'moss',
};

/** The status as its badge shows it; a service and a pickup have no shipment. */
export function statusBadge({
  status,
  fulfilment,
  itemReturn,
}: Pick<OrderView, 'status' | 'fulfilment' | 'itemReturn'>): {
  readonly tone: BadgeTone;
  readonly words: string;
} {
  const returned = itemReturn && returnWords[itemReturn.status];
  return { tone: tones[status] ?? 'plain', words: returned ?? statusWords(status, fulfilment) };
}

/** Words for a problem whose item goes back; a refusal or an end leaves the problem itself. */
const returnWords: Readonly<Partial<Record<ItemReturnView['status'], string>>> = {
  asked: 'Return asked for',
  accepted: 'Return accepted',
  sent: 'Return on its way',
};

function statusWords(status: OrderView['status'], fulfilment: OrderView['fulfilment']): string {
  if (fulfilment === 'service' && status === 'pending_shipment') return 'Booked';
  if (fulfilment === 'service' && status === 'shipped') return 'Provided';
  if (fulfilment === 'pickup' && status === 'pending_shipment') return 'Ready for Pickup';
  return orderStatusLabel(status);
}

/** What the caller pays or gets altogether. */
export const ownAmount = ({ cost, payout, listing }: OrderView): string =>
  dollars(cost?.total ?? payout?.payout ?? listing.price);

const dayFormat = localFormat({ month: 'long', day: 'numeric' });
const dayTimeFormat = localFormat({
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});
const weekdayTimeFormat = localFormat({
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});
const shortDateFormat = localFormat({ month: 'short', day: 'numeric', year: 'numeric' });
const weekdayFormat = localFormat({ weekday: 'short' });

/** "June 8" */
export const dayText = (at: string | Date): string => dayFormat.format(new Date(at));
/** "June 8, 2:10 PM"; some browsers join the two with "at". */
export const dayTimeText = (at: string | Date): string =>
  dayTimeFormat.format(new Date(at)).replace(' at ', ', ');
/** "Monday, June 8, 2:10 PM" */
export const weekdayTimeText = (at: string | Date): string =>
  weekdayTimeFormat.format(new Date(at)).replace(' at ', ', ');
/** "Jun 8, 2026" */
export const shortDateText = (at: string | Date): string => shortDateFormat.format(new Date(at));
/** "Mon 8" */
export const weekdayText = (at: string | Date): string =>
  `${weekdayFormat.format(new Date(at))} ${new Date(at).getDate()}`;
