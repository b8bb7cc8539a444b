import { Menu } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../../../components/actions/IconButton.tsx';
import { useLazyImport } from '../../../lazy-loading/use-lazy-import.ts';
import type { SideMenuProps } from './SideMenu.tsx';

// A dialog weighs more than the rest of the frame: it is on its way when a finger comes near its button.
const loadDialog = async () => (await import('./MenuDialog.tsx')).MenuDialog;

/** The side menu of a phone, and the button that opens it. */
export function MenuSheet(menu: SideMenuProps) {
  const { loaded: MenuDialog, preload, load } = useLazyImport(loadDialog);
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton
        label="Menu"
        icon={<Menu aria-hidden />}
        aria-haspopup="dialog"
        aria-expanded={MenuDialog !== undefined && open}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => {
          setOpen(true);
          load();
        }}
      />
      {MenuDialog && <MenuDialog {...menu} open={open} onClose={() => setOpen(false)} />}
    </>
  );
}
