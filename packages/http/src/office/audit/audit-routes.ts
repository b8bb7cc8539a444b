import { Audit } from '@nestmates/application/office/audit/audit.ts';
import { auditContract } from '@nestmates/application/office/audit/contract.ts';
import { serve } from '../../platform/shared/serve.ts';
import { withServices } from '../../platform/shared/with-services.ts';

export const auditRoutes = withServices([Audit], (audit) => [
  serve(auditContract.list, async ({ query, paged }) => paged(await audit.list(query))),
  serve(auditContract.export, ({ query }) => audit.export(query)),
]);
