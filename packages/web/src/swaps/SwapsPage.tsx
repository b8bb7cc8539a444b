import { SwapsScreen } from '@nestmates/ui/screens/swaps/list/SwapsScreen.tsx';
import { useMessageAction } from '../connections/use-message-action.ts';
import { useTitle } from '../routing/use-title.ts';
import { useSwapAction } from './use-swap-action.ts';
import { useSwapList } from './use-swap-list.ts';
import { useSwapOutcome } from './use-swap-outcome.ts';

export default function SwapsPage() {
  useTitle('Babysitting Swaps');
  const { act, answering } = useSwapAction();
  const pending = useSwapList('pending', answering);
  const confirmed = useSwapList('confirmed', answering);
  const past = useSwapList('past', answering);
  const { report, reporting } = useSwapOutcome();
  const messageAction = useMessageAction();
  return (
    <SwapsScreen
      state={{
        pending,
        confirmed,
        past,
        reporting,
        message: ({ user }) => messageAction(user),
        onAct: act,
        onOutcome: report,
      }}
    />
  );
}
