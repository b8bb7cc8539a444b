import type { OrderView } from '@nestmates/application/market/orders/order-view.ts';
import { ExternalLink } from 'lucide-react';
import { LinkButton } from '../../../../components/actions/LinkButton.tsx';
import { SectionHeading } from '../../../../components/layout/SectionHeading.tsx';
import styles from './DeliverySection.module.css';
import { parcelText } from './parcel-text.ts';

function Address({ address }: { readonly address: NonNullable<OrderView['address']> }) {
  const { name, lines, city, state, postalCode, country } = address;
  return (
    <address className={styles.address}>
      {[name, ...lines, `${city}, ${state} ${postalCode}`, ...(country === 'US' ? [] : [country])].map(
        (line) => (
          <span key={line}>{line}</span>
        ),
      )}
    </address>
  );
}

/** Where it is sent, and the carrier's page about the parcel. */
export function DeliverySection({ order }: { readonly order: OrderView }) {
  const { address, carrier, trackingNumber, trackingUrl, parcel } = order;
  if (!address && !carrier && !trackingNumber) return null;
  return (
    <section aria-label="Delivery">
      <SectionHeading>Delivery</SectionHeading>
      <dl className={styles.facts}>
        {carrier && (
          <div>
            <dt>Carrier</dt>
            <dd>{carrier.name}</dd>
          </div>
        )}
        {trackingNumber && (
          <div>
            <dt>Tracking number</dt>
            <dd className={styles.number}>{trackingNumber}</dd>
          </div>
        )}
        {parcel && (
          <div>
            <dt>Parcel</dt>
            <dd>{parcelText(parcel)}</dd>
          </div>
        )}
        {address && (
          <div>
            <dt>Sent to</dt>
            <dd>
              <Address address={address} />
            </dd>
          </div>
        )}
      </dl>
      {trackingUrl && carrier && (
        <LinkButton
          look="outline"
          size="small"
          href={trackingUrl}
          target="_blank"
          rel="noreferrer"
          icon={<ExternalLink aria-hidden />}
        >
          Track with {carrier.name}
        </LinkButton>
      )}
    </section>
  );
}
