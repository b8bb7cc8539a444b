import { toast } from '@nestmates/ui/toasts/toast.ts';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useMember } from '../session/session.ts';

/** She comes back from paying: if her subscription is there she is told, and the address is the page's own again. */
export function useSubscriptionToast(): void {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const active = useMember().subscriptionStatus === 'active';
  const isReturning = query.get('subscription') === 'success';
  useEffect(() => {
    if (!isReturning) return;
    // Anyone can write this address; only her account knows.
    if (active) toast({ title: 'Subscription activated!' });
    navigate('/dashboard', { replace: true });
  }, [isReturning, active, navigate]);
}
