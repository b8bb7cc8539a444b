import { reportsContract } from '@nestmates/application/trust/reports/contract.ts';
import { PublicReports } from '@nestmates/application/trust/reports/public-reports.ts';
import { Reports } from '@nestmates/application/trust/reports/reports.ts';
import { serve } from '../../platform/shared/serve.ts';
import { withServices } from '../../platform/shared/with-services.ts';

export const reportsRoutes = withServices([Reports, PublicReports], (reports, publicReports) => [
  serve(reportsContract.report, ({ by, body }) => reports.report(by, body)),
  serve(reportsContract.list, async ({ by, query, paged }) => paged(await reports.list(by, query))),
  serve(reportsContract.add, ({ by, params, body }) => reports.addWords(by, params.id, body.words)),
  serve(reportsContract.withdraw, ({ by, params }) => reports.withdraw(by, params.id)),
  serve(reportsContract.reportPublic, ({ body, browser, ipAddress }) =>
    publicReports.report(body, { browserToken: browser.token(), from: ipAddress }),
  ),
  serve(reportsContract.confirmPublic, ({ body }) => publicReports.confirm(body.token)),
]);
