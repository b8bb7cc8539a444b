import { AdminCountsContext } from '@nestmates/ui/screens/office/admin/admin-counts.ts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { readQuery } from '../../platform/queries/read-query.ts';
import { adminData } from './unready.ts';

const caseCounts = { ...readQuery('get /api/admin/case-counts'), ...adminData };
const checks = { ...readQuery('get /api/admin/checks'), ...adminData };

interface AdminCountsProps {
  /** Whether members can have their photo checked here. */
  readonly hasChecks: boolean;
  readonly children: ReactNode;
}

/**
 * Surrounds the pages of administrators: their navigation says how many cases, appeals and photo checks wait.
 */
export function AdminCounts({ hasChecks, children }: AdminCountsProps) {
  const { data: cases } = useQuery(caseCounts);
  const { data: waiting } = useQuery({ ...checks, enabled: hasChecks });
  const counts = useMemo(
    () => ({
      cases: cases && cases.open + cases.appealed,
      checks: hasChecks ? waiting?.length : ('off' as const),
    }),
    [cases, waiting, hasChecks],
  );
  return <AdminCountsContext value={counts}>{children}</AdminCountsContext>;
}
