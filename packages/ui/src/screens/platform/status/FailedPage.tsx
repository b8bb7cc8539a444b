import { Button } from '../../../components/actions/Button.tsx';
import { EmptyState } from '../../../components/feedback/EmptyState.tsx';
import { PageHeader } from '../../../components/layout/PageHeader.tsx';
import styles from './StatusScreen.module.css';

/** A page that could not be loaded, with a button to try again. Used within the shell and in FailedScreen. */
export function FailedPage({ onRetry }: { onRetry(): void }) {
  return (
    <>
      <PageHeader />
      <div className={styles.page}>
        <EmptyState
          level={1}
          title="We cannot reach the nest"
          action={<Button onClick={onRetry}>Try again</Button>}
        >
          Your connection may be gone, or we are away for a moment. Nothing of yours is lost.
        </EmptyState>
      </div>
    </>
  );
}
