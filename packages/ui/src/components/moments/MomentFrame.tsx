import { Dialog as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';
import { useReturnFocus } from '../../focus/use-return-focus.ts';
import styles from './MomentFrame.module.css';

interface MomentFrameProps {
  /** Plate for what happens once; paper where a page of the app comes before and after it. */
  readonly ground: 'plate' | 'paper';
  /** A Dialog.Title and a Dialog.Description are among them. */
  readonly children: ReactNode;
  /** Escape. */
  onClose(): void;
}

/** The dialog that fills the screen for a moment. */
export function MomentFrame({ ground, children, onClose }: MomentFrameProps) {
  const { focusDialog, returnFocus } = useReturnFocus();
  return (
    <Primitive.Root open onOpenChange={(open) => !open && onClose()}>
      <Primitive.Portal>
        <Primitive.Content
          className={styles.moment}
          data-ground={ground}
          onOpenAutoFocus={focusDialog}
          onCloseAutoFocus={returnFocus}
          data-moment=""
        >
          {children}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
