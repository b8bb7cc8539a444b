import type { CaseId } from '@nestmates/domain/trust/cases/trust-case.ts';
import type { ReportCategory } from '@nestmates/domain/trust/reports/categories.ts';
import type {
  ReportId,
  ReportNumber,
  ReportOutcome,
  ReportState,
  ThingKind,
} from '@nestmates/domain/trust/reports/report.ts';
import { flag, instant, integer, key, member, nullable, oneOf, text } from '../../platform/tables/columns.ts';
import type { Kept } from '../../platform/tables/data-rules.ts';
import { belongsTo } from '../../platform/tables/relations.ts';
import { table } from '../../platform/tables/table.ts';
import { CaseModel } from './case-models.ts';

const followsReporter: Kept = {
  why: 'It says whether whoever reports is a member who has left, and whose reports were nothing.',
  until: 'the account has been deleted, and the report decided, for 30 days',
};

/** A report that still waits may be dismissed after its reporter has left. */
const tracesAreOver = `left_at < :before and not exists (
  select from reports r join cases c on c.id = r.case_id left join decisions d on d.id = c.decision_id
  where r.id = left_reporter_traces.report_id and (c.status = 'open' or d.at >= :before)
)`;

export class LeftReporterTraceModel extends table('left_reporter_traces', {
  reportId: integer({ key: true }),
  digest: text({ key: true, erasure: followsReporter }),
  isNetwork: flag({ erasure: followsReporter }),
  leftAt: instant({ erasure: followsReporter }),
}).with({ left: 'digest', old: { kind: 'leftReporterTraces', when: tracesAreOver } }) {}

export class ReportModel extends table('reports', {
  id: key<ReportId>({ left: 'key' }),
  /** Given by the database; 0 where a visitor has reported. */
  number: integer<ReportNumber>(),
  caseId: integer<CaseId>(),
  reporterId: member('emptied'),
  publicReportId: nullable(integer({ erasure: 'emptied', left: 'key' })),
  reporterSince: instant({ left: 'elsewhere' }),
  kind: oneOf<ThingKind>({ exported: true }),
  thingId: text({ erasure: 'impersonal', left: 'key' }),
  title: text({ erasure: 'emptied', exported: true }),
  category: oneOf<ReportCategory>({ exported: true }),
  words: nullable(text({ erasure: 'emptied', exported: true })),
  state: oneOf<ReportState>({ exported: true }),
  outcome: nullable(oneOf<ReportOutcome>({ exported: true })),
  knewMember: flag({ left: 'elsewhere' }),
  hadEffect: flag({ left: 'elsewhere' }),
  onlyReported: flag({ left: 'elsewhere' }),
  evidenceId: nullable(integer({ erasure: 'emptied', left: 'key' })),
  at: instant({ exported: true }),
}).with({ stays: 'decisions', relations: { case: belongsTo('caseId', CaseModel) } }) {}
