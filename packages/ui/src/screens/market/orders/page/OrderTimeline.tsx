import type { OrderPageView } from '@nestmates/application/market/orders/order-view.ts';
import { SectionHeading } from '../../../../components/layout/SectionHeading.tsx';
import { otherName } from '../order-people.ts';
import styles from './OrderTimeline.module.css';
import { TimelinePhotos, TimelineStep } from './TimelineStep.tsx';
import { timelineNote, timelineTitle } from './timeline-text.ts';

/** All that has happened to an order, and what is ahead; the newest first. Both of the two see the same. */
export function OrderTimeline({ order }: { readonly order: OrderPageView }) {
  const { role, status, releaseAt, timeline } = order;
  const orSooner = `or as soon as ${role === 'buyer' ? 'you confirm' : `${otherName(order)} confirms`}`;
  return (
    <section aria-label="What has happened">
      <SectionHeading>
        What has <em>happened</em>
      </SectionHeading>
      <ol className={styles.timeline}>
        {releaseAt && (
          <TimelineStep
            ahead
            title={role === 'buyer' ? `Released to ${otherName(order)}` : 'Released to you'}
            at={releaseAt}
            note={status === 'completed' ? 'at the earliest' : orSooner}
          />
        )}
        {timeline.toReversed().map((entry) => (
          <TimelineStep
            key={entry.id}
            title={timelineTitle(entry.action)}
            at={entry.at}
            note={timelineNote(order, entry)}
          >
            {entry.text && <p className={styles.words}>{entry.text}</p>}
            {entry.photoUrls.length > 0 && <TimelinePhotos urls={entry.photoUrls} />}
          </TimelineStep>
        ))}
      </ol>
    </section>
  );
}
