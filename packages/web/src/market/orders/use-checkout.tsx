import { useLazyImport } from '@nestmates/ui/lazy-loading/use-lazy-import.ts';
import { useCallback, useState } from 'react';
import { explainLock } from '../../platform/access/locked-wish.ts';
import { useOpens } from '../../platform/access/use-opens.ts';

const loadDialog = async () => (await import('./CheckoutDialogContainer.tsx')).CheckoutDialogContainer;

interface Bought {
  readonly id: number;
  readonly title: string;
}

/** The way from a listing to the payment provider's page. */
export function useCheckout() {
  const [listing, setListing] = useState<Bought>();
  const { loaded: Dialog, load } = useLazyImport(loadDialog);
  const opens = useOpens('marketplace');
  const close = useCallback(() => setListing(undefined), []);
  return {
    buy(bought: Bought): void {
      if (!opens) {
        explainLock({ what: 'checkout' });
        return;
      }
      setListing(bought);
      void load();
    },
    /** Must be rendered somewhere. */
    dialog: Dialog && listing && <Dialog key={listing.id} listing={listing} onClose={close} />,
  };
}
