import type { PlaydateView } from '@nestmates/application/together/playdates/contract.ts';
import { useLazyImport } from '@nestmates/ui/lazy-loading/use-lazy-import.ts';
import type { PlaydateTaken } from '@nestmates/ui/screens/together/playdates/PlaydateAnswer.tsx';
import type { PlaydateViewAction } from '@nestmates/ui/screens/together/playdates/playdate-action-rows.ts';
import { type ReactNode, useCallback, useRef, useState } from 'react';
import { usePlaydateAction } from './use-playdate-action.ts';

const loadDialog = async () =>
  (await import('./ProposeTimesDialogContainer.tsx')).ProposeTimesDialogContainer;

interface PlaydateActions {
  onAct(playdate: PlaydateView, action: PlaydateViewAction, taken: PlaydateTaken): void;
  readonly answering: readonly { readonly id: number; readonly action: PlaydateViewAction }[];
  /** The form in which the member proposes other times, while it is open. */
  readonly dialog: ReactNode;
}

/** What the member does about playdates, in the list of them and in a thread. */
export function usePlaydates(): PlaydateActions {
  const { act, pending } = usePlaydateAction();
  const [toAnswer, setToAnswer] = useState<PlaydateView>();
  const { loaded: Dialog, load } = useLazyImport(loadDialog);
  const current = useRef(act);
  current.current = act;
  const onAct = useCallback(
    (playdate: PlaydateView, action: PlaydateViewAction, taken: PlaydateTaken) => {
      if (action !== 'proposeAnew') return current.current({ ...playdate, ...taken }, action);
      setToAnswer(playdate);
      void load();
    },
    [load],
  );
  return {
    onAct,
    answering: pending,
    dialog: Dialog && toAnswer && <Dialog playdate={toAnswer} onClose={() => setToAnswer(undefined)} />,
  };
}
