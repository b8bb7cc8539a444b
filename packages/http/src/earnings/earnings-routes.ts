import { earningsContract } from '@nestmates/application/earnings/contract.ts';
import { Earnings } from '@nestmates/application/earnings/earnings.ts';
import { serve } from '../shared/serve.ts';
import { withServices } from '../shared/with-services.ts';

export const earningsRoutes = withServices([Earnings], (earnings) => [
  serve(earningsContract.show, ({ by }) => earnings.show(by)),
  serve(earningsContract.export, ({ by }) => earnings.export(by)),
]);
