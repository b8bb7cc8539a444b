import { addDays, type CalendarDate } from '@nestmates/domain/platform/dates/calendar-date.ts';
import type { AuditFilter } from '@nestmates/ui/screens/office/audit/AuditScreen.tsx';
import { listQuery } from '../../platform/queries/lists.ts';
import { adminData } from '../admin/unready.ts';

/** When a day begins where this browser is. */
const beginningOf = (day: CalendarDate): string => new Date(`${day}T00:00`).toISOString();

/** Leaves out what is not set, so that the address of each filter is one. */
const queryOf = ({ action, email, from, to }: AuditFilter) => ({
  ...(action && { action }),
  ...(email && { email }),
  ...(from && { from: beginningOf(from) }),
  ...(to && { until: beginningOf(addDays(to, 1)) }),
});

export const auditQuery = (filter: AuditFilter) => ({
  ...listQuery('get /api/admin/audit', queryOf(filter)),
  ...adminData,
});

export function auditCsvHref(filter: AuditFilter): string {
  const search = new URLSearchParams(queryOf(filter)).toString();
  return `/api/admin/audit.csv${search && `?${search}`}`;
}
