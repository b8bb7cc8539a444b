import { AdminMembers } from '@nestmates/application/office/members/admin-members.ts';
import { adminMembersContract } from '@nestmates/application/office/members/contract.ts';
import { serve } from '../../platform/shared/serve.ts';
import { withServices } from '../../platform/shared/with-services.ts';

export const adminMembersRoutes = withServices([AdminMembers], (members) => [
  serve(adminMembersContract.search, async ({ query, paged }) => paged(await members.search(query))),
  serve(adminMembersContract.show, ({ params, by }) => members.show(by, params.id)),
]);
