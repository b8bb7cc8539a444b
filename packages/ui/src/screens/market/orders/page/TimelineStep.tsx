import { photoUrlAt } from '@nestmates/domain/platform/photos/photo-address.ts';
import type { ReactNode } from 'react';
import { PhotoPicture } from '../../../../components/pictures/PhotoPicture.tsx';
import { dayTimeText } from '../order-text.ts';
import styles from './OrderTimeline.module.css';

interface StepProps {
  readonly title: string;
  readonly at: string;
  readonly note?: string | undefined;
  readonly ahead?: boolean;
  readonly children?: ReactNode;
}

/** One thing that has happened to an order, or is ahead. */
export function TimelineStep({ title, at, note, ahead = false, children }: StepProps) {
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

/** What the member has added to their words; each opens whole. */
export function TimelinePhotos({ urls }: { readonly urls: readonly string[] }) {
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
