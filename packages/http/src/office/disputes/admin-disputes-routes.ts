import { AdminDisputes } from '@nestmates/application/office/disputes/admin-disputes.ts';
import { disputesContract } from '@nestmates/application/office/disputes/contract.ts';
import { serve } from '../../platform/shared/serve.ts';
import { withServices } from '../../platform/shared/with-services.ts';

export const adminDisputesRoutes = withServices([AdminDisputes], (disputes) => [
  serve(disputesContract.list, async ({ query, paged }) => paged(await disputes.list(query))),
  serve(disputesContract.show, ({ params }) => disputes.show(params.id)),
  serve(disputesContract.sendEvidence, ({ by, params, body }) => disputes.sendEvidence(by, params.id, body)),
  serve(disputesContract.dismiss, ({ by, params }) => disputes.dismiss(by, params.id)),
]);
