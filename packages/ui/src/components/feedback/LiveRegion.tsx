import { useSyncExternalStore } from 'react';
import { currentAnnouncement, subscribeToAnnouncements } from '../../toasts/announcement.ts';
import styles from './LiveRegion.module.css';

/** Rendered once per page, always: a region that appears together with its words is not read out. */
export function LiveRegion() {
  const said = useSyncExternalStore(subscribeToAnnouncements, currentAnnouncement, () => undefined);
  return (
    <div className={styles.region} role="status" aria-live="polite">
      {said && <p>{said.title}</p>}
      {said?.description && <p>{said.description}</p>}
    </div>
  );
}
