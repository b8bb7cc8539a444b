import { DashboardScreen, type Door } from '@nestmates/ui/screens/dashboard/DashboardScreen.tsx';
import { PeopleDoors } from '@nestmates/ui/screens/dashboard/PeopleDoors.tsx';
import { longDay } from '@nestmates/ui/words/when.ts';
import { useEffect } from 'react';
import { RequestsPart } from '../connections/RequestsPart.tsx';
import { UnlockPart } from '../early-access/UnlockPart.tsx';
import { sayLateToast } from '../shared/later-toast.ts';
import { pageAt } from '../shared/pages.ts';
import { useMember } from '../shared/session.ts';
import { useDay } from '../shared/use-day.ts';
import { useTitle } from '../shared/use-title.ts';
import { useSayLocked } from '../subscriptions/say-locked.ts';
import { UpgradePart } from '../subscriptions/UpgradePart.tsx';
import { useActivated } from '../subscriptions/use-activated.ts';
import { SwapRequestsPart } from '../swaps/SwapRequestsPart.tsx';
import { ProfilePart } from './ProfilePart.tsx';
import { SnapshotPart } from './SnapshotPart.tsx';

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
