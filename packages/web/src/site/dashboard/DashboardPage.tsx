import { planNames } from '@nestmates/domain/platform/access/capabilities.ts';
import { longDay } from '@nestmates/ui/dates/date-formats.ts';
import { importWithStyles } from '@nestmates/ui/lazy-loading/import-with-styles.ts';
import { DashboardScreen, type QuickLink } from '@nestmates/ui/screens/site/dashboard/DashboardScreen.tsx';
import { type ComponentType, useEffect, useState } from 'react';
import { UnlockBannerContainer } from '../../money/early-access/UnlockBannerContainer.tsx';
import { PastDueBannerContainer } from '../../money/subscriptions/PastDueBannerContainer.tsx';
import { UpgradePromoContainer } from '../../money/subscriptions/UpgradePromoContainer.tsx';
import { existingPage } from '../../platform/routing/known-pages.ts';
import { useTitle } from '../../platform/routing/use-title.ts';
import { useMember } from '../../platform/session/session.ts';
import { announceFromBefore } from '../../platform/shared/announce-after-reload.ts';
import { useToday } from '../../platform/shared/use-today.ts';
import { useToldMoments } from '../moments/use-told-moments.ts';
import { DashboardCards, DashboardLinks } from './DashboardCards.tsx';

const quickLinks: readonly QuickLink[] = [
  { label: 'Start Swiping', href: '/browse' },
  { label: 'Check In', href: '/check-in' },
  { label: 'Calendar', href: '/calendar' },
];

const importReturn = () => import('../../money/subscriptions/SubscriptionReturn.tsx');

/** Few visits come back from paying. */
function useSubscriptionReturn(): ComponentType | undefined {
  const [loaded, setLoaded] = useState<ComponentType>();
  useEffect(() => {
    if (!location.search.includes('subscription=success')) return;
    // Without its code the dashboard shows the plan all the same.
    importWithStyles(importReturn).then(
      ({ SubscriptionReturn }) => setLoaded(() => SubscriptionReturn),
      () => undefined,
    );
  }, []);
  return loaded;
}

export default function DashboardPage() {
  useTitle('Dashboard');
  const { firstName, subscriptionStatus, plan } = useMember();
  const day = useToday();
  useEffect(announceFromBefore, []);
  const SubscriptionReturn = useSubscriptionReturn();
  useToldMoments();
  return (
    <DashboardScreen
      state={{
        date: longDay.format(day),
        firstName: firstName ?? '',
        subscribedTo: subscriptionStatus === 'active' && plan !== 'free' ? planNames[plan] : undefined,
        quickLinks: quickLinks.filter(({ href }) => existingPage(href)),
        notice: (
          <>
            {SubscriptionReturn && <SubscriptionReturn />}
            <PastDueBannerContainer />
          </>
        ),
        cards: <DashboardCards />,
        links: <DashboardLinks />,
        promos: (
          <>
            <UpgradePromoContainer />
            <UnlockBannerContainer />
          </>
        ),
      }}
    />
  );
}
