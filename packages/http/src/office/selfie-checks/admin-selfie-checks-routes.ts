import { AdminSelfieChecks } from '@nestmates/application/office/selfie-checks/admin-selfie-checks.ts';
import { adminSelfieChecksContract } from '@nestmates/application/office/selfie-checks/contract.ts';
import { serve } from '../../platform/shared/serve.ts';
import { withServices } from '../../platform/shared/with-services.ts';

export const adminSelfieChecksRoutes = withServices([AdminSelfieChecks], (checks) => [
  serve(adminSelfieChecksContract.list, () => checks.list()),
  serve(adminSelfieChecksContract.show, ({ by, params }) => checks.show(by, params.id)),
  serve(adminSelfieChecksContract.decide, ({ by, params, body }) => checks.decide(by, params.id, body)),
]);
