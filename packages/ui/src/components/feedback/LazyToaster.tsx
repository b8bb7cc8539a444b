import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { importWithStyles } from '../../lazy-loading/import-with-styles.ts';
import { currentToast, subscribeToToasts } from '../../toasts/toast.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';

const loadToaster = () => import('./Toaster.tsx');

const touchEvents = ['pointerdown', 'keydown'] as const;
/** Time after which the page has long been loaded. */
const idleDelayMs = 5000;

/**
 * Few visits show a toast, so its code is loaded with the first interaction or when the page is idle, while
 * the network is likely to work. If loading fails, a pending toast is shown once the network is back.
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
