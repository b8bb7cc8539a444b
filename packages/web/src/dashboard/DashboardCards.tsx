import { PeopleLinks } from '@nestmates/ui/screens/dashboard/PeopleLinks.tsx';
import { AiLinks } from '@nestmates/ui/screens/insights/links/AiLinks.tsx';
import { CheckInCardContainer } from '../check-ins/CheckInCardContainer.tsx';
import { ConnectionRequestsPanelContainer } from '../connections/ConnectionRequestsPanelContainer.tsx';
import { WeeklyInsightCardContainer } from '../insights/WeeklyInsightCardContainer.tsx';
import { MarketplaceCardContainer } from '../marketplace/MarketplaceCardContainer.tsx';
import { OpenPurchasesCard, OpenSalesCard } from '../orders/OpenOrdersCards.tsx';
import { existingPage } from '../routing/known-pages.ts';
import { useLockedToast } from '../subscriptions/use-locked-toast.ts';
import { useOpens } from '../subscriptions/use-opens.ts';
import { SwapRequestsCardContainer } from '../swaps/SwapRequestsCardContainer.tsx';
import { ProfileCardContainer } from './ProfileCardContainer.tsx';
import { SnapshotCardContainer } from './SnapshotCardContainer.tsx';

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
      <PeopleLinks messages={opensMessages ? messages : { onLocked: showLockedToast }} />
      <AiLinks locked={!useOpens('weekly insights')} />
      <ProfileCardContainer />
      {opensMarketplace && <MarketplaceCardContainer />}
    </>
  );
}
