import { X } from 'lucide-react';
import { Dialog as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';
import { useReturnFocus } from '../../focus/use-return-focus.ts';
import { IconButton } from '../actions/IconButton.tsx';
import styles from './Sheet.module.css';

export interface SheetProps {
  readonly open: boolean;
  onClose(): void;
  readonly title: string;
  readonly children: ReactNode;
  /** Stays in reach of the thumb while the rest scrolls. */
  readonly footer?: ReactNode;
}

/** More room than a dialog: from below on a phone, from the side on a wide screen. */
export function Sheet({ open, onClose, title, children, footer }: SheetProps) {
  const { enter, leave } = useReturnFocus();
  return (
    <Primitive.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Primitive.Portal>
        <Primitive.Overlay className={styles.scrim} />
        <Primitive.Content
          onOpenAutoFocus={enter}
          onCloseAutoFocus={leave}
          aria-describedby={undefined}
          className={styles.sheet}
        >
          <div className={styles.head}>
            <Primitive.Title className={styles.title}>{title}</Primitive.Title>
            <Primitive.Close asChild>
              <IconButton label="Close" icon={<X aria-hidden />} />
            </Primitive.Close>
          </div>
          <div className={styles.body}>{children}</div>
          {footer && <div className={styles.footer}>{footer}</div>}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
