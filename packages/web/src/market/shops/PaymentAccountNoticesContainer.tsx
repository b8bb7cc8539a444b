import { PaymentAccountNotices } from '@nestmates/ui/screens/market/shops/dashboard/PaymentAccountNotices.tsx';
import { useQuery } from '@tanstack/react-query';
import { usePaymentSetup } from '../../money/payments/use-payment-setup.ts';
import { readQuery } from '../../platform/queries/read-query.ts';

const paymentAccountQuery = readQuery('get /api/seller/payment-account');

/** What the seller has to know of the payment account; nothing where it cannot be read, or nothing is wrong. */
export function PaymentAccountNoticesContainer() {
  const { data: account } = useQuery(paymentAccountQuery);
  const { start, opening } = usePaymentSetup('/seller/dashboard?tab=earnings');
  return account ? <PaymentAccountNotices account={account} opening={opening} onOpen={start} /> : null;
}
