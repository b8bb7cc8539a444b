import { AdminCountsContext } from '@nestmates/ui/screens/office/admin/admin-counts.ts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { readQuery } from '../../platform/queries/read-query.ts';
import { adminData } from './unready.ts';

const caseCounts = { ...readQuery('get /api/admin/case-counts'), ...adminData };

/** Around the pages of administrators: their navigation says how many cases and appeals wait. */
export function AdminCounts({ children }: { readonly children: ReactNode }) {
  const { data } = useQuery(caseCounts);
  const counts = useMemo(() => ({ cases: data && data.open + data.appealed }), [data]);
  return <AdminCountsContext value={counts}>{children}</AdminCountsContext>;
}
