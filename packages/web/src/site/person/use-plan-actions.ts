import type { PersonView } from '@nestmates/application/members/people/person-view.ts';
import type { PlansOfThread } from '@nestmates/ui/screens/friends/messages/thread/ThreadPlans.tsx';
import { waveInstead } from '../../friends/connections/wave-instead.ts';
import { explainLock } from '../../platform/access/locked-wish.ts';
import { useOpens } from '../../platform/access/use-opens.ts';
import { swapRequestPath } from '../../platform/routing/swap-request-params.ts';
import { suggestPlaydatePath } from '../../together/playdates/suggest-path.ts';

/** What the member can plan with a connection; where their plan does not open it, why. */
export function usePlanActions(): (
  user: Pick<PersonView, 'id' | 'firstName'>,
  matchId: number,
) => PlansOfThread {
  const [opensMessages, opensSwaps] = [useOpens('messages'), useOpens('swaps')];
  const opensPlanner = useOpens('playdate planner');
  return ({ id, firstName: name }, matchId) => {
    const instead = opensMessages
      ? { label: `Message ${name} instead`, href: `/messages?user=${id}` }
      : waveInstead(id, name);
    const locked = (what: 'swap' | 'playdate') => ({
      onLocked: () => explainLock({ what, name, instead }),
    });
    return {
      swap: opensSwaps
        ? { href: swapRequestPath({ recipientId: id, matchId, recipientName: name }) }
        : locked('swap'),
      playdate: opensPlanner ? { href: suggestPlaydatePath({ id }) } : locked('playdate'),
      place: opensPlanner ? { href: suggestPlaydatePath({ id, first: 'place' }) } : locked('playdate'),
    };
  };
}
