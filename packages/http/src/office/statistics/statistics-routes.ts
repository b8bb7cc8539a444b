import { statisticsContract } from '@nestmates/application/office/statistics/contract.ts';
import { Statistics } from '@nestmates/application/office/statistics/statistics.ts';
import { serve } from '../../platform/shared/serve.ts';
import { withServices } from '../../platform/shared/with-services.ts';

export const statisticsRoutes = withServices([Statistics], (statistics) => [
  serve(statisticsContract.show, () => statistics.show()),
]);
