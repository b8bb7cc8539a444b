import { RetryButton } from '../actions/RetryButton.tsx';
import { Banner } from './Banner.tsx';

interface LoadErrorProps {
  /** What is missing: "your account". */
  readonly what: string;
  onRetry(): void;
}

/** Stands where something should, that could not be read. */
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
