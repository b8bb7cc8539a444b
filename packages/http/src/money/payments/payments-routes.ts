import { paymentsContract } from '@nestmates/application/money/payments/contract.ts';
import { PaymentAccounts } from '@nestmates/application/money/payments/payment-accounts.ts';
import { serve } from '../../platform/shared/serve.ts';
import { withServices } from '../../platform/shared/with-services.ts';

export const paymentsRoutes = withServices([PaymentAccounts], (accounts) => [
  serve(paymentsContract.accountStatus, ({ by }) => accounts.status(by)),
  serve(paymentsContract.onboard, ({ by }) => accounts.onboard(by)),
]);
