import { X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { IconButton } from '../../../../components/actions/IconButton.tsx';
import { Wordmark } from '../../../../drawings/Wordmark.tsx';
import { useReturnFocus } from '../../../../focus/use-return-focus.ts';
import styles from './MenuDialog.module.css';
import { SideMenu, type SideMenuProps } from './SideMenu.tsx';

export interface MenuDialogProps extends SideMenuProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Slides in from the side, and closes when an item is chosen. */
export function MenuDialog({ open, onClose, onLocked, onLogout, ...menu }: MenuDialogProps) {
  const { rememberOpener, returnFocus } = useReturnFocus();
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className={styles.scrim} />
        <Dialog.Content
          className={styles.sheet}
          aria-describedby={undefined}
          onOpenAutoFocus={rememberOpener}
          onCloseAutoFocus={returnFocus}
        >
          <div className={styles.top}>
            <Dialog.Title className={styles.brand}>
              <Wordmark />
              <span className={styles.visuallyHidden}> menu</span>
            </Dialog.Title>
            <Dialog.Close asChild>
              <IconButton label="Close" icon={<X aria-hidden />} />
            </Dialog.Close>
          </div>
          <SideMenu
            {...menu}
            onLeave={onClose}
            onLocked={(id) => {
              onClose();
              onLocked?.(id);
            }}
            onLogout={() => {
              onClose();
              onLogout();
            }}
          />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
