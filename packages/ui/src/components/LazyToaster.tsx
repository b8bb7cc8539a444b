import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { Safeguard } from './Safeguard.tsx';
import { currentToast, subscribeToToasts } from './toast.ts';

const fetchToaster = () => import('./Toaster.tsx');
const Toaster = lazy(async () => ({ default: (await fetchToaster()).Toaster }));

const touches = ['pointerdown', 'keydown'] as const;

/** Most visits never see a toast, so its code waits for the first touch: by then the connection is still there. */
export function LazyToaster() {
  const needed = useSyncExternalStore(
    subscribeToToasts,
    () => currentToast() !== undefined,
    () => false,
  );
  useEffect(() => {
    const touched = new AbortController();
    const prepare = () => {
      touched.abort();
      // Without a connection nothing is lost yet: it is asked for again with the first toast.
      fetchToaster().catch(() => undefined);
    };
    for (const touch of touches) document.addEventListener(touch, prepare, { signal: touched.signal });
    return () => touched.abort();
  }, []);
  return (
    needed && (
      <Safeguard fallback={null}>
        <Suspense>
          <Toaster />
        </Suspense>
      </Safeguard>
    )
  );
}
