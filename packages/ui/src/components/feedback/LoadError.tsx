import { RetryButton } from '../actions/RetryButton.tsx';
import { Banner } from './Banner.tsx';

interface LoadErrorProps {
  /** What stands in "We could not load …": "your account". */
  readonly what: string;
  onRetry(): void;
}

/** Stands in place of content that could not be loaded. */
export function LoadError({ what, onRetry }: LoadErrorProps) {
  return (
    <Banner
      look="wrong"
      announced
      title={`We could not load ${what}`}
      action={
        <RetryButton what={what} look="outline" onRetry={onRetry}>
          Try again
        </RetryButton>
      }
    >
      Your connection may be gone for a moment.
    </Banner>
  );
}
