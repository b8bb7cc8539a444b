import { planNames } from '@nestmates/domain/platform/access/capabilities.ts';
import { longDay } from '@nestmates/ui/dates/date-formats.ts';
import { DashboardScreen, type QuickLink } from '@nestmates/ui/screens/site/dashboard/DashboardScreen.tsx';
import { useEffect } from 'react';
import { UnlockBannerContainer } from '../../money/early-access/UnlockBannerContainer.tsx';
import { PastDueBannerContainer } from '../../money/subscriptions/PastDueBannerContainer.tsx';
import { UpgradePromoContainer } from '../../money/subscriptions/UpgradePromoContainer.tsx';
import { useSubscriptionToast } from '../../money/subscriptions/use-subscription-toast.ts';
import { existingPage } from '../../platform/routing/known-pages.ts';
import { useTitle } from '../../platform/routing/use-title.ts';
import { useMember } from '../../platform/session/session.ts';
import { showToastAfterReload } from '../../platform/shared/toast-after-reload.ts';
import { useToday } from '../../platform/shared/use-today.ts';
import { DashboardCards, DashboardLinks } from './DashboardCards.tsx';

const quickLinks: readonly QuickLink[] = [
  { label: 'Start Swiping', href: '/browse' },
  { label: 'Check In', href: '/check-in' },
  { label: 'Calendar', href: '/calendar' },
];

export default function DashboardPage() {
  useTitle('Dashboard');
  const { firstName, subscriptionStatus, plan } = useMember();
  const day = useToday();
  useEffect(showToastAfterReload, []);
  useSubscriptionToast();
  return (
    <DashboardScreen
      state={{
        date: longDay.format(day),
        firstName: firstName ?? '',
        subscribedTo: subscriptionStatus === 'active' && plan !== 'free' ? planNames[plan] : undefined,
        quickLinks: quickLinks.filter(({ href }) => existingPage(href)),
        notice: <PastDueBannerContainer />,
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
