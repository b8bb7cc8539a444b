import { Button } from '../../components/Button.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import styles from './StatusScreen.module.css';

/** A whole page that could not be loaded: what happened, and the way on. */
export function FailedScreen({ onRetry }: { onRetry(): void }) {
  return (
    <main className={styles.page}>
      <EmptyState
        level={1}
        title="We cannot reach the nest"
        action={<Button onClick={onRetry}>Try again</Button>}
      >
        Your connection may be gone, or we are away for a moment. Nothing of yours is lost.
      </EmptyState>
    </main>
  );
}
