import type { OrderView } from '@nestmates/application/market/orders/order-view.ts';
import { SectionHeading } from '../../../../components/layout/SectionHeading.tsx';
import { ParcelFacts } from './ParcelFacts.tsx';

/** Where something is sent back to, and the parcel with it. The seller reads the address that the buyer sees. */
export function ReturnSection({ order }: { readonly order: OrderView }) {
  const { role, itemReturn, returnAddress } = order;
  if (!itemReturn || !returnAddress) return null;
  return (
    <section aria-label="Return">
      <SectionHeading>Return</SectionHeading>
      <ParcelFacts
        sent={itemReturn}
        address={returnAddress}
        addressLabel={role === 'buyer' ? 'Send it to' : 'Sent to you at'}
      />
    </section>
  );
}
