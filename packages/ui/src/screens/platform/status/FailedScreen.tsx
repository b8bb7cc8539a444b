import { FailedPage } from './FailedPage.tsx';

/** Shown on pages without a shell, or when the shell could not be loaded. */
export function FailedScreen({ onRetry }: { onRetry(): void }) {
  return (
    <main>
      <FailedPage onRetry={onRetry} />
    </main>
  );
}
