import { sharedPlansContract } from '@nestmates/application/together/shared-plans/contract.ts';
import { SharedPlanService } from '@nestmates/application/together/shared-plans/shared-plan-service.ts';
import { serve } from '../../platform/shared/serve.ts';
import { withServices } from '../../platform/shared/with-services.ts';

export const sharedPlansRoutes = withServices([SharedPlanService], (plans) => [
  serve(sharedPlansContract.share, ({ by, body }) => plans.share(by, body)),
  serve(sharedPlansContract.list, ({ by }) => plans.list(by)),
  serve(sharedPlansContract.met, ({ by }) => plans.met(by)),
  serve(sharedPlansContract.end, ({ by, params }) => plans.end(by, params.id)),
  serve(sharedPlansContract.see, ({ by, params }) => plans.see(by, params.token)),
  serve(sharedPlansContract.homeSafe, ({ by, params }) => plans.homeSafe(by, params.token)),
]);
