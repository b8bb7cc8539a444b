import type { OrderPageView } from '@nestmates/application/orders/order-view.ts';
import { photoUrlAt } from '@nestmates/domain/photos/photo-address.ts';
import type { ReactNode } from 'react';
import { SectionHeading } from '../../../components/layout/SectionHeading.tsx';
import { PhotoPicture } from '../../../components/pictures/PhotoPicture.tsx';
import { dayTimeText, otherName } from '../order-text.ts';
import styles from './OrderTimeline.module.css';
import { timelineNote, timelineTitle } from './timeline-text.ts';

interface StepProps {
  readonly title: string;
  readonly at: string;
  readonly note?: string | undefined;
  readonly ahead?: boolean;
  readonly children?: ReactNode;
}

function Step({ title, at, note, ahead = false, children }: StepProps) {
  return (
    <li className={styles.step} data-ahead={ahead}>
      <div className={styles.line}>
        <h3 className={styles.title}>{title}</h3>
        <time className={styles.time} dateTime={at}>
          {dayTimeText(at)}
        </time>
      </div>
      {note && <p className={styles.note}>{note}</p>}
      {children}
    </li>
  );
}

function Photos({ urls }: { readonly urls: readonly string[] }) {
  return (
    <ul className={styles.photos}>
      {urls.map((url, place) => (
        <li key={url}>
          <a
            className={styles.photo}
            href={photoUrlAt(url, 'full')}
            target="_blank"
            rel="noreferrer"
            aria-label={`Photo ${place + 1} of ${urls.length}`}
          >
            <PhotoPicture src={url} size="card" />
          </a>
        </li>
      ))}
    </ul>
  );
}

/** All that has happened to an order, and what is ahead; the newest first. Both of the two see the same. */
export function OrderTimeline({ order }: { readonly order: OrderPageView }) {
  const { role, releaseAt, timeline } = order;
  return (
    <section aria-label="What has happened">
      <SectionHeading>
        What has <em>happened</em>
      </SectionHeading>
      <ol className={styles.timeline}>
        {releaseAt && (
          <Step
            ahead
            title={role === 'buyer' ? `Released to ${otherName(order)}` : 'Released to you'}
            at={releaseAt}
            note={`or as soon as ${role === 'buyer' ? 'you confirm' : `${otherName(order)} confirms`}`}
          />
        )}
        {timeline.toReversed().map((entry) => (
          <Step
            key={entry.id}
            title={timelineTitle(entry.action)}
            at={entry.at}
            note={timelineNote(order, entry)}
          >
            {entry.text && <p className={styles.words}>{entry.text}</p>}
            {entry.photoUrls.length > 0 && <Photos urls={entry.photoUrls} />}
          </Step>
        ))}
      </ol>
    </section>
  );
}
