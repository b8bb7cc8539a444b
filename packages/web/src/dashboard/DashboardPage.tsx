import { longDay } from '@nestmates/ui/dates/date-formats.ts';
import { DashboardScreen, type Door } from '@nestmates/ui/screens/dashboard/DashboardScreen.tsx';
import { PeopleDoors } from '@nestmates/ui/screens/dashboard/PeopleLinks.tsx';
import { useEffect } from 'react';
import { RequestsPart } from '../connections/ConnectionRequestsPanelContainer.tsx';
import { UnlockPart } from '../early-access/UnlockBannerContainer.tsx';
import { pageAt } from '../routing/known-pages.ts';
import { useTitle } from '../routing/use-title.ts';
import { useMember } from '../session/session.ts';
import { sayLateToast } from '../shared/toast-after-reload.ts';
import { useDay } from '../shared/use-today.ts';
import { UpgradePart } from '../subscriptions/UpgradePromoContainer.tsx';
import { useSayLocked } from '../subscriptions/use-locked-toast.ts';
import { useActivated } from '../subscriptions/use-subscription-toast.ts';
import { SwapRequestsPart } from '../swaps/SwapRequestsCardContainer.tsx';
import { ProfilePart } from './ProfileCardContainer.tsx';
import { SnapshotPart } from './SnapshotCardContainer.tsx';

const doors: readonly Door[] = [
  { label: 'Start Swiping', href: '/browse' },
  { label: 'Check In', href: '/check-in' },
  { label: 'Calendar', href: '/calendar' },
];

export default function DashboardPage() {
  useTitle('Dashboard');
  const { firstName, subscriptionStatus, plan } = useMember();
  const day = useDay();
  const sayLocked = useSayLocked();
  const messages = pageAt('/messages') ? 'open' : 'none';
  useEffect(sayLateToast, []);
  useActivated();
  return (
    <DashboardScreen
      state={{
        date: longDay.format(day),
        firstName: firstName ?? '',
        premiumMember: subscriptionStatus === 'active',
        doors: doors.filter(({ href }) => pageAt(href)),
        cards: (
          <>
            <SnapshotPart />
            <SwapRequestsPart />
            <RequestsPart />
            <PeopleDoors messages={plan === 'free' ? { onLocked: sayLocked } : messages} />
            <ProfilePart />
          </>
        ),
        offers: (
          <>
            <UpgradePart />
            <UnlockPart />
          </>
        ),
      }}
    />
  );
}
