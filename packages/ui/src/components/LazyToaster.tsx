import { lazy, Suspense, useSyncExternalStore } from 'react';
import { currentToast, subscribeToToasts } from './toast.ts';

const Toaster = lazy(() => import('./Toaster.tsx').then((module) => ({ default: module.Toaster })));

/** Most visits never see a toast, so its code comes with the first one. */
export function LazyToaster() {
  const needed = useSyncExternalStore(
    subscribeToToasts,
    () => currentToast() !== undefined,
    () => false,
  );
  return (
    needed && (
      <Suspense>
        <Toaster />
      </Suspense>
    )
  );
}
