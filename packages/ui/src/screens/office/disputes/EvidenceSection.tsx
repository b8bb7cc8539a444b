import type { EvidenceView } from '@nestmates/application/office/disputes/contract.ts';
import { SectionHeading } from '../../../components/layout/SectionHeading.tsx';
import { TimelinePhotos } from '../../market/orders/page/TimelineStep.tsx';
import styles from './AdminDisputeScreen.module.css';

type TextPart = Exclude<keyof EvidenceView, 'photoUrls'>;

const labels: Readonly<Record<TextPart, string>> = {
  explanation: 'In our words',
  productDescription: 'What was bought',
  customerName: 'Customer',
  customerEmail: 'E-mail',
  shippingAddress: 'Address',
  carrier: 'Carrier',
  trackingNumber: 'Tracking number',
  shippedOn: 'Shipped on',
  servedOn: 'Provided on',
  refundPolicy: 'How refunds work',
  timeline: 'What happened',
  messages: 'What they wrote',
};

/** Every part of the evidence that there is, as the bank reads it. */
export function EvidenceSection({
  evidence,
  isSent,
}: {
  readonly evidence: EvidenceView;
  readonly isSent: boolean;
}) {
  const parts = (Object.keys(labels) as TextPart[]).filter((part) => evidence[part]);
  return (
    <section aria-label="Evidence">
      <SectionHeading>
        {isSent ? 'What the bank ' : 'What there is '}
        <em>{isSent ? 'has' : 'to send'}</em>
      </SectionHeading>
      <dl className={styles.evidence}>
        {parts.map((part) => (
          <div key={part}>
            <dt>{labels[part]}</dt>
            <dd>{evidence[part]}</dd>
          </div>
        ))}
        {evidence.photoUrls.length > 0 && (
          <div>
            <dt>Photos sent along</dt>
            <dd>
              <TimelinePhotos urls={evidence.photoUrls} />
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}
