import { plannerContract } from '@nestmates/application/together/planner/contract.ts';
import { Planner } from '@nestmates/application/together/planner/planner.ts';
import { serve } from '../../platform/shared/serve.ts';
import { withServices } from '../../platform/shared/with-services.ts';

export const plannerRoutes = withServices([Planner], (planner) => [
  serve(plannerContract.matches, ({ by, body }) => planner.matches(by, body)),
]);
