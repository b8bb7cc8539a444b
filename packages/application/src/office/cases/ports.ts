import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type { CaseId } from '@nestmates/domain/trust/cases/trust-case.ts';
import type { ReportCategory } from '@nestmates/domain/trust/reports/categories.ts';
import type { Thing } from '@nestmates/domain/trust/reports/report.ts';
import type { StandingFacts } from '@nestmates/domain/trust/standing/standing.ts';
import type { QueueCursor } from '../../trust/cases/queue-cursor.ts';
import type { Evidence } from '../../trust/things/evidence-view.ts';
import type { CaseCountsView, CasePageView, CaseView, MemberStanding } from './case-views.ts';
import type { CaseList } from './contract.ts';
import type { EvidencePhoto } from './kept-evidence.ts';

export interface CaseRow extends CaseView {
  readonly cursor: QueueCursor;
}

/** A thing of a case: as it was called, what is kept of it, and whether it is shown. */
export interface CaseThing extends Thing {
  readonly title: string;
  readonly hidden: 'no' | 'by-weight' | 'removed';
  readonly kept: Evidence | null;
  /** Those of what is kept, by their names. */
  readonly photos: Readonly<Record<string, EvidencePhoto>>;
}

type Reported = CasePageView['reported'][number];
/** Its weight is computed, and whether it came late. */
export type ReportedRow = Omit<Reported, 'weight' | 'group' | 'late'>;

/** How a member stands, as it is kept, with the cases about them. */
export interface StandingWithCases extends StandingFacts {
  readonly cases: MemberStanding['cases'];
}

export interface MemberFacts extends StandingWithCases {
  readonly email: string;
  readonly memberSince: string;
}

/** What a page of a case shows beside its row. */
export interface CaseFacts {
  readonly row: CaseRow;
  readonly version: number;
  readonly memberId: MemberId | null;
  readonly memberFacts: MemberFacts | null;
  readonly reported: readonly ReportedRow[];
  readonly things: readonly CaseThing[];
  readonly history: CasePageView['history'];
  readonly decisions: readonly (Omit<CasePageView['decisions'][number], 'undoUntil'> & {
    readonly byId: MemberId | null;
  })[];
}

export interface CaseQueries {
  cases(filter: {
    /** Who asks. */
    readonly by: MemberId | null;
    readonly list: CaseList;
    readonly category?: ReportCategory | undefined;
    readonly limit: number;
    readonly before?: QueueCursor | undefined;
  }): Promise<readonly CaseRow[]>;
  counts(by: MemberId | null): Promise<CaseCountsView>;
  facts(id: CaseId): Promise<CaseFacts | undefined>;
  /** Whether the member has reported something in this case; an operator has not. */
  hasReported(id: CaseId, memberId: MemberId | null): Promise<boolean>;
  nameOf(memberId: MemberId): Promise<string>;
}

/** What waits for administrators, for the metrics. */
export interface CaseFigures {
  readonly open: number;
  readonly urgent: number;
  readonly appealed: number;
  /** When the oldest report of an open case was made. */
  readonly oldestAt: Date | null;
  /** The same of an open case in which somebody may be in danger. */
  readonly urgentOldestAt: Date | null;
  readonly reportsByCategory: Readonly<Record<string, number>>;
}

export interface CaseFigureQueries {
  caseFigures(): Promise<CaseFigures>;
}

declare module '../../platform/wiring/use-case.ts' {
  interface Ports {
    readonly caseQueries: CaseQueries;
    readonly caseFigureQueries: CaseFigureQueries;
  }
}
