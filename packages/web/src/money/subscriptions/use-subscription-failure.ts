import { toast } from '@nestmates/ui/toasts/toast.ts';
import { useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

/** Says why a plan was not paid when she is back from the payment provider, and removes that from the address. */
export function useSubscriptionFailure(): void {
  const [query] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const error = query.get('error');
  useEffect(() => {
    if (error === null) return;
    navigate(pathname, { replace: true });
    toast({ title: 'Subscription failed', description: error || 'Please try again.', destructive: true });
  }, [error, pathname, navigate]);
}
