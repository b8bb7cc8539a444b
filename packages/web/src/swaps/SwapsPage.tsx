import { SwapsScreen } from '@nestmates/ui/screens/swaps/list/SwapsScreen.tsx';
import { useTitle } from '../routing/use-title.ts';
import { useSwapAction } from './use-swap-action.ts';
import { useSwapList } from './use-swap-list.ts';

export default function SwapsPage() {
  useTitle('Babysitting Swaps');
  const { act, answering } = useSwapAction();
  const pending = useSwapList('pending', answering);
  const confirmed = useSwapList('confirmed', answering);
  return <SwapsScreen state={{ pending, confirmed, onAct: act }} />;
}
