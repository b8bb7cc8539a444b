import type { OpenReport } from '@nestmates/application/trust/cases/report-ports.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type { CaseId } from '@nestmates/domain/trust/cases/trust-case.ts';
import type { ReportCategory } from '@nestmates/domain/trust/reports/categories.ts';
import { keyOfThing, type ReportId, type ThingKind } from '@nestmates/domain/trust/reports/report.ts';
import { sql } from '../../platform/database/sql.ts';
import type { KnexTransaction } from '../../platform/database/transaction.ts';
import { thingIn } from '../things/thing-row.ts';

/**
 * Those of a visitor count by the address that was verified. Whoever has left counts by when they had registered. What
 * a reporter was worth before is counted over all that was decided; an overturned decision was not right.
 */
const openReports = `
  select r.id, r.reporter_id, r.kind, r.thing_id, r.category, r.at, r.reporter_since, p.email,
    array(select digest from account_traces where member_id = r.reporter_id and is_browser) as browsers,
    coalesce(earlier.decided, 0)::integer as decided, coalesce(earlier.right, 0)::integer as right
  from reports r
  left join public_reports p on p.id = r.public_report_id
  left join lateral (
    select count(*) as decided, count(*) filter (where e.outcome = 'done' and c.status <> 'overturned') as right
    from reports e join cases c on c.id = e.case_id
    where e.reporter_id = r.reporter_id and e.state = 'looked-at'
  ) earlier on r.reporter_id is not null
  where r.case_id = :caseId and r.state = 'received'
  order by r.at, r.id`;

interface OpenReportRow {
  readonly id: ReportId;
  readonly reporterId: MemberId | null;
  readonly kind: ThingKind;
  readonly thingId: string;
  readonly category: ReportCategory;
  readonly at: Date;
  readonly reporterSince: Date;
  readonly email: string | null;
  readonly browsers: readonly string[];
  readonly decided: number;
  readonly right: number;
}

const keyOfReporter = ({ id, reporterId, email }: OpenReportRow): string => {
  if (reporterId !== null) return `member ${reporterId}`;
  return email === null ? `left ${id}` : `visitor ${email}`;
};

function openReportIn(row: OpenReportRow): OpenReport {
  const { id, category, at, browsers, decided, right } = row;
  const about = thingIn(row);
  const reporter = { key: keyOfReporter(row), since: row.reporterSince, browsers, decided, right };
  return { id, about, thing: keyOfThing(about), category, at, reporter };
}

export async function openReportsOf(
  transaction: KnexTransaction,
  caseId: CaseId,
): Promise<readonly OpenReport[]> {
  return (await sql<OpenReportRow>(transaction, openReports, { caseId })).map(openReportIn);
}
