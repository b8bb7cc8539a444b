import { Audit } from '@nestmates/application/audit/audit.ts';
import { auditContract } from '@nestmates/application/audit/contract.ts';
import { serve } from '../shared/serve.ts';
import { withServices } from '../shared/with-services.ts';

export const auditRoutes = withServices([Audit], (audit) => [
  serve(auditContract.list, async ({ query, paged }) => paged(await audit.list(query))),
  serve(auditContract.export, ({ query }) => audit.export(query)),
]);
