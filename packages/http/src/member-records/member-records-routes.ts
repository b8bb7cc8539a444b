import { memberRecordsContract } from '@nestmates/application/member-records/contract.ts';
import { MemberRecords } from '@nestmates/application/member-records/member-records.ts';
import { serve } from '../shared/serve.ts';
import { withServices } from '../shared/with-services.ts';

export const memberRecordsRoutes = withServices([MemberRecords], (members) => [
  serve(memberRecordsContract.search, async ({ query, paged }) => paged(await members.search(query))),
  serve(memberRecordsContract.show, ({ params }) => members.show(params.id)),
]);
