import type { OrderView } from '@nestmates/application/market/orders/order-view.ts';
import { ExternalLink } from 'lucide-react';
import { LinkButton } from '../../../../components/actions/LinkButton.tsx';
import styles from './ParcelFacts.module.css';
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

interface ParcelFactsProps {
  readonly sent: Pick<OrderView, 'carrier' | 'trackingNumber' | 'trackingUrl' | 'parcel'>;
  readonly address: OrderView['address'];
  readonly addressLabel: string;
}

/** The carrier of what is sent, where it is, where to, and the carrier's page about it. */
export function ParcelFacts({ sent, address, addressLabel }: ParcelFactsProps) {
  const { carrier, trackingNumber, trackingUrl, parcel } = sent;
  return (
    <>
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
            <dt>{addressLabel}</dt>
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
    </>
  );
}
