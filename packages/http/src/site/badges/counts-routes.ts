import { countsContract } from '@nestmates/application/site/badges/contract.ts';
import { Counts } from '@nestmates/application/site/badges/counts.ts';
import { serve } from '../../platform/shared/serve.ts';
import { withServices } from '../../platform/shared/with-services.ts';

export const countsRoutes = withServices([Counts], (counts) => [
  serve(countsContract.show, ({ by }) => counts.show(by)),
]);
