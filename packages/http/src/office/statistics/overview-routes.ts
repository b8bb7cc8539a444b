import { overviewContract } from '@nestmates/application/office/statistics/contract.ts';
import { Overview } from '@nestmates/application/office/statistics/overview.ts';
import { serve } from '../../platform/shared/serve.ts';
import { withServices } from '../../platform/shared/with-services.ts';

export const overviewRoutes = withServices([Overview], (overview) => [
  serve(overviewContract.show, () => overview.show()),
]);
