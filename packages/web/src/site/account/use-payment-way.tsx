import type { PaymentWay } from '@nestmates/ui/screens/trust/standing/StandingWays.tsx';
import { useQuery } from '@tanstack/react-query';
import { PaymentAccountNoticesContainer } from '../../market/shops/PaymentAccountNoticesContainer.tsx';
import { paymentAccountQuery, paymentNeedsQuery } from '../../money/payments/payment-account-query.ts';
import { usePaymentReturn } from '../../money/payments/use-payment-return.ts';
import { usePaymentSetup } from '../../money/payments/use-payment-setup.ts';

const standing = '/account/standing';

/** The way to the payment provider of a member who can sell no more; undefined where nothing was begun there. */
export function usePaymentWay({
  enabled,
}: {
  readonly enabled: boolean;
}): PaymentWay | 'loading' | undefined {
  usePaymentReturn();
  const { data: status, isLoading } = useQuery({ ...paymentAccountQuery, enabled });
  const notices = useQuery({ ...paymentNeedsQuery, enabled: enabled && status?.started === true });
  const { start, opening } = usePaymentSetup(standing);
  if (isLoading || notices.isLoading) return 'loading';
  if (!status?.started) return undefined;
  return {
    isReady: status.connected,
    opening,
    onOpen: start,
    notices: <PaymentAccountNoticesContainer from={standing} canWrite={false} />,
  };
}
