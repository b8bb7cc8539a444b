import { memberRecordsContract } from '@nestmates/application/office/members/contract.ts';
import { MemberRecords } from '@nestmates/application/office/members/member-records.ts';
import { serve } from '../../platform/shared/serve.ts';
import { withServices } from '../../platform/shared/with-services.ts';

export const memberRecordsRoutes = withServices([MemberRecords], (members) => [
  serve(memberRecordsContract.search, async ({ query, paged }) => paged(await members.search(query))),
  serve(memberRecordsContract.show, ({ params, by }) => members.show(by, params.id)),
]);
