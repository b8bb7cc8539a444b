import { Menu } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { IconButton } from '../../../../components/actions/IconButton.tsx';
import { useLazyImport } from '../../../../lazy-loading/use-lazy-import.ts';
import type { SideMenuProps } from './SideMenu.tsx';

// A dialog is larger than the rest of the shell, so its code is preloaded on hover and focus of the button.
const loadDialog = async () => (await import('./MenuDialog.tsx')).MenuDialog;

interface MenuSheet {
  readonly menuButton: ReactNode;
  /** Apart from the button, so that it can close while the page with the button changes. */
  readonly menuDialog: ReactNode;
}

/** The menu button of a phone and the menu that it opens. */
export function useMenuSheet(menu: SideMenuProps): MenuSheet {
  const { loaded: MenuDialog, preload, load } = useLazyImport(loadDialog);
  const [open, setOpen] = useState(false);
  return {
    menuButton: (
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
    ),
    menuDialog: MenuDialog && <MenuDialog {...menu} open={open} onClose={() => setOpen(false)} />,
  };
}
