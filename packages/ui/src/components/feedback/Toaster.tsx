import { Check, CircleAlert, X } from 'lucide-react';
import { Toast as Primitive } from 'radix-ui';
import { useSyncExternalStore } from 'react';
import { currentToast, dismissToast, subscribeToToasts } from '../../toasts/toast.ts';
import { IconButton } from '../actions/IconButton.tsx';
import styles from './Toaster.module.css';

const durationMs = 5000;
const swipeThresholdPx = 50;

/** Rendered once per page. F8 focuses the toast; it closes by a swipe to the right or after five seconds. */
export function Toaster() {
  const toast = useSyncExternalStore(subscribeToToasts, currentToast, () => undefined);
  return (
    <Primitive.Provider duration={durationMs} swipeDirection="right" swipeThreshold={swipeThresholdPx}>
      {toast && (
        <Primitive.Root
          key={toast.id}
          className={styles.toast}
          data-destructive={toast.destructive ?? false}
          open={toast.open}
          onOpenChange={(open) => !open && dismissToast(toast.id)}
        >
          {toast.destructive ? <CircleAlert aria-hidden /> : <Check aria-hidden />}
          <div className={styles.text}>
            <Primitive.Title className={styles.title}>{toast.title}</Primitive.Title>
            {toast.description && (
              <Primitive.Description className={styles.description}>
                {toast.description}
              </Primitive.Description>
            )}
          </div>
          {toast.action && (
            <Primitive.Action
              className={styles.action}
              altText={toast.action.label}
              onClick={toast.action.onAction}
            >
              {toast.action.label}
            </Primitive.Action>
          )}
          <Primitive.Close asChild>
            <IconButton label="Dismiss" icon={<X aria-hidden />} />
          </Primitive.Close>
        </Primitive.Root>
      )}
      <Primitive.Viewport className={styles.region} hotkey={['F8']} label="Notifications ({hotkey})" />
    </Primitive.Provider>
  );
}
