import { Audit } from '@nestmates/application/office/audit/audit.ts';
import { AdminMembers } from '@nestmates/application/office/members/admin-members.ts';
import { members, sessionQueries } from '../../members/accounts/ports.ts';
import { payoutHolds } from '../../money/payouts/ports.ts';
import { repository } from '../../platform/database/ports.ts';
import { clock } from '../../platform/shared/ports.ts';
import { feature, service } from '../../platform/wiring/wiring.ts';
import { auditLog } from '../audit/ports.ts';
import { caseQueries } from '../cases/ports.ts';
import { AdminMemberReader } from './admin-member-reader.ts';
import { adminMemberQueries } from './ports.ts';

export const adminMembersFeature = feature({
  bind(bind) {
    repository(bind, adminMemberQueries, AdminMemberReader);
    service(bind, AdminMembers, {
      queries: adminMemberQueries,
      members,
      sessions: sessionQueries,
      cases: caseQueries,
      holds: payoutHolds,
      audit: Audit,
      auditLog,
      clock,
    });
  },
});
