import { selfieChecksContract } from '@nestmates/application/trust/selfie-checks/contract.ts';
import { SelfieChecks } from '@nestmates/application/trust/selfie-checks/selfie-checks.ts';
import { serve } from '../../platform/shared/serve.ts';
import { withServices } from '../../platform/shared/with-services.ts';

export const selfieChecksRoutes = withServices([SelfieChecks], (checks) => [
  serve(selfieChecksContract.current, ({ by }) => checks.current(by)),
  serve(selfieChecksContract.send, ({ by, file }) => (file ? checks.send(by, file) : checks.ask(by))),
]);
