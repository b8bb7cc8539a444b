import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { importWithStyles } from '../../lazy-loading/import-with-styles.ts';
import { currentToast, subscribeToToasts } from '../../toasts/toast.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';

const loadToaster = () => import('./Toaster.tsx');

const touchEvents = ['pointerdown', 'keydown'] as const;
/** When what she came for has long been there. */
const idleDelayMs = 5000;

/**
 * Most visits never see a toast, so its code waits for the first touch or a quiet moment: by then the connection is
 * still there. Where it is not, a toast is shown once it is back.
 */
export function LazyToaster() {
  const needed = useSyncExternalStore(
    subscribeToToasts,
    () => currentToast() !== undefined,
    () => false,
  );
  const [Toaster, setToaster] = useState<ComponentType>();
  useEffect(() => {
    if (Toaster) return;
    const abort = new AbortController();
    const fetch = () =>
      importWithStyles(loadToaster).then(
        (fetched) => abort.signal.aborted || setToaster(() => fetched.Toaster),
        () => undefined,
      );
    if (needed) void fetch();
    const timer = setTimeout(fetch, idleDelayMs);
    window.addEventListener('online', fetch, { signal: abort.signal });
    for (const touch of touchEvents)
      document.addEventListener(touch, fetch, { signal: abort.signal, once: true });
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [needed, Toaster]);
  return (
    needed &&
    Toaster && (
      <ErrorBoundary fallback={null}>
        <Toaster />
      </ErrorBoundary>
    )
  );
}
