import { PeopleLinks } from '@nestmates/ui/screens/site/dashboard/PeopleLinks.tsx';
import { ProfileCard } from '@nestmates/ui/screens/site/dashboard/ProfileCard.tsx';
import { AiLinks } from '@nestmates/ui/screens/together/insights/links/AiLinks.tsx';
import { ConnectionRequestsPanelContainer } from '../../friends/connections/ConnectionRequestsPanelContainer.tsx';
import { MarketplaceCardContainer } from '../../market/listings/MarketplaceCardContainer.tsx';
import { OpenPurchasesCard, OpenSalesCard } from '../../market/orders/OpenOrdersCards.tsx';
import { useChildren } from '../../members/children/children-query.ts';
import { useLockedToast } from '../../platform/access/use-locked-toast.ts';
import { useOpens } from '../../platform/access/use-opens.ts';
import { loadingOrFailed } from '../../platform/queries/loading-or-failed.ts';
import { existingPage } from '../../platform/routing/known-pages.ts';
import { useMember } from '../../platform/session/session.ts';
import { CheckInCardContainer } from '../../together/check-ins/CheckInCardContainer.tsx';
import { WeeklyInsightCardContainer } from '../../together/insights/WeeklyInsightCardContainer.tsx';
import { SwapRequestsCardContainer } from '../../together/swaps/SwapRequestsCardContainer.tsx';
import { SnapshotCardContainer } from './SnapshotCardContainer.tsx';

function ProfileCardContainer() {
  const { zipCode } = useMember();
  const children = useChildren();
  if (!children.data) return <ProfileCard state={loadingOrFailed(children)} />;
  return <ProfileCard state={{ kind: 'ready', zipCode, kids: children.data.length }} />;
}

/** Each reads for itself and fails by itself. */
export function DashboardCards() {
  const opensMarketplace = useOpens('marketplace');
  return (
    <>
      <SnapshotCardContainer />
      <CheckInCardContainer />
      <OpenSalesCard />
      <OpenPurchasesCard />
      <SwapRequestsCardContainer />
      <ConnectionRequestsPanelContainer />
      <WeeklyInsightCardContainer />
      {!opensMarketplace && <MarketplaceCardContainer />}
    </>
  );
}

/** On a wide screen beside the cards. The marketplace fills the room that a Free member's promotions take. */
export function DashboardLinks() {
  const showLockedToast = useLockedToast();
  const opensMessages = useOpens('messages');
  const opensMarketplace = useOpens('marketplace');
  const messages = existingPage('/messages') ? 'open' : 'none';
  return (
    <>
      <PeopleLinks
        messages={opensMessages ? messages : { onLocked: () => showLockedToast('write to your matches') }}
      />
      <AiLinks locked={!useOpens('weekly insights')} />
      <ProfileCardContainer />
      {opensMarketplace && <MarketplaceCardContainer />}
    </>
  );
}
