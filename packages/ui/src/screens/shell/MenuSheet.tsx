import { Menu, X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { useState } from 'react';
import { IconButton } from '../../components/IconButton.tsx';
import { Wordmark } from '../../drawings/Wordmark.tsx';
import styles from './MenuSheet.module.css';
import { SideMenu, type SideMenuProps } from './SideMenu.tsx';

/** The side menu of a phone: it comes in from the side its button is on, and goes when something is chosen. */
export function MenuSheet({ onNavigate, onLocked, onLogout, ...menu }: SideMenuProps) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <Dialog.Root open={open} onOpenChange={setOpen}>
      <Dialog.Trigger asChild>
        <IconButton label="Menu" icon={<Menu aria-hidden />} />
      </Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Overlay className={styles.scrim} />
        <Dialog.Content className={styles.sheet} aria-describedby={undefined}>
          <div className={styles.top}>
            <Dialog.Title className={styles.brand}>
              <Wordmark />
              <span className={styles.spoken}> menu</span>
            </Dialog.Title>
            <Dialog.Close asChild>
              <IconButton label="Close" icon={<X aria-hidden />} />
            </Dialog.Close>
          </div>
          <SideMenu
            {...menu}
            onNavigate={
              onNavigate &&
              ((href) => {
                close();
                onNavigate(href);
              })
            }
            onLocked={(id) => {
              close();
              onLocked?.(id);
            }}
            onLogout={() => {
              close();
              onLogout();
            }}
          />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
