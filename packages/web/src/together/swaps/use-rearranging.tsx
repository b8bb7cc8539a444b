import { useLazyImport } from '@nestmates/ui/lazy-loading/use-lazy-import.ts';
import type { AnsweredSwap } from '@nestmates/ui/screens/together/swaps/SwapAnswer.tsx';
import { type ReactNode, useCallback, useState } from 'react';

const loadDialog = async () => (await import('./RearrangeDialogContainer.tsx')).RearrangeDialogContainer;

interface Rearranging {
  onRearrange(swap: AnsweredSwap): void;
  /** The form for another time, while it is open. */
  readonly dialog: ReactNode;
}

/** Another time for a swap, in the list of swaps and in a thread. */
export function useRearranging(): Rearranging {
  const [swap, setSwap] = useState<AnsweredSwap>();
  const { loaded: Dialog, load } = useLazyImport(loadDialog);
  const onRearrange = useCallback(
    (chosen: AnsweredSwap) => {
      setSwap(chosen);
      void load();
    },
    [load],
  );
  return { onRearrange, dialog: Dialog && swap && <Dialog swap={swap} onClose={() => setSwap(undefined)} /> };
}
