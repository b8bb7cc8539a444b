import { earlyAccessCodesContract } from '@nestmates/application/office/early-access/contract.ts';
import { EarlyAccessCodes } from '@nestmates/application/office/early-access/early-access-codes.ts';
import { serve } from '../../platform/shared/serve.ts';
import { withServices } from '../../platform/shared/with-services.ts';

export const earlyAccessCodesRoutes = withServices([EarlyAccessCodes], (codes) => [
  serve(earlyAccessCodesContract.overview, () => codes.overview()),
  serve(earlyAccessCodesContract.codes, () => codes.list()),
  serve(earlyAccessCodesContract.createCode, ({ by, body }) => codes.create(by, body)),
  serve(earlyAccessCodesContract.closeCode, ({ by, body }) => codes.close(by, body.code)),
]);
