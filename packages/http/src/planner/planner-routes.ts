import { plannerContract } from '@nestmates/application/planner/contract.ts';
import { Planner } from '@nestmates/application/planner/planner.ts';
import { serve } from '../shared/serve.ts';
import { withServices } from '../shared/with-services.ts';

export const plannerRoutes = withServices([Planner], (planner) => [
  serve(plannerContract.matches, ({ by, body }) => planner.matches(by, body)),
]);
