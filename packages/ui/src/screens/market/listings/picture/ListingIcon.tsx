import { useEffect, useSyncExternalStore } from 'react';

const load = () => import('./listing-icons.ts');
let loaded: Awaited<ReturnType<typeof load>> | undefined;
const listeners = new Set<() => void>();

/** Called by a page that begins with listings. */
export async function preloadListingIcons(): Promise<void> {
  if (loaded) return;
  loaded = await load();
  for (const tell of listeners) tell();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** None where the server renders, so that the page is the same in the browser that hydrates it. */
const useListingIcons = () =>
  useSyncExternalStore(
    subscribe,
    () => loaded,
    () => undefined,
  );

export interface ListingIconProps {
  readonly serviceIcon: string | null;
}

/** What stands for a listing without a photo. There are many, so they are loaded when one is shown. */
export function ListingIcon({ serviceIcon }: ListingIconProps) {
  const icons = useListingIcons();
  useEffect(() => {
    // The backdrop stands for the listing without it.
    preloadListingIcons().catch(() => undefined);
  }, []);
  const Icon = icons?.listingIcon(serviceIcon);
  return Icon && <Icon aria-hidden />;
}
