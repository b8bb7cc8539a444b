import { ErrorBoundary } from '@nestmates/ui/components/feedback/ErrorBoundary.tsx';
import { photoOrInitial } from '@nestmates/ui/drawings/face.ts';
import { AdminShell } from '@nestmates/ui/screens/office/admin/AdminShell.tsx';
import { FailedPage } from '@nestmates/ui/screens/platform/status/FailedPage.tsx';
import { useLocation } from 'react-router-dom';
import { AdminCounts } from '../office/admin/AdminCounts.tsx';
import { useFeedback } from '../office/feedback/use-feedback.tsx';
import { useAdminSearch } from '../office/search/use-admin-search.tsx';
import { useMember } from '../platform/session/session.ts';
import type { ShellProps } from './shell-props.ts';
import { useShellNote } from './use-shell-note.ts';
import { wayBack, wayToApp } from './ways-back.ts';

/** The shell of the pages of administrators. */
export default function AdminShellContainer({ path, children }: ShellProps) {
  const { firstName, profilePhotoUrl, selfieChecks } = useMember();
  const { pathname } = useLocation();
  const { onFeedback, feedbackDialog } = useFeedback();
  const { onSearch, searchDialog } = useAdminSearch();
  return (
    <AdminCounts hasChecks={selfieChecks !== 'off'}>
      <AdminShell
        path={pathname}
        firstName={firstName ?? ''}
        face={photoOrInitial(profilePhotoUrl)}
        back={wayBack(path) ?? wayToApp}
        note={useShellNote()}
        onFeedback={onFeedback}
        onSearch={onSearch}
      >
        <ErrorBoundary resetKey={pathname} fallback={<FailedPage onRetry={() => location.reload()} />}>
          {children}
        </ErrorBoundary>
        {feedbackDialog}
        {searchDialog}
      </AdminShell>
    </AdminCounts>
  );
}
