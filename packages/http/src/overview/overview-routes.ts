import { overviewContract } from '@nestmates/application/overview/contract.ts';
import { Overview } from '@nestmates/application/overview/overview.ts';
import { serve } from '../shared/serve.ts';
import { withServices } from '../shared/with-services.ts';

export const overviewRoutes = withServices([Overview], (overview) => [
  serve(overviewContract.show, () => overview.show()),
]);
