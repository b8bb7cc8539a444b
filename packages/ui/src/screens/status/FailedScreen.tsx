import { FailedPage } from './FailedPage.tsx';

/** Where there is no frame, or not even that could be loaded. */
export function FailedScreen({ onRetry }: { onRetry(): void }) {
  return (
    <main>
      <FailedPage onRetry={onRetry} />
    </main>
  );
}
