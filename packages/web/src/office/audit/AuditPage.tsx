import { auditActionNames } from '@nestmates/domain/office/audit/audit.ts';
import { type CalendarDate, dateOf, isCalendarDate } from '@nestmates/domain/platform/dates/calendar-date.ts';
import { toDateTimeLocal } from '@nestmates/ui/dates/local-date-time.ts';
import { AuditScreen } from '@nestmates/ui/screens/office/audit/AuditScreen.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { useLoadMore } from '../../platform/queries/use-load-more.ts';
import { useTitle } from '../../platform/routing/use-title.ts';
import { useToday } from '../../platform/shared/use-today.ts';
import { unreadyState } from '../admin/unready.ts';
import { auditCsvHref, auditQuery } from './audit-queries.ts';

const dayIn = (search: URLSearchParams, name: string): CalendarDate | undefined => {
  const day = search.get(name);
  return day && isCalendarDate(day) ? day : undefined;
};

export default function AuditPage() {
  useTitle('Audit');
  const [search, setSearch] = useSearchParams();
  const filter = {
    action: auditActionNames.find((name) => name === search.get('action')),
    email: search.get('email') ?? undefined,
    from: dayIn(search, 'from'),
    to: dayIn(search, 'to'),
  };
  const today = useToday();
  const query = useInfiniteQuery(auditQuery(filter));
  const more = useLoadMore(query);
  return (
    <AuditScreen
      state={{
        filter,
        today: dateOf(toDateTimeLocal(today)),
        csvHref: auditCsvHref(filter),
        onFilter: ({ action, email, from, to }) =>
          setSearch(
            { ...(action && { action }), ...(email && { email }), ...(from && { from }), ...(to && { to }) },
            { replace: true },
          ),
        list: query.data ? { kind: 'ready', entries: query.data.items, more } : unreadyState(query),
      }}
    />
  );
}
