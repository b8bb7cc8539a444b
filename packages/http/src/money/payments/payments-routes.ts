import { AccountReports } from '@nestmates/application/money/payments/account-reports.ts';
import { paymentsContract } from '@nestmates/application/money/payments/contract.ts';
import { PaymentAccounts } from '@nestmates/application/money/payments/payment-accounts.ts';
import { serve } from '../../platform/shared/serve.ts';
import { withServices } from '../../platform/shared/with-services.ts';

export const paymentsRoutes = withServices([PaymentAccounts, AccountReports], (accounts, reports) => [
  serve(paymentsContract.accountStatus, ({ by }) => accounts.status(by)),
  serve(paymentsContract.account, ({ by }) => reports.show(by)),
  serve(paymentsContract.onboard, ({ by }) => accounts.onboard(by)),
]);
