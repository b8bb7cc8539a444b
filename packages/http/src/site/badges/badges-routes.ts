import { Badges } from '@nestmates/application/site/badges/badges.ts';
import { badgesContract } from '@nestmates/application/site/badges/contract.ts';
import { serve } from '../../platform/shared/serve.ts';
import { withServices } from '../../platform/shared/with-services.ts';

export const badgesRoutes = withServices([Badges], (badges) => [
  serve(badgesContract.show, ({ by }) => badges.show(by)),
]);
