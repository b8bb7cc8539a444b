import { PublicReports, sendPublicReportLink } from '@nestmates/application/trust/reports/public-reports.ts';
import { Reports } from '@nestmates/application/trust/reports/reports.ts';
import { repository } from '../../platform/database/bindings.ts';
import { jobHandler } from '../../platform/jobs/bindings.ts';
import { feature, service } from '../../platform/wiring/wiring.ts';
import * as visitorTraces from '../migrations/20261129T204000-traces-of-visitors.ts';
import { PublicReportModel, PublicReportTraceModel } from './public-report-model.ts';
import { PublicReportRepository } from './public-report-repository.ts';

export const reportsFeature = feature({
  bind(bind) {
    repository(bind, 'publicReports', PublicReportRepository);
    service(bind, Reports, 'reports');
    service(bind, PublicReports);
    jobHandler(bind, sendPublicReportLink, PublicReports, (reports, { id }) => reports.sendLink(id));
  },
  tables: [PublicReportModel, PublicReportTraceModel],
  migrations: { '20261129T204000-traces-of-visitors': visitorTraces },
});
