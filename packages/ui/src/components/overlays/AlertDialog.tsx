import { AlertDialog as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';
import { useReturnFocus } from '../../focus/use-return-focus.ts';
import { Button } from '../actions/Button.tsx';
import styles from './Dialog.module.css';
import { DialogActions } from './DialogActions.tsx';

export interface AlertDialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly description: string;
  readonly confirm: string;
  readonly confirming?: string | undefined;
  readonly cancel?: string | undefined;
  readonly look?: 'danger' | 'main' | undefined;
  readonly pending?: boolean | undefined;
  /** What can be done before it is confirmed. */
  readonly children?: ReactNode;
  onConfirm(): void;
  onCancel(): void;
}

/** Asks for confirmation. A click beside it does not close it, and Cancel has the initial focus. */
export function AlertDialog({
  open,
  title,
  description,
  confirm,
  confirming,
  cancel = 'Cancel',
  look = 'danger',
  pending = false,
  children,
  onConfirm,
  onCancel,
}: AlertDialogProps) {
  const { rememberOpener, returnFocus } = useReturnFocus();
  return (
    <Primitive.Root open={open} onOpenChange={(next) => !next && !pending && onCancel()}>
      <Primitive.Portal>
        <Primitive.Overlay className={styles.overlay}>
          <Primitive.Content
            className={styles.dialog}
            onOpenAutoFocus={rememberOpener}
            onCloseAutoFocus={returnFocus}
          >
            <Primitive.Title className={styles.title}>{title}</Primitive.Title>
            <Primitive.Description className={styles.description}>{description}</Primitive.Description>
            {children && <div className={styles.body}>{children}</div>}
            <DialogActions>
              <Button look={look} pending={pending} pendingLabel={confirming} onClick={onConfirm}>
                {confirm}
              </Button>
              <Primitive.Cancel asChild>
                <Button look="outline" disabled={pending}>
                  {cancel}
                </Button>
              </Primitive.Cancel>
            </DialogActions>
          </Primitive.Content>
        </Primitive.Overlay>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
