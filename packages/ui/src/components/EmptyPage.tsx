import styles from './EmptyPage.module.css';
import { EmptyState, type EmptyStateProps } from './EmptyState.tsx';

/** An empty state that is all there is of a page, in the middle of what the shell leaves free. */
export function EmptyPage(props: Omit<EmptyStateProps, 'level'>) {
  return (
    <div className={styles.page}>
      <EmptyState {...props} level={1} />
    </div>
  );
}
