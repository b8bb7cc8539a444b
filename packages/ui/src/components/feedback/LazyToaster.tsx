import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { withStyles } from '../../lazy-loading/import-with-styles.ts';
import { currentToast, subscribeToToasts } from '../../toasts/toast.ts';
import { Safeguard } from './ErrorBoundary.tsx';

const fetchToaster = () => import('./Toaster.tsx');

const touches = ['pointerdown', 'keydown'] as const;
/** When what she came for has long been there. */
const soon = 5000;

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
    const waiting = new AbortController();
    const fetch = () =>
      withStyles(fetchToaster).then(
        (fetched) => waiting.signal.aborted || setToaster(() => fetched.Toaster),
        () => undefined,
      );
    if (needed) void fetch();
    const timer = setTimeout(fetch, soon);
    window.addEventListener('online', fetch, { signal: waiting.signal });
    for (const touch of touches)
      document.addEventListener(touch, fetch, { signal: waiting.signal, once: true });
    return () => {
      clearTimeout(timer);
      waiting.abort();
    };
  }, [needed, Toaster]);
  return (
    needed &&
    Toaster && (
      <Safeguard fallback={null}>
        <Toaster />
      </Safeguard>
    )
  );
}
