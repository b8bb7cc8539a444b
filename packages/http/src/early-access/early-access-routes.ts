import { earlyAccessContract } from '@nestmates/application/early-access/contract.ts';
import { EarlyAccess } from '@nestmates/application/early-access/early-access.ts';
import { serve } from '../shared/serve.ts';
import { withServices } from '../shared/with-services.ts';

export const earlyAccessRoutes = withServices([EarlyAccess], (earlyAccess) => [
  serve(earlyAccessContract.unlock, ({ by, body }) => earlyAccess.unlock(by, body)),
  serve(earlyAccessContract.overview, () => earlyAccess.overview()),
]);
