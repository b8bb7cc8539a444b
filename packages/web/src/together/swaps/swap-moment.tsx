import { entryPath } from '@nestmates/domain/together/plans/entry-path.ts';
import { SwapMoment, type SwapMomentProps } from '@nestmates/ui/screens/together/swaps/SwapMoment.tsx';
import { useOpens } from '../../platform/access/use-opens.ts';
import { call } from '../../platform/api/call.ts';
import type { ShownMoment } from '../../platform/moments/moments.ts';
import { actionsAfterPlanning } from '../swaps-and-playdates/actions-after-planning.ts';

function SwapMomentContainer(props: Pick<SwapMomentProps, 'swap' | 'onClose'>) {
  const opens = { messages: useOpens('messages'), calendar: useOpens('calendar') };
  const list = { label: 'See your swaps', href: entryPath('/babysitting-swaps', props.swap.id, 'confirmed') };
  return (
    <SwapMoment
      {...props}
      opensCalendar={opens.calendar}
      {...actionsAfterPlanning(props.swap.user, opens, list)}
    />
  );
}

/** Nothing where it was called off by then, or is over. */
export async function momentOfSwap(swapId: number): Promise<ShownMoment | undefined> {
  const confirmed = await call('get /api/swaps/confirmed');
  const swap = confirmed.find(({ id }) => id === swapId);
  return (
    swap && {
      topic: `swap-${swapId}`,
      otherId: swap.user.id,
      render: (onClose) => <SwapMomentContainer swap={swap} onClose={onClose} />,
    }
  );
}
