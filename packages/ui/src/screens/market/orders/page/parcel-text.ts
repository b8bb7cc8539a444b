import type { OrderView } from '@nestmates/application/market/orders/order-view.ts';
import { dayText } from '../order-text.ts';

type Parcel = NonNullable<OrderView['parcel']>;

/** What the carrier says about a parcel. */
export function parcelText({ state, at }: Parcel): string {
  switch (state) {
    case 'announced':
      return 'The carrier does not have it yet';
    case 'moving':
      return at === null ? 'On its way' : `On its way, scanned on ${dayText(at)}`;
    case 'failed':
      return 'It could not be delivered';
    case 'delivered':
      return at === null ? 'Delivered' : `Delivered on ${dayText(at)}`;
  }
}
