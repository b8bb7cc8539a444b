import { reportCategories } from '@nestmates/domain/trust/reports/categories.ts';
import { CasesScreen } from '@nestmates/ui/screens/office/cases/CasesScreen.tsx';
import {
  type CaseListState,
  type CaseTab,
  caseTabs,
} from '@nestmates/ui/screens/office/cases/cases-state.ts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { useLoadMore } from '../../platform/queries/use-load-more.ts';
import { useTitle } from '../../platform/routing/use-title.ts';
import { useNow } from '../../platform/server-time/use-now.ts';
import { useMember } from '../../platform/session/session.ts';
import { unreadyState } from '../admin/unready.ts';
import { caseCountsQuery, casesQuery } from './case-queries.ts';

export default function CasesPage() {
  useTitle('Cases');
  const [search, setSearch] = useSearchParams();
  const tab = caseTabs.find((one) => one === search.get('tab')) ?? 'open';
  const category = reportCategories.find((one) => one === search.get('reason'));
  const { data: counts } = useQuery(caseCountsQuery);
  const query = useInfiniteQuery(casesQuery(tab, category));
  const more = useLoadMore(query);
  const now = useNow();
  const me = useMember();

  function show(next: CaseTab, reason: string | undefined): void {
    const params = { ...(next !== 'open' && { tab: next }), ...(reason && { reason }) };
    setSearch(params, { replace: true });
  }

  const cases: CaseListState = query.data
    ? { kind: 'ready', cases: query.data.items, more }
    : unreadyState(query);
  return (
    <CasesScreen
      state={{
        tab,
        category,
        counts,
        cases,
        now,
        meId: me.id,
        onTab: (next) => show(next, category),
        onCategory: (reason) => show(tab, reason),
      }}
    />
  );
}
