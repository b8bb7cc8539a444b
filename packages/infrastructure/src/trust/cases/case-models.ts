import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type { AppealOutcome } from '@nestmates/domain/trust/cases/appeal.ts';
import type { CaseState } from '@nestmates/domain/trust/cases/case-machine.ts';
import type { DecisionId, DecisionKind } from '@nestmates/domain/trust/cases/decision.ts';
import type { CaseEvent, CaseId } from '@nestmates/domain/trust/cases/trust-case.ts';
import type { ReportCategory } from '@nestmates/domain/trust/reports/categories.ts';
import type { Thing } from '@nestmates/domain/trust/reports/report.ts';
import type { HouseRuleId } from '@nestmates/domain/trust/rules/house-rules.ts';
import { Model } from 'objection';

export class CaseModel extends Model {
  static override readonly tableName = 'cases';
  declare readonly id: CaseId;
  declare readonly memberId: MemberId | null;
  declare readonly openedAt: Date;
  declare readonly status: CaseState;
  declare readonly version: number;
  declare readonly claimedBy: MemberId | null;
  declare readonly decisionId: DecisionId | null;
  declare readonly weight: number;
  declare readonly isUrgent: boolean;
  declare readonly rank: number;
  declare readonly reportCount: number;
  declare readonly oldestAt: Date;
  declare readonly categories: readonly ReportCategory[];
}

export class CaseEventModel extends Model {
  static override readonly tableName = 'case_events';
  static override readonly idColumn = ['caseId', 'number'];
  static override readonly jsonAttributes = ['data'];
  declare readonly caseId: CaseId;
  declare readonly number: number;
  declare readonly at: Date;
  declare readonly byId: MemberId | null;
  declare readonly type: CaseEvent['type'];
  declare readonly data: object;
}

export class DecisionModel extends Model {
  static override readonly tableName = 'decisions';
  static override readonly jsonAttributes = ['things'];
  declare readonly id: DecisionId;
  declare readonly caseId: CaseId;
  declare readonly memberId: MemberId | null;
  declare readonly byId: MemberId | null;
  declare readonly decision: DecisionKind;
  declare readonly rule: HouseRuleId;
  declare readonly words: string;
  declare readonly untilAt: Date | null;
  declare readonly things: readonly Thing[];
  declare readonly at: Date;
  declare readonly undoneAt: Date | null;
}

export class AppealModel extends Model {
  static override readonly tableName = 'appeals';
  static override readonly idColumn = 'decisionId';
  declare readonly decisionId: DecisionId;
  declare readonly words: string;
  declare readonly at: Date;
  declare readonly outcome: AppealOutcome | null;
  declare readonly answer: string | null;
  declare readonly byId: MemberId | null;
  declare readonly answeredAt: Date | null;
}
