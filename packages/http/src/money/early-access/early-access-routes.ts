import { earlyAccessContract } from '@nestmates/application/money/early-access/contract.ts';
import { EarlyAccess } from '@nestmates/application/money/early-access/early-access.ts';
import { EarlyAccessCodes } from '@nestmates/application/money/early-access/early-access-codes.ts';
import { serve } from '../../platform/shared/serve.ts';
import { withServices } from '../../platform/shared/with-services.ts';

export const earlyAccessRoutes = withServices([EarlyAccess, EarlyAccessCodes], (earlyAccess, codes) => [
  serve(earlyAccessContract.unlock, ({ by, body }) => earlyAccess.unlock(by, body)),
  serve(earlyAccessContract.overview, () => earlyAccess.overview()),
  serve(earlyAccessContract.codes, () => codes.list()),
  serve(earlyAccessContract.createCode, ({ by, body }) => codes.create(by, body)),
  serve(earlyAccessContract.closeCode, ({ by, body }) => codes.close(by, body.code)),
]);
