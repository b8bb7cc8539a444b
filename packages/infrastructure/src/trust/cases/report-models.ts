import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type { CaseId } from '@nestmates/domain/trust/cases/trust-case.ts';
import type { ReportCategory } from '@nestmates/domain/trust/reports/categories.ts';
import type {
  ReportId,
  ReportNumber,
  ReportOutcome,
  ReportState,
  ThingKind,
} from '@nestmates/domain/trust/reports/report.ts';
import { Model } from 'objection';
import { belongsTo } from '../../platform/database/belongs-to.ts';
import { CaseModel } from './case-models.ts';

export class ReportModel extends Model {
  static override readonly tableName = 'reports';
  static override readonly relationMappings = { case: belongsTo('reports.caseId', CaseModel) };
  declare readonly id: ReportId;
  /** Given by the database; 0 where a visitor has reported. */
  declare readonly number: ReportNumber;
  declare readonly caseId: CaseId;
  declare readonly reporterId: MemberId | null;
  declare readonly publicReportId: number | null;
  declare readonly reporterSince: Date;
  declare readonly kind: ThingKind;
  declare readonly thingId: string;
  declare readonly title: string;
  declare readonly category: ReportCategory;
  declare readonly words: string | null;
  declare readonly state: ReportState;
  declare readonly outcome: ReportOutcome | null;
  declare readonly evidenceId: number | null;
  declare readonly at: Date;
}

export class PublicReportModel extends Model {
  static override readonly tableName = 'public_reports';
  declare readonly id: number;
  declare readonly kind: ThingKind;
  declare readonly thingId: string;
  declare readonly category: ReportCategory;
  declare readonly words: string;
  declare readonly email: string;
  declare readonly tokenDigest: string;
  declare readonly createdAt: Date;
  declare readonly verifiedAt: Date | null;
}
