import { Check, CircleAlert, Lock, X } from 'lucide-react';
import { Toast as Primitive } from 'radix-ui';
import { useRef, useSyncExternalStore } from 'react';
import { currentToast, dismissToast, subscribeToToasts, type Toast } from '../../toasts/toast.ts';
import { IconButton } from '../actions/IconButton.tsx';
import styles from './Toaster.module.css';
import { useGoneOnTouch } from './use-gone-on-touch.ts';
import { useToastPlace } from './use-toast-place.ts';

const durationMs = 5000;
const swipeThresholdPx = 50;

function ToastIcon({ destructive, locked }: Pick<Toast, 'destructive' | 'locked'>) {
  if (destructive) return <CircleAlert aria-hidden />;
  return locked ? <Lock aria-hidden /> : <Check aria-hidden />;
}

/**
 * Rendered once per page. F8 focuses the toast; it closes by a swipe to the right, a tap, a scroll elsewhere, the focus
 * of what lies under it, or after five seconds.
 */
export function Toaster() {
  const toast = useSyncExternalStore(subscribeToToasts, currentToast, () => undefined);
  const region = useRef<HTMLOListElement>(null);
  const style = useToastPlace(region, toast?.id);
  useGoneOnTouch(region, toast?.id);
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
          <ToastIcon {...toast} />
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
      <Primitive.Viewport
        ref={region}
        className={styles.region}
        style={style}
        hotkey={['F8']}
        label="Notifications ({hotkey})"
      />
    </Primitive.Provider>
  );
}
