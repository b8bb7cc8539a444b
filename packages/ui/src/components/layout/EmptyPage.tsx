import { EmptyState, type EmptyStateProps } from '../feedback/EmptyState.tsx';
import styles from './EmptyPage.module.css';

/** An empty state that is all there is of a page, in the middle of what the shell leaves free. */
export function EmptyPage(props: Omit<EmptyStateProps, 'level'>) {
  return (
    <div className={styles.page}>
      <EmptyState {...props} level={1} />
    </div>
  );
}
