import { RetryButton } from '../../../components/actions/RetryButton.tsx';
import styles from './NotLoaded.module.css';

interface NotLoadedProps {
  readonly what: string;
  onRetry(): void;
}

/** A part that is missing besides the month, whose error says why. */
export function NotLoaded({ what, onRetry }: NotLoadedProps) {
  return (
    <p className={styles.missing}>
      Not loaded.
      <RetryButton what={what} onRetry={onRetry}>
        Try again
      </RetryButton>
    </p>
  );
}
