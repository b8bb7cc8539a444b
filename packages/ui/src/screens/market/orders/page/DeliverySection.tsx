import type { OrderView } from '@nestmates/application/market/orders/order-view.ts';
import { SectionHeading } from '../../../../components/layout/SectionHeading.tsx';
import { ParcelFacts } from './ParcelFacts.tsx';

/** Where it is sent, and the carrier's page about the parcel. */
export function DeliverySection({ order }: { readonly order: OrderView }) {
  const { address, carrier, trackingNumber } = order;
  if (!address && !carrier && !trackingNumber) return null;
  return (
    <section aria-label="Delivery">
      <SectionHeading>Delivery</SectionHeading>
      <ParcelFacts sent={order} address={address} addressLabel="Sent to" />
    </section>
  );
}
