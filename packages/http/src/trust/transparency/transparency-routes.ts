import { transparencyContract } from '@nestmates/application/trust/transparency/contract.ts';
import { Transparency } from '@nestmates/application/trust/transparency/transparency.ts';
import { serve } from '../../platform/shared/serve.ts';
import { withServices } from '../../platform/shared/with-services.ts';

export const transparencyRoutes = withServices([Transparency], (transparency) => [
  serve(transparencyContract.months, () => transparency.months()),
]);
