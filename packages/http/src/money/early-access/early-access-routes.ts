import { earlyAccessContract } from '@nestmates/application/money/early-access/contract.ts';
import { EarlyAccess } from '@nestmates/application/money/early-access/early-access.ts';
import { serve } from '../../platform/shared/serve.ts';
import { withServices } from '../../platform/shared/with-services.ts';

export const earlyAccessRoutes = withServices([EarlyAccess], (earlyAccess) => [
  serve(earlyAccessContract.unlock, ({ by, body }) => earlyAccess.unlock(by, body)),
]);
