import { EmptyState, type EmptyStateProps } from '../feedback/EmptyState.tsx';
import styles from './EmptyPage.module.css';
import { PageHeader } from './PageHeader.tsx';

/** An empty state that fills the page, centred in the space that the shell leaves. */
export function EmptyPage(props: Omit<EmptyStateProps, 'level'>) {
  return (
    <div className={styles.page}>
      <PageHeader />
      <div className={styles.content}>
        <EmptyState {...props} level={1} />
      </div>
    </div>
  );
}
