import { moneyContract } from '@nestmates/application/office/money/contract.ts';
import { MoneyOverview } from '@nestmates/application/office/money/money-overview.ts';
import { serve } from '../../platform/shared/serve.ts';
import { withServices } from '../../platform/shared/with-services.ts';

export const moneyRoutes = withServices([MoneyOverview], (money) => [
  serve(moneyContract.show, () => money.show()),
]);
