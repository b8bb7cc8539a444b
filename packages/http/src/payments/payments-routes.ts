import { paymentsContract } from '@nestmates/application/payments/contract.ts';
import { PaymentAccounts } from '@nestmates/application/payments/payment-accounts.ts';
import { serve } from '../shared/serve.ts';
import { withServices } from '../shared/with-services.ts';

export const paymentsRoutes = withServices([PaymentAccounts], (accounts) => [
  serve(paymentsContract.accountStatus, ({ by }) => accounts.status(by)),
  serve(paymentsContract.onboard, ({ by }) => accounts.onboard(by)),
]);
