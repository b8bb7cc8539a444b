import { Audit } from '@nestmates/application/office/audit/audit.ts';
import { MemberRecords } from '@nestmates/application/office/members/member-records.ts';
import { members, sessionQueries } from '../../members/accounts/ports.ts';
import { repository } from '../../platform/database/ports.ts';
import { clock } from '../../platform/shared/ports.ts';
import { feature, service } from '../../platform/wiring/wiring.ts';
import { auditLog } from '../audit/ports.ts';
import { MemberRecordReader } from './member-record-reader.ts';
import { memberRecordQueries } from './ports.ts';

export const memberRecordsFeature = feature({
  bind(bind) {
    repository(bind, memberRecordQueries, MemberRecordReader);
    service(bind, MemberRecords, {
      queries: memberRecordQueries,
      members,
      sessions: sessionQueries,
      audit: Audit,
      auditLog,
      clock,
    });
  },
});
