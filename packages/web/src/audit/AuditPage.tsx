import { auditActionNames } from '@nestmates/domain/audit/audit.ts';
import { AuditScreen } from '@nestmates/ui/screens/audit/AuditScreen.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { unreadyState } from '../administration/unready.ts';
import { useLoadMore } from '../queries/use-load-more.ts';
import { useTitle } from '../routing/use-title.ts';
import { auditCsvHref, auditQuery } from './audit-queries.ts';

export default function AuditPage() {
  useTitle('Audit');
  const [search, setSearch] = useSearchParams();
  const filter = {
    action: auditActionNames.find((name) => name === search.get('action')),
    email: search.get('email') ?? undefined,
  };
  const query = useInfiniteQuery(auditQuery(filter));
  const more = useLoadMore(query);
  return (
    <AuditScreen
      state={{
        filter,
        csvHref: auditCsvHref(filter),
        onFilter: ({ action, email }) =>
          setSearch({ ...(action && { action }), ...(email && { email }) }, { replace: true }),
        list: query.data ? { kind: 'ready', entries: query.data.items, more } : unreadyState(query),
      }}
    />
  );
}
