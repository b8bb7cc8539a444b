import { importWithStyles } from '@nestmates/ui/lazy-loading/import-with-styles.ts';
import { type NearbyMother, NewNearYou } from '@nestmates/ui/screens/site/dashboard/NewNearYou.tsx';
import {
  type NextEvent,
  SnapshotCard,
  type SnapshotFigure,
} from '@nestmates/ui/screens/site/dashboard/SnapshotCard.tsx';
import { ThisWeek } from '@nestmates/ui/screens/site/dashboard/ThisWeek.tsx';
import { WaitingList, type WaitingListProps } from '@nestmates/ui/screens/site/dashboard/WaitingList.tsx';
import type { WeekPlan } from '@nestmates/ui/screens/site/dashboard/week.ts';
import { type ComponentType, useEffect, useState } from 'react';
import { MarketplaceCardContainer } from '../../market/listings/MarketplaceCardContainer.tsx';
import { UpgradePromoContainer } from '../../money/subscriptions/UpgradePromoContainer.tsx';
import { useOpens } from '../../platform/access/use-opens.ts';
import { useCounts } from '../../platform/queries/badge-counts.ts';
import { existingPage } from '../../platform/routing/known-pages.ts';
import { useMember } from '../../platform/session/session.ts';
import { useToday } from '../../platform/shared/use-today.ts';
import { WeeklyInsightCardContainer } from '../../together/insights/WeeklyInsightCardContainer.tsx';
import { explainDay } from './explain-day.ts';

interface SnapshotProps {
  readonly next: NextEvent | undefined;
}

/** Swap requests only where there are any. */
function Snapshot({ next }: SnapshotProps) {
  const counts = useCounts();
  const opensCheckIns = useOpens('check-ins');
  const { data } = counts;
  const figures: readonly SnapshotFigure[] = [
    { label: 'New matches', count: data?.connections, href: '/matches' },
    {
      label: 'Moms nearby',
      count: data?.nearby,
      href: '/check-in',
      onLocked: opensCheckIns ? undefined : explainDay.checkIns,
    },
    ...(data?.swaps ? [{ label: 'Swap requests', count: data.swaps, href: '/babysitting-swaps' }] : []),
    { label: 'Connection Requests', count: data?.requests, href: '/connection-requests' },
  ];
  const hasFailed = !data && counts.isError;
  return (
    <SnapshotCard
      figures={figures}
      onRetry={hasFailed ? () => void counts.refetch() : undefined}
      next={next}
    />
  );
}

interface DashboardCardsProps extends SnapshotProps {
  readonly waiting: WaitingListProps['items'];
  readonly onRetryWaiting: WaitingListProps['onRetry'];
  readonly week: readonly WeekPlan[];
  readonly mothers: readonly NearbyMother[] | undefined;
}

export function DashboardCards({ waiting, onRetryWaiting, week, next, mothers }: DashboardCardsProps) {
  const today = useToday();
  const calendarHref = useOpens('calendar') ? existingPage('/calendar') : undefined;
  return (
    <>
      <Snapshot next={next} />
      <ThisWeek today={today} plans={week} calendarHref={calendarHref} />
      <WaitingList items={waiting} allHref="/notifications" onRetry={onRetryWaiting} />
      <NewNearYou people={mothers} />
    </>
  );
}

const importEnd = () => import('./DashboardEnd.tsx');

/** The end of the page, whose code comes after the page. */
function useDashboardEnd(): ComponentType | undefined {
  const [loaded, setLoaded] = useState<ComponentType>();
  useEffect(() => {
    // All that it leads to stands in the menu, too.
    importWithStyles(importEnd).then(
      ({ DashboardEnd }) => setLoaded(() => DashboardEnd),
      () => undefined,
    );
  }, []);
  return loaded;
}

/** A Free member has one offer on the page, and sees the locks after it. */
export function DashboardSide({ offersPro }: { readonly offersPro: boolean }) {
  const { plan } = useMember();
  const DashboardEnd = useDashboardEnd();
  return (
    <>
      {plan !== 'free' && <WeeklyInsightCardContainer />}
      {offersPro && <UpgradePromoContainer />}
      <MarketplaceCardContainer />
      {DashboardEnd && <DashboardEnd />}
    </>
  );
}
