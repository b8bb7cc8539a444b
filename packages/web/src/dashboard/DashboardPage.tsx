import { DashboardScreen } from '@nestmates/ui/screens/dashboard/DashboardScreen.tsx';
import { useEffect } from 'react';
import { UnlockPart } from '../early-access/UnlockPart.tsx';
import { sayLateToast } from '../shared/later-toast.ts';
import { useMember } from '../shared/session.ts';
import { useTitle } from '../shared/use-title.ts';
import { ProfilePart } from './ProfilePart.tsx';

const longDate = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric' });

export default function DashboardPage() {
  useTitle('Dashboard');
  const { firstName, subscriptionStatus } = useMember();
  useEffect(sayLateToast, []);
  return (
    <DashboardScreen
      state={{
        date: longDate.format(new Date()),
        firstName: firstName ?? '',
        premiumMember: subscriptionStatus === 'active',
        doors: [],
        cards: null,
        aside: (
          <>
            <UnlockPart />
            <ProfilePart />
          </>
        ),
      }}
    />
  );
}
