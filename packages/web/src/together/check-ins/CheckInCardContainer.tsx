import { CheckInCard } from '@nestmates/ui/screens/together/check-ins/dashboard-card/CheckInCard.tsx';
import { useCurrentCheckIn } from './use-current-check-in.ts';

export function CheckInCardContainer() {
  return <CheckInCard state={useCurrentCheckIn()} />;
}
