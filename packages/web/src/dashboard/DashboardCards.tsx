import { SectionHeading } from '@nestmates/ui/components/layout/SectionHeading.tsx';
import { LinkListSkeleton } from '@nestmates/ui/components/navigation/LinkListSkeleton.tsx';
import { PeopleLinks } from '@nestmates/ui/screens/dashboard/PeopleLinks.tsx';
import { AiLinks } from '@nestmates/ui/screens/insights/links/AiLinks.tsx';
import { existingPage } from '../routing/known-pages.ts';
import { useLockedToast } from '../subscriptions/use-locked-toast.ts';
import { useOpens } from '../subscriptions/use-opens.ts';
import { LazyCard } from './LazyCard.tsx';
import { loadCard } from './lazy-cards.ts';

const loadSnapshot = async () => (await import('./SnapshotCardContainer.tsx')).SnapshotCardContainer;
const loadPurchases = async () => (await import('../orders/OpenOrdersCards.tsx')).OpenPurchasesCard;
const loadSales = async () => (await import('../orders/OpenOrdersCards.tsx')).OpenSalesCard;
const loadProfile = async () => (await import('./ProfileCardContainer.tsx')).ProfileCardContainer;
const loadCheckIn = async () => (await import('../check-ins/CheckInCardContainer.tsx')).CheckInCardContainer;
const loadMarketplace = async () =>
  (await import('../marketplace/MarketplaceCardContainer.tsx')).MarketplaceCardContainer;
const loadSwapRequests = async () =>
  (await import('../swaps/SwapRequestsCardContainer.tsx')).SwapRequestsCardContainer;
const loadWeeklyInsight = async () =>
  (await import('../insights/WeeklyInsightCardContainer.tsx')).WeeklyInsightCardContainer;
const loadConnectionRequests = async () =>
  (await import('../connections/ConnectionRequestsPanelContainer.tsx')).ConnectionRequestsPanelContainer;

/** Where the dashboard is opened first, its cards come with it, so that none pushes the others away. */
export const preloadCards = (): Promise<unknown> =>
  Promise.allSettled(
    [
      loadSnapshot,
      loadCheckIn,
      loadSales,
      loadPurchases,
      loadSwapRequests,
      loadConnectionRequests,
      loadWeeklyInsight,
      loadMarketplace,
      loadProfile,
    ].map(loadCard),
  );

/** A new card is one line here and a chunk of its own. */
export function DashboardCards() {
  const opensCalendar = useOpens('calendar');
  const opensMarketplace = useOpens('marketplace');
  return (
    <>
      <LazyCard
        what="today’s snapshot"
        load={loadSnapshot}
        placeholder={
          <section>
            <SectionHeading>Today’s Snapshot</SectionHeading>
            <LinkListSkeleton what="today’s snapshot" rows={opensCalendar ? 3 : 2} />
          </section>
        }
      />
      <LazyCard what="your check-in" load={loadCheckIn} />
      <LazyCard what="your sales" load={loadSales} />
      <LazyCard what="your purchases" load={loadPurchases} />
      <LazyCard what="your babysitting requests" load={loadSwapRequests} />
      <LazyCard what="your connection requests" load={loadConnectionRequests} />
      <LazyCard what="your weekly insight" load={loadWeeklyInsight} />
      {!opensMarketplace && <LazyCard what="the marketplace" load={loadMarketplace} />}
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
      <LazyCard
        what="your profile"
        load={loadProfile}
        placeholder={<LinkListSkeleton what="your profile" rows={1} />}
      />
      {opensMarketplace && <LazyCard what="the marketplace" load={loadMarketplace} />}
    </>
  );
}
