import { Bell } from 'lucide-react';
import { IconLink } from '../../../components/actions/IconButton.tsx';
import styles from './BellLink.module.css';

/** Leads to the notifications, with a dot while some are new. */
export function BellLink({ news }: { readonly news: number }) {
  return (
    <IconLink
      href="/notifications"
      label={news > 0 ? `Notifications, ${news} new` : 'Notifications'}
      icon={
        <span className={styles.bell} data-news={news > 0}>
          <Bell aria-hidden />
        </span>
      }
    />
  );
}
