import { Dialog as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';
import { useReturnFocus } from '../../focus/use-return-focus.ts';
import styles from './Sheet.module.css';

export interface SheetProps {
  readonly open: boolean;
  onClose(): void;
  readonly title: ReactNode;
  /** Above the title, from edge to edge. */
  readonly picture?: ReactNode;
  /** One line above the title. */
  readonly kicker?: string | undefined;
  readonly description?: string | undefined;
  /** Ends with the actions, one of which closes the sheet. */
  readonly children: ReactNode;
}

/**
 * A moment that deserves the whole attention, such as a match: from the bottom edge of a phone, in the middle of
 * a wide screen. For a task use Dialog. Its code is large: import it when it is opened.
 */
export function Sheet({ open, onClose, title, picture, kicker, description, children }: SheetProps) {
  const { focusFirstField, returnFocus } = useReturnFocus();
  return (
    <Primitive.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Primitive.Portal>
        <Primitive.Overlay className={styles.overlay}>
          <Primitive.Content
            onOpenAutoFocus={focusFirstField}
            onCloseAutoFocus={returnFocus}
            {...(description ? {} : { 'aria-describedby': undefined })}
            className={styles.sheet}
          >
            {picture}
            <div className={styles.text}>
              {kicker && <p className={styles.kicker}>{kicker}</p>}
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
