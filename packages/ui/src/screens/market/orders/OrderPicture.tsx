import type { OrderView } from '@nestmates/application/market/orders/order-view.ts';
import { ListingPicture } from '../listings/picture/ListingPicture.tsx';

interface OrderPictureProps {
  readonly order: Pick<OrderView, 'listing' | 'fulfilment'>;
  readonly eager?: boolean | undefined;
}

/** The photo of what was bought; what stands for it where there is none or the listing is gone. */
export function OrderPicture({ order: { listing, fulfilment }, eager }: OrderPictureProps) {
  const serviceIcon = fulfilment === 'service' ? 'other' : null;
  return (
    <ListingPicture
      listing={{ category: listing.title, serviceIcon }}
      photo={listing.imageUrl}
      eager={eager}
    />
  );
}
