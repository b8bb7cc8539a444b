import { StandingScreen } from '@nestmates/ui/screens/trust/standing/StandingScreen.tsx';
import { useOpenOrders } from '../../market/orders/use-open-orders.ts';
import { useLogout } from '../../members/accounts/use-logout.ts';
import { SubscriptionSectionContainer } from '../../money/subscriptions/SubscriptionSectionContainer.tsx';
import { useTitle } from '../../platform/routing/use-title.ts';
import { useNow } from '../../platform/server-time/use-now.ts';
import { useSharedNow } from '../../together/shared-plans/use-shared-now.ts';
import { useStanding } from '../../trust/standing/use-standing.tsx';
import { useLeaving } from './use-leaving.tsx';
import { usePaymentWay } from './use-payment-way.tsx';

export default function StandingPage() {
  useTitle('My Standing');
  const logout = useLogout();
  const now = useNow();
  const standing = useStanding(now);
  const { isAway } = standing;
  const openOrders = useOpenOrders({ enabled: isAway });
  const payments = usePaymentWay({ enabled: isAway });
  const sharedPlans = useSharedNow({ enabled: isAway, now });
  const { data, deletion, passwordDialogs } = useLeaving({ enabled: isAway });
  const { state } = standing;
  const isLoading = payments === 'loading' || sharedPlans === 'loading' || data.kind === 'loading';
  const ways = isLoading
    ? 'loading'
    : { openOrders, sharedPlans, payments, plan: <SubscriptionSectionContainer />, data, deletion };
  return (
    <>
      <StandingScreen
        onLogout={logout.run}
        state={state.kind === 'ready' && isAway ? { ...state, ways } : state}
      />
      {passwordDialogs}
    </>
  );
}
