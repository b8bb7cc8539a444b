import { payoutsContract } from '@nestmates/application/office/payouts/contract.ts';
import { PayoutHolding } from '@nestmates/application/office/payouts/payout-holding.ts';
import { serve } from '../../platform/shared/serve.ts';
import { withServices } from '../../platform/shared/with-services.ts';

export const payoutsRoutes = withServices([PayoutHolding], (payouts) => [
  serve(payoutsContract.hold, ({ by, params, body }) => payouts.hold(by, params.id, body.text)),
  serve(payoutsContract.lift, ({ by, params, body }) => payouts.lift(by, params.id, body.text)),
]);
