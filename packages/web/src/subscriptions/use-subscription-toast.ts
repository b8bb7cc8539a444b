import { toast } from '@nestmates/ui/toasts/toast.ts';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useMember } from '../session/session.ts';

/** Shows a toast on the return from payment, and removes the parameter from the URL. */
export function useSubscriptionToast(): void {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const active = useMember().subscriptionStatus === 'active';
  const isReturning = query.get('subscription') === 'success';
  useEffect(() => {
    if (!isReturning) return;
    // Anyone can open this URL, so the account decides.
    if (active) toast({ title: 'Subscription activated!' });
    navigate('/dashboard', { replace: true });
  }, [isReturning, active, navigate]);
}
