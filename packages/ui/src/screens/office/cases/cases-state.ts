import type { CaseCountsView, CaseView } from '@nestmates/application/office/cases/case-views.ts';
import type { CaseList } from '@nestmates/application/office/cases/contract.ts';
import type { ReportCategory } from '@nestmates/domain/trust/reports/categories.ts';
import type { MoreItems } from '../../../components/navigation/LoadMore.tsx';
import type { AdminUnreadyState } from '../admin/AdminUnready.tsx';

export const caseTabs = [
  'open',
  'appealed',
  'mine',
  'decided',
  'closed',
] as const satisfies readonly CaseList[];
export type CaseTab = (typeof caseTabs)[number];

export type CaseListState =
  | AdminUnreadyState
  | { readonly kind: 'ready'; readonly cases: readonly CaseView[]; readonly more?: MoreItems | undefined };

export interface CasesScreenState {
  readonly tab: CaseTab;
  readonly category: ReportCategory | undefined;
  /** Undefined until they are known. */
  readonly counts: CaseCountsView | undefined;
  readonly cases: CaseListState;
  readonly now: Date;
  readonly meId: number;
  onTab(tab: CaseTab): void;
  onCategory(category: ReportCategory | undefined): void;
}
