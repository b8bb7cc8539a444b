import { useEffect, useState } from 'react';

const load = () => import('./listing-icons.ts');
let loaded: Awaited<ReturnType<typeof load>> | undefined;

/** Called by a page that begins with listings. */
export async function preloadListingIcons(): Promise<void> {
  loaded ??= await load();
}

export interface ListingIconProps {
  readonly serviceIcon: string | null;
}

/** What stands for a listing without a photo. There are many, so they are loaded when one is shown. */
export function ListingIcon({ serviceIcon }: ListingIconProps) {
  const [icons, setIcons] = useState(loaded);
  useEffect(() => {
    // The backdrop stands for the listing without it.
    if (!icons)
      preloadListingIcons().then(
        () => setIcons(loaded),
        () => undefined,
      );
  }, [icons]);
  const Icon = icons?.listingIcon(serviceIcon);
  return Icon && <Icon aria-hidden />;
}
