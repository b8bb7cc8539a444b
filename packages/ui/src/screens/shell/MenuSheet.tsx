import { Menu } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { IconButton } from '../../components/IconButton.tsx';
import type { SideMenuProps } from './SideMenu.tsx';

// A dialog weighs more than the rest of the frame: it is on its way when a finger comes near its button.
const fetchDialog = async () => ({ default: (await import('./MenuDialog.tsx')).MenuDialog });
const MenuDialog = lazy(fetchDialog);
const fetchAhead = () => void fetchDialog();

/** The side menu of a phone, and the button that opens it. */
export function MenuSheet(menu: SideMenuProps) {
  const [open, setOpen] = useState<boolean>();
  return (
    <>
      <IconButton
        label="Menu"
        icon={<Menu aria-hidden />}
        aria-haspopup="dialog"
        aria-expanded={open ?? false}
        onPointerEnter={fetchAhead}
        onFocus={fetchAhead}
        onClick={() => setOpen(true)}
      />
      {open !== undefined && (
        <Suspense>
          <MenuDialog {...menu} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
