import { rulesContract } from '@nestmates/application/trust/rules/contract.ts';
import { houseRules } from '@nestmates/domain/trust/rules/house-rules.ts';
import { serve } from '../../platform/shared/serve.ts';
import { withServices } from '../../platform/shared/with-services.ts';

export const rulesRoutes = withServices([], () => [serve(rulesContract.list, async () => houseRules)]);
