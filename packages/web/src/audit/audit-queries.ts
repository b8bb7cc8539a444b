import type { AuditFilter } from '@nestmates/ui/screens/audit/AuditScreen.tsx';
import { administrationData } from '../administration/unready.ts';
import { listQuery } from '../queries/lists.ts';

/** Without those that are left out, so that the address of each filter is one. */
const queryOf = ({ action, email }: AuditFilter) => ({ ...(action && { action }), ...(email && { email }) });

export const auditQuery = (filter: AuditFilter) => {
  const query = queryOf(filter);
  return {
    ...listQuery('get /api/admin/audit', {
      ...(Object.keys(query).length > 0 ? { query } : {}),
      failedMessage: 'Failed to load the audit.',
    }),
    ...administrationData,
  };
};

export function auditCsvHref(filter: AuditFilter): string {
  const search = new URLSearchParams(queryOf(filter)).toString();
  return `/api/admin/audit.csv${search && `?${search}`}`;
}
