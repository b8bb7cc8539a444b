import { X } from 'lucide-react';
import { Dialog as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';
import { useReturnFocus } from '../../focus/use-return-focus.ts';
import { IconButton } from '../actions/IconButton.tsx';
import styles from './Dialog.module.css';

export interface DialogProps {
  readonly open: boolean;
  onClose(): void;
  readonly title: ReactNode;
  readonly description?: string | undefined;
  /** What has the focus first; the dialog where its choices begin above the first text field. */
  readonly focus?: 'first-field' | 'dialog' | undefined;
  /** Place on a phone; a task of several steps or with many choices rises from the bottom edge, where thumbs are. */
  readonly place?: 'middle' | 'bottom' | undefined;
  readonly children: ReactNode;
}

/** A short task above the page. Its code is large: import it when it is opened. */
export function Dialog({
  open,
  onClose,
  title,
  description,
  focus,
  place = 'middle',
  children,
}: DialogProps) {
  const { focusDialog, focusFirstField, returnFocus } = useReturnFocus();
  return (
    <Primitive.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Primitive.Portal>
        <Primitive.Overlay className={styles.overlay} data-place={place}>
          <Primitive.Content
            onOpenAutoFocus={focus === 'dialog' ? focusDialog : focusFirstField}
            onCloseAutoFocus={returnFocus}
            {...(description ? {} : { 'aria-describedby': undefined })}
            className={styles.dialog}
            data-place={place}
          >
            <div className={styles.head}>
              <Primitive.Title className={styles.title}>{title}</Primitive.Title>
              <Primitive.Close asChild>
                <IconButton label="Close" icon={<X aria-hidden />} />
              </Primitive.Close>
            </div>
            {description && (
              <Primitive.Description className={styles.description}>{description}</Primitive.Description>
            )}
            <div className={styles.body}>{children}</div>
          </Primitive.Content>
        </Primitive.Overlay>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
