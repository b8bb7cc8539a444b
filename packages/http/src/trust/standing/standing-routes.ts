import { standingContract } from '@nestmates/application/trust/standing/contract.ts';
import { OwnStanding } from '@nestmates/application/trust/standing/standing.ts';
import { serve } from '../../platform/shared/serve.ts';
import { withServices } from '../../platform/shared/with-services.ts';

export const standingRoutes = withServices([OwnStanding], (standing) => [
  serve(standingContract.show, ({ by }) => standing.show(by)),
  serve(standingContract.say, ({ by, body }) => standing.say(by, body.words)),
  serve(standingContract.appeal, ({ by, body }) => standing.appeal(by, body)),
]);
