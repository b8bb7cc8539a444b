import type { SwapView } from '@nestmates/application/together/swaps/contract.ts';
import { useLazyImport } from '@nestmates/ui/lazy-loading/use-lazy-import.ts';
import { type ReactNode, useCallback, useState } from 'react';

const loadDialog = async () => (await import('./RearrangeDialogContainer.tsx')).RearrangeDialogContainer;

interface Rearranging {
  onRearrange(swap: SwapView): void;
  /** The form for another time, while it is open. */
  readonly dialog: ReactNode;
}

/** Another time for a swap, in the list of swaps and in a thread. */
export function useRearranging(): Rearranging {
  const [swap, setSwap] = useState<SwapView>();
  const { loaded: Dialog, load } = useLazyImport(loadDialog);
  const onRearrange = useCallback(
    (chosen: SwapView) => {
      setSwap(chosen);
      void load();
    },
    [load],
  );
  return { onRearrange, dialog: Dialog && swap && <Dialog swap={swap} onClose={() => setSwap(undefined)} /> };
}
