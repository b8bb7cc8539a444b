import { RetryButton } from '../../../components/actions/RetryButton.tsx';

export function ChildrenLoadError({ onRetry }: { onRetry(): void }) {
  return (
    <p role="alert">
      Your children were not loaded{' '}
      <RetryButton what="your children" onRetry={onRetry}>
        Retry
      </RetryButton>
    </p>
  );
}
