import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type { CaseId } from '@nestmates/domain/trust/cases/trust-case.ts';
import type { ReportCategory } from '@nestmates/domain/trust/reports/categories.ts';
import type {
  Report,
  ReportId,
  ReportNumber,
  ReportOutcome,
  Thing,
} from '@nestmates/domain/trust/reports/report.ts';
import type { WeighedReport } from '@nestmates/domain/trust/reports/weights.ts';
import type { PageRequest } from '../../platform/contract/paging.ts';

export interface NewReport {
  readonly caseId: CaseId;
  readonly reporterId: MemberId | null;
  readonly publicReportId: number | null;
  readonly reporterSince: Date;
  readonly about: Thing;
  readonly title: string;
  readonly category: ReportCategory;
  readonly words: string | null;
  readonly evidenceId: number;
  readonly at: Date;
}

export type AddedReport = Pick<Report, 'id' | 'number'>;

export interface LockedReport extends Report {
  readonly caseId: CaseId;
  readonly reporterId: MemberId | null;
}

export interface ListedReport extends Report {
  readonly title: string;
}

/** An open report of a case with what says how much it weighs. */
export interface OpenReport extends WeighedReport {
  readonly id: ReportId;
  readonly about: Thing;
  /** Whether it has hidden its thing or limited its member, also together with others. */
  readonly hadEffect: boolean;
}

export interface WithdrawnReport {
  readonly id: ReportId;
  readonly caseId: CaseId;
  /** Whether it had hidden its thing or limited its member, also together with others. */
  readonly hadEffect: boolean;
}

export interface ReportStore {
  /** Throws ALREADY_REPORTED where the reporter has an open report about the same thing. */
  add(report: NewReport): Promise<AddedReport>;
  hasOpen(reporterId: MemberId, about: Thing): Promise<boolean>;
  /** The newest report of the member about it that was withdrawn. */
  lastWithdrawn(reporterId: MemberId, about: Thing): Promise<WithdrawnReport | undefined>;
  /** When the reporter registered; undefined once the account is gone. */
  registeredAt(reporterId: MemberId): Promise<Date | undefined>;
  caseOf(
    number: ReportNumber,
    reporterId: MemberId,
  ): Promise<{ caseId: CaseId; memberId: MemberId | null } | undefined>;
  /** Locks the report of the reporter; undefined if there is none. */
  lock(number: ReportNumber, reporterId: MemberId): Promise<LockedReport | undefined>;
  setWords(id: ReportId, words: string): Promise<void>;
  withdraw(id: ReportId): Promise<void>;
  /** They hide their thing or limit their member; kept with them, whichever case they join. */
  markEffective(ids: readonly ReportId[]): Promise<void>;
  /** The member is about to leave: keeps by what another account of theirs is known, with their reports that were decided. */
  keepTraces(memberId: MemberId, at: Date): Promise<void>;
  /** Those of a case that count, the oldest first. */
  openOf(caseId: CaseId): Promise<readonly OpenReport[]>;
  /** Cases in which a member has open reports. */
  openCasesOf(reporterId: MemberId): Promise<readonly CaseId[]>;
  /**
   * Reports that were received become looked at, and the other way round when a decision is taken back. Which members
   * had sent them.
   */
  settle(caseId: CaseId, outcomeOf: (about: Thing) => ReportOutcome): Promise<readonly MemberId[]>;
  reopen(caseId: CaseId): Promise<void>;
  /** Those of a case that joins another, with what they rest on. */
  move(from: CaseId, to: CaseId): Promise<void>;
}

export interface ReportQueries {
  listOf(reporterId: MemberId, page: PageRequest<ReportNumber>): Promise<readonly ListedReport[]>;
  find(number: ReportNumber, reporterId: MemberId): Promise<ListedReport | undefined>;
}

declare module '../../platform/wiring/use-case.ts' {
  interface Ports {
    readonly reportStore: ReportStore;
    readonly reportQueries: ReportQueries;
  }
}
