import { Banner } from './Banner.tsx';
import { Button } from './Button.tsx';

interface NotLoadedProps {
  /** What is missing: "your account". */
  readonly what: string;
  onRetry(): void;
}

/** Stands where something should, that could not be read. */
export function NotLoaded({ what, onRetry }: NotLoadedProps) {
  return (
    <Banner
      look="wrong"
      announced
      title={`We could not load ${what}`}
      action={
        <Button look="outline" size="small" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      Your connection may be gone for a moment.
    </Banner>
  );
}
