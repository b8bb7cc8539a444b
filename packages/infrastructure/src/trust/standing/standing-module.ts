import { CaseRecord } from '@nestmates/application/trust/cases/case-record.ts';
import { OwnStanding } from '@nestmates/application/trust/standing/standing.ts';
import { repository, transaction } from '../../platform/database/ports.ts';
import { clock } from '../../platform/shared/ports.ts';
import { feature, service } from '../../platform/wiring/wiring.ts';
import { caseStore, decisionStore } from '../cases/ports.ts';
import { standingQueries } from './ports.ts';
import { StandingReader } from './standing-reader.ts';

export const standingFeature = feature({
  bind(bind) {
    repository(bind, standingQueries, StandingReader);
    service(bind, OwnStanding, {
      queries: standingQueries,
      decisions: decisionStore,
      cases: caseStore,
      record: CaseRecord,
      transaction,
      clock,
    });
  },
});
