import type { CasePageView } from '@nestmates/application/office/cases/case-views.ts';
import { seconds } from '@nestmates/domain/platform/shared/time.ts';
import type { ReportCategory } from '@nestmates/domain/trust/reports/categories.ts';
import type { CaseTab } from '@nestmates/ui/screens/office/cases/cases-state.ts';
import { call } from '../../platform/api/call.ts';
import { listQuery } from '../../platform/queries/lists.ts';
import { readQuery } from '../../platform/queries/read-query.ts';
import { adminData } from '../admin/unready.ts';

/** Several administrators look at the same cases, so what is shown is read again while it is looked at. */
const shared = { ...adminData, refetchInterval: seconds(20) } as const;

/** The open ones of every reason are what the list shows without being asked for anything else. */
export const casesQuery = (tab: CaseTab, category: ReportCategory | undefined) => ({
  ...listQuery('get /api/admin/cases', { list: tab === 'open' ? undefined : tab, category }),
  ...shared,
});

export const caseCountsQuery = { ...readQuery('get /api/admin/case-counts'), ...shared };

export const caseQuery = (id: number) => ({ ...readQuery('get /api/admin/cases/:id', { id }), ...shared });

/** Every look is in the audit, but not that the page stays open and reads the case anew. */
export const openCaseQuery = (id: number, page: { hasLooked: boolean }) => ({
  ...caseQuery(id),
  refetchOnMount: 'always' as const,
  async queryFn(): Promise<CasePageView> {
    const query = page.hasLooked ? ({ again: 'true' } as const) : {};
    const found = await call('get /api/admin/cases/:id', { params: { id }, query });
    page.hasLooked = true;
    return found;
  },
});
