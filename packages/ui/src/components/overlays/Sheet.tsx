import { X } from 'lucide-react';
import { Dialog as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';
import { useReturnFocus } from '../../focus/use-return-focus.ts';
import { IconButton } from '../actions/IconButton.tsx';
import styles from './Sheet.module.css';

export interface SheetProps {
  readonly open: boolean;
  onClose(): void;
  readonly title: ReactNode;
  /** A line above the title, beside which stands a button that closes the sheet. */
  readonly caption?: ReactNode;
  readonly description?: string | undefined;
  /** False for a tap on the cross or beside the sheet that was aimed at what was there before. */
  isIntended?(tap: Pick<Event, 'timeStamp'>): boolean;
  /** Ends with the actions, one of which closes the sheet. */
  readonly children: ReactNode;
}

/**
 * What needs the whole attention for a while: from the bottom edge of a phone, in the middle of a wide screen. For a
 * task use Dialog. Its code is large: import it when it is opened.
 */
export function Sheet({ open, onClose, title, caption, description, isIntended, children }: SheetProps) {
  const { focusFirstField, returnFocus } = useReturnFocus();
  const guard = (event: { preventDefault(): void }, tap: Pick<Event, 'timeStamp'>) => {
    if (isIntended?.(tap) === false) event.preventDefault();
  };
  return (
    <Primitive.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Primitive.Portal>
        <Primitive.Overlay className={styles.overlay}>
          <Primitive.Content
            onOpenAutoFocus={focusFirstField}
            onCloseAutoFocus={returnFocus}
            onPointerDownOutside={(event) => guard(event, event.detail.originalEvent)}
            {...(description ? {} : { 'aria-describedby': undefined })}
            className={styles.sheet}
          >
            <div className={styles.text}>
              {caption !== undefined && (
                <div className={styles.head}>
                  <p className={styles.caption}>{caption}</p>
                  <Primitive.Close asChild onClick={(event) => guard(event, event)}>
                    <IconButton label="Close" icon={<X aria-hidden />} />
                  </Primitive.Close>
                </div>
              )}
              <Primitive.Title className={styles.title}>{title}</Primitive.Title>
              {description && (
                <Primitive.Description className={styles.description}>{description}</Primitive.Description>
              )}
              {children}
            </div>
          </Primitive.Content>
        </Primitive.Overlay>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
