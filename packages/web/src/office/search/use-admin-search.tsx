import { useLazyImport } from '@nestmates/ui/lazy-loading/use-lazy-import.ts';
import { usePageKeys } from '@nestmates/ui/screens/office/admin/use-page-keys.ts';
import { useEffect, useEffectEvent, useState } from 'react';

const loadSearch = async () => (await import('./AdminSearchContainer.tsx')).default;

/** The search of administrators, opened by its button, by ⌘K or Ctrl-K, and by "/". */
export function useAdminSearch() {
  const [open, setOpen] = useState(false);
  const { loaded: AdminSearchContainer, load } = useLazyImport(loadSearch);
  function onSearch(): void {
    setOpen(true);
    load();
  }
  const openByKey = useEffectEvent(onSearch);
  usePageKeys({ '/': onSearch });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (
        event.key.toLowerCase() !== 'k' ||
        !(event.metaKey || event.ctrlKey) ||
        event.shiftKey ||
        event.altKey
      )
        return;
      event.preventDefault();
      openByKey();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  return {
    onSearch,
    searchDialog: AdminSearchContainer && open && <AdminSearchContainer onClose={() => setOpen(false)} />,
  };
}
