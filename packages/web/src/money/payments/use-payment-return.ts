import { toast } from '@nestmates/ui/toasts/toast.ts';
import { useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { queryClient } from '../../platform/queries/query-client.ts';
import { useMember } from '../../platform/session/session.ts';
import { paymentAccountQuery } from './payment-account-query.ts';
import { returnMessage } from './return-messages.ts';
import { takeSetupStart } from './setup-start.ts';

/** Anyone can open this address, so the account decides. */
async function sayWhetherConnected(): Promise<void> {
  const { connected } = await queryClient.fetchQuery({ ...paymentAccountQuery, staleTime: 0 });
  if (connected) toast({ title: 'Payment account connected!' });
  else
    toast({
      title: 'Payment account not ready yet',
      description: 'The payment provider is checking your details, or still needs some.',
    });
}

/**
 * Says how it went with the payment provider when the seller is back, removes that from the address, and leads on
 * to where they had left.
 */
export function usePaymentReturn(): void {
  const [query] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { id } = useMember();
  const connected = query.get('stripe_connected') === 'true';
  const code = query.get('error');
  useEffect(() => {
    if (!connected && code === null) return;
    navigate(takeSetupStart(id) ?? pathname, { replace: true });
    // What cannot be asked is shown by the page, which asks the same.
    if (connected) void sayWhetherConnected().catch(() => undefined);
    else
      toast({
        title: 'Payment account not connected',
        description: returnMessage(code ?? ''),
        destructive: true,
      });
  }, [connected, code, id, pathname, navigate]);
}
