import type { OrderView } from '@nestmates/application/market/orders/order-view.ts';
import { SectionHeading } from '../../../../components/layout/SectionHeading.tsx';
import { otherName } from '../order-people.ts';
import { ParcelFacts } from './ParcelFacts.tsx';

function addressLabel(order: OrderView): string {
  if (order.role === 'seller') return `Your address, as ${otherName(order)} sees it`;
  return order.itemReturn?.status === 'sent' ? 'Sent to' : 'Send it to';
}

/** Where something is sent back to, and the parcel with it. The seller reads the address that the buyer sees. */
export function ReturnSection({ order }: { readonly order: OrderView }) {
  const { itemReturn, returnAddress } = order;
  if (!itemReturn || !returnAddress) return null;
  return (
    <section aria-label="Return">
      <SectionHeading>Return</SectionHeading>
      <ParcelFacts sent={itemReturn} address={returnAddress} addressLabel={addressLabel(order)} />
    </section>
  );
}
