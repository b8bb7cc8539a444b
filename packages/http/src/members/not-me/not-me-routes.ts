import { notMeContract } from '@nestmates/application/members/not-me/contract.ts';
import { NotMe } from '@nestmates/application/members/not-me/not-me.ts';
import { serve } from '../../platform/shared/serve.ts';
import { withServices } from '../../platform/shared/with-services.ts';

export const notMeRoutes = withServices([NotMe], (notMe) => [
  serve(notMeContract.secure, ({ body }) => notMe.secure(body)),
]);
