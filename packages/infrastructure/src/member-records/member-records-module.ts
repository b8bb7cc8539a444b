import { Audit } from '@nestmates/application/audit/audit.ts';
import { MemberRecords } from '@nestmates/application/member-records/member-records.ts';
import { members, sessionQueries } from '../accounts/ports.ts';
import { repository } from '../database/ports.ts';
import { clock } from '../shared/ports.ts';
import { feature, service } from '../wiring/wiring.ts';
import { MemberRecordReader } from './member-record-reader.ts';
import * as memberSearch from './migrations/2026-11-22-member-search.ts';
import { memberRecordQueries } from './ports.ts';

export const memberRecordsFeature = feature({
  bind(bind) {
    repository(bind, memberRecordQueries, MemberRecordReader);
    service(bind, MemberRecords, {
      queries: memberRecordQueries,
      members,
      sessions: sessionQueries,
      audit: Audit,
      clock,
    });
  },
  migrations: { '2026-11-22-member-search': memberSearch },
});
