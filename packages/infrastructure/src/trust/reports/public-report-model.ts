import type { ReportCategory } from '@nestmates/domain/trust/reports/categories.ts';
import type { ThingKind } from '@nestmates/domain/trust/reports/report.ts';
import { instant, integer, key, nullable, text } from '../../platform/tables/columns.ts';
import type { Kept } from '../../platform/tables/data-rules.ts';
import { table } from '../../platform/tables/table.ts';

const writtenByVisitor: Kept = {
  why: 'A visitor has written it, and it may be about somebody else.',
  until: 'the case that it led to is over; unverified ones for a day',
};

/** Once no case that it led to is open any more. */
const publicReportIsOver = `verified_at < :before and not exists (
  select from reports r join cases c on c.id = r.case_id
  where r.public_report_id = public_reports.id and c.status in ('open', 'appealed')
)`;

export class PublicReportModel extends table('public_reports', {
  id: key(),
  kind: text<ThingKind>({ erasure: writtenByVisitor }),
  thingId: text({ erasure: writtenByVisitor }),
  category: text<ReportCategory>({ erasure: writtenByVisitor }),
  words: text({ erasure: writtenByVisitor }),
  email: text({ erasure: writtenByVisitor }),
  tokenDigest: nullable(text({ erasure: writtenByVisitor })),
  createdAt: instant({ erasure: writtenByVisitor }),
  verifiedAt: nullable(instant({ erasure: writtenByVisitor })),
}).with({
  left: 'others',
  old: [
    { kind: 'openPublicReports', when: 'verified_at is null and created_at < :before' },
    { kind: 'publicReports', when: publicReportIsOver },
  ],
}) {}

const tellsApart: Kept = {
  why: 'It says whether a visitor who reports is a member who has reported as well.',
  until: 'it is 30 days old and the report is decided, or the report is deleted',
};

/** An open case is weighed with all reports that wait in it. */
const traceIsOver = `used_at < :before and not exists (
  select from reports r where r.public_report_id = public_report_traces.public_report_id and r.state = 'received'
)`;

export class PublicReportTraceModel extends table('public_report_traces', {
  publicReportId: integer({ key: true }),
  digest: text({ key: true, erasure: tellsApart }),
  usedAt: instant({ erasure: tellsApart }),
}).with({ left: 'digest', old: { kind: 'visitorTraces', when: traceIsOver } }) {}
