import { Strangers } from '@nestmates/application/members/people/strangers.ts';
import { CaseRecord } from '@nestmates/application/trust/cases/case-record.ts';
import { EvidenceKeeper } from '@nestmates/application/trust/cases/evidence-keeper.ts';
import { PublicReports, sendPublicReportLink } from '@nestmates/application/trust/reports/public-reports.ts';
import { Reports } from '@nestmates/application/trust/reports/reports.ts';
import { ReportedThings } from '@nestmates/application/trust/things/reported-things.ts';
import { tokens } from '../../members/accounts/ports.ts';
import { repository, transaction } from '../../platform/database/ports.ts';
import { jobHandler, jobs } from '../../platform/jobs/ports.ts';
import { mailer } from '../../platform/mailer/ports.ts';
import { rateLimiter } from '../../platform/rate-limits/ports.ts';
import { clock, publicUrl } from '../../platform/shared/ports.ts';
import { feature, service } from '../../platform/wiring/wiring.ts';
import { caseStore, reportQueries, reportStore } from '../cases/ports.ts';
import { publicReports } from './ports.ts';
import { PublicReportModel } from './public-report-model.ts';
import { PublicReportRepository } from './public-report-repository.ts';

export const reportsFeature = feature({
  bind(bind) {
    repository(bind, publicReports, PublicReportRepository);
    service(bind, Reports, {
      store: reportStore,
      queries: reportQueries,
      things: ReportedThings,
      cases: caseStore,
      record: CaseRecord,
      evidence: EvidenceKeeper,
      strangers: Strangers,
      rateLimiter,
      jobs,
      transaction,
      clock,
    });
    service(bind, PublicReports, {
      store: publicReports,
      things: ReportedThings,
      reports: Reports,
      tokens,
      mailer,
      rateLimiter,
      jobs,
      transaction,
      clock,
      publicUrl,
    });
    jobHandler(bind, sendPublicReportLink, PublicReports, (reports, { id }) => reports.sendLink(id));
  },
  tables: [PublicReportModel],
});
