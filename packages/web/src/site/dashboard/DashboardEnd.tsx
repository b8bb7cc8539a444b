import { HomeDoors } from '@nestmates/ui/screens/site/dashboard/HomeDoors.tsx';
import { useQuery } from '@tanstack/react-query';
import { MarketplaceCardContainer } from '../../market/listings/MarketplaceCardContainer.tsx';
import { useChildren } from '../../members/children/children-query.ts';
import { CodeLineContainer } from '../../money/early-access/CodeLineContainer.tsx';
import { explainLock } from '../../platform/access/locked-wish.ts';
import { useOpens } from '../../platform/access/use-opens.ts';
import { useCounts } from '../../platform/queries/badge-counts.ts';
import { useMember } from '../../platform/session/session.ts';
import { ownCheckInQuery } from '../../together/check-ins/check-in-queries.ts';

function Doors() {
  const { zipCode } = useMember();
  const counts = useCounts().data;
  const opensMessages = useOpens('messages');
  const opensPlanner = useOpens('playdate planner');
  return (
    <HomeDoors
      unread={counts?.unread}
      connections={counts?.connections}
      onLockedMessages={opensMessages ? undefined : () => explainLock({ what: 'messages' })}
      planner={opensPlanner ? 'open' : 'locked'}
      zipCode={zipCode}
      kids={useChildren().data?.length}
      checkedInAt={useQuery(ownCheckInQuery).data?.checkIn?.location}
    />
  );
}

/** What stands below what the page opens with: things to buy, then the ways on and the way to where a code is entered. */
export const dashboardEnd = {
  marketplace: MarketplaceCardContainer,
  ways: () => (
    <>
      <Doors />
      <CodeLineContainer />
    </>
  ),
} as const;
