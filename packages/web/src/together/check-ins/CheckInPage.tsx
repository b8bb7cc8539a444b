import type { CheckInForm } from '@nestmates/application/together/check-ins/contract.ts';
import { CheckInScreen } from '@nestmates/ui/screens/together/check-ins/page/CheckInScreen.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useOpens } from '../../platform/access/use-opens.ts';
import { seen, unlessAtFields } from '../../platform/actions/action.ts';
import { useAction } from '../../platform/actions/use-action.ts';
import { call } from '../../platform/api/call.ts';
import { useTitle } from '../../platform/routing/use-title.ts';
import { useMember } from '../../platform/session/session.ts';
import { placesQuery } from './check-in-queries.ts';
import { useCurrentCheckIn } from './use-current-check-in.ts';
import { useNearby } from './use-nearby.ts';

function OpenCheckInPage() {
  const { city: home, mustVerifyEmail } = useMember();
  const city = home ?? 'your city';
  const navigate = useNavigate();
  const current = useCurrentCheckIn();
  const nearby = useNearby(city);
  const { data: places = [] } = useQuery({ ...placesQuery, enabled: !mustVerifyEmail });
  const { run, kind, issues } = useAction({
    call: (body: CheckInForm) => call('post /api/checkin', { body }),
    says: seen('Check-in successful!'),
    fails: unlessAtFields({ title: 'Error checking in', description: 'An unexpected error occurred.' }),
    touches: { type: 'check-in' },
    onSuccess: () => navigate('/dashboard'),
  });
  const [at, setAt] = useState<string>();
  const onSubmit = (checkIn: CheckInForm) => {
    setAt(checkIn.location);
    run(checkIn);
  };
  const form = { kind, at, city, places, issues, onSubmit } as const;
  return <CheckInScreen state={{ kind: 'ready', current, form, nearby }} />;
}

function LockedCheckInPage() {
  return <CheckInScreen state={{ kind: 'locked', current: useCurrentCheckIn() }} />;
}

export default function CheckInPage() {
  useTitle('Check In');
  return useOpens('check-ins') ? <OpenCheckInPage /> : <LockedCheckInPage />;
}
