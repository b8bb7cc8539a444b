import { PaymentAccountNotices } from '@nestmates/ui/screens/market/shops/dashboard/PaymentAccountNotices.tsx';
import { useQuery } from '@tanstack/react-query';
import { paymentNeedsQuery } from '../../money/payments/payment-account-query.ts';
import { usePaymentSetup } from '../../money/payments/use-payment-setup.ts';

/** What the seller has to know of the payment account; nothing where it cannot be read, or nothing is wrong. */
export function PaymentAccountNoticesContainer({
  from = '/seller/dashboard?tab=earnings',
  canWrite = true,
}: {
  /** Where the seller comes back to. */
  readonly from?: string;
  readonly canWrite?: boolean;
}) {
  const { data: account } = useQuery(paymentNeedsQuery);
  const { start, opening } = usePaymentSetup(from);
  if (!account) return null;
  return <PaymentAccountNotices account={account} opening={opening} canWrite={canWrite} onOpen={start} />;
}
