import { AdminMembers } from '@nestmates/application/office/members/admin-members.ts';
import { repository } from '../../platform/database/bindings.ts';
import { feature, service } from '../../platform/wiring/wiring.ts';
import { AdminMemberReader } from './admin-member-reader.ts';

export const adminMembersFeature = feature({
  bind(bind) {
    repository(bind, 'adminMemberQueries', AdminMemberReader);
    service(bind, AdminMembers);
  },
});
