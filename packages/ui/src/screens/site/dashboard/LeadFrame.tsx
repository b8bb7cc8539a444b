import { type ReactNode, useId } from 'react';
import { Skeleton, SkeletonGroup } from '../../../components/feedback/Skeleton.tsx';
import { Notch } from '../../../components/pictures/Notch.tsx';
import styles from './LeadFrame.module.css';

export interface LeadFrameProps {
  readonly caption?: string | undefined;
  /** The time of the day or the number of the story, in the corner of its picture. */
  readonly cut?: string | undefined;
  readonly picture: ReactNode;
  readonly title: ReactNode;
  readonly note?: ReactNode;
  readonly actions?: ReactNode;
}

/** The story that the dashboard opens with: a picture, a sentence, and what can be done about it. */
export function LeadFrame({ caption, cut, picture, title, note, actions }: LeadFrameProps) {
  const id = useId();
  return (
    <article className={styles.lead} aria-labelledby={id}>
      <div className={styles.picture}>
        <div className={styles.pictures}>{picture}</div>
        {cut && (
          <span className={styles.cut}>
            <Notch corner="left" size="small">
              {cut}
            </Notch>
          </span>
        )}
      </div>
      <div className={styles.text}>
        {caption && <p className={styles.caption}>{caption}</p>}
        <h2 className={styles.title} id={id}>
          {title}
        </h2>
        {note && <p className={styles.note}>{note}</p>}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </article>
  );
}

/** Holds the place of a story that is still looked for. */
export function LeadFramePlaceholder() {
  return (
    <SkeletonGroup label="Loading what is next">
      <div className={styles.lead}>
        <div className={styles.picture}>
          <div className={styles.pictures}>
            <Skeleton shape="picture" width="100%" height="100%" />
          </div>
        </div>
        <div className={styles.text}>
          <div className={styles.title}>
            <Skeleton shape="heading" width="80%" />
          </div>
          <div className={styles.note}>
            <Skeleton width="60%" />
          </div>
          <div className={styles.actions}>
            <Skeleton width="30%" />
          </div>
        </div>
      </div>
    </SkeletonGroup>
  );
}
