import { PaymentsSection } from '@nestmates/ui/screens/money/payments/PaymentsSection.tsx';
import { useQuery } from '@tanstack/react-query';
import { PaymentAccountNoticesContainer } from '../../market/shops/PaymentAccountNoticesContainer.tsx';
import { paymentAccountQuery, paymentNeedsQuery } from '../../money/payments/payment-account-query.ts';
import { usePaymentSetup } from '../../money/payments/use-payment-setup.ts';
import { loadingOrFailed } from '../../platform/queries/loading-or-failed.ts';

const path = '/account/payments';

/** The way to be paid, whatever the plan: of whoever sells no more something may still be due. */
export function PaymentsSectionContainer() {
  const account = useQuery(paymentAccountQuery);
  const needs = useQuery(paymentNeedsQuery);
  const { start, opening } = usePaymentSetup(path);
  if (!account.data) return <PaymentsSection state={loadingOrFailed(account)} />;
  if (!needs.data) return <PaymentsSection state={loadingOrFailed(needs)} />;
  return (
    <PaymentsSection
      state={{
        kind: 'ready',
        ...account.data,
        concern: needs.data.concern,
        notices: <PaymentAccountNoticesContainer from={path} />,
        opening,
        onOpen: start,
      }}
    />
  );
}
