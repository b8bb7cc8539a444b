import { Dialog, Popover } from 'radix-ui';
import { type ReactNode, type RefObject, useState } from 'react';
import { DateTimePicker, type DateTimePickerProps } from './DateTimePicker.tsx';
import styles from './PickerOverlay.module.css';

interface OverlayProps {
  /** What the field refers to. */
  readonly id: string;
  readonly title: string;
  readonly anchor: RefObject<HTMLElement | null>;
  onClose(): void;
  readonly children: ReactNode;
}

const focusDay = (event: Event) => {
  event.preventDefault();
  const overlay = event.currentTarget;
  if (overlay instanceof HTMLElement)
    overlay.querySelector<HTMLElement>('[data-date][tabindex="0"]')?.focus();
};

/** Opens on a phone from below, where the thumb is. */
function Sheet({ id, title, anchor, onClose, children }: OverlayProps) {
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className={styles.scrim} />
        <Dialog.Content
          id={id}
          className={styles.sheet}
          aria-describedby={undefined}
          onOpenAutoFocus={focusDay}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            anchor.current?.focus();
          }}
        >
          <Dialog.Title className={styles.visuallyHidden}>{title}</Dialog.Title>
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** Opens on a wide screen beside the field. */
function Floating({ id, title, anchor, onClose, children }: OverlayProps) {
  return (
    // Modal, because a dialog around the field would else not let it scroll.
    <Popover.Root open modal onOpenChange={(open) => !open && onClose()}>
      <Popover.Anchor virtualRef={anchor as RefObject<HTMLElement>} />
      <Popover.Portal>
        <Popover.Content
          id={id}
          className={styles.popover}
          aria-label={title}
          align="start"
          sideOffset={6}
          collisionPadding={12}
          onOpenAutoFocus={focusDay}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            anchor.current?.focus();
          }}
        >
          {children}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

export interface PickerOverlayProps
  extends Omit<OverlayProps, 'children'>,
    Omit<DateTimePickerProps, 'onDone'> {}

/** The picker above the page. Its code is large: it is imported when a field is about to be used. */
export function PickerOverlay({ id, title, anchor, onClose, ...picker }: PickerOverlayProps) {
  const [isWide] = useState(() => matchMedia('(min-width: 1100px) and (min-height: 480px)').matches);
  const Overlay = isWide ? Floating : Sheet;
  return (
    <Overlay id={id} title={title} anchor={anchor} onClose={onClose}>
      <DateTimePicker {...picker} onDone={onClose} />
    </Overlay>
  );
}
