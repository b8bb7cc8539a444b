import { ErrorBoundary } from '@nestmates/ui/components/feedback/ErrorBoundary.tsx';
import { photoOrInitial } from '@nestmates/ui/drawings/face.ts';
import { FailedPage } from '@nestmates/ui/screens/platform/status/FailedPage.tsx';
import { AppShell } from '@nestmates/ui/screens/site/shell/AppShell.tsx';
import type { Note } from '@nestmates/ui/screens/site/shell/ShellNote.tsx';
import type { ReactNode } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { openChatId } from '../friends/messages/open-chat.ts';
import { useLogout } from '../members/accounts/use-logout.ts';
import { VerifyEmailBannerContainer } from '../members/accounts/VerifyEmailBannerContainer.tsx';
import { AdminCounts } from '../office/admin/AdminCounts.tsx';
import { useFeedback } from '../office/feedback/use-feedback.tsx';
import { useLockedToast } from '../platform/access/use-locked-toast.ts';
import { useNewVersion } from '../platform/offline/new-version.ts';
import { useOffline } from '../platform/offline/use-offline.ts';
import { useCounts } from '../platform/queries/badge-counts.ts';
import { useMember } from '../platform/session/session.ts';
import { menuItems } from './menu-items.ts';

/** What the shell says on every page. */
function useShellNote(): Note | undefined {
  const offline = useOffline();
  const newVersion = useNewVersion();
  if (offline) return { kind: 'offline' };
  return newVersion ? { kind: 'new-version', onReload: () => location.reload() } : undefined;
}

/** Pages that fill the width of a wide screen. */
const docked = new Set(['/browse', '/messages']);

/** Besides these the account, which says the same beside the address. */
const withoutVerifyBanner = new Set([...docked, '/account']);

/** The shell of a member's pages. */
export default function AppShellContainer({ children }: { readonly children: ReactNode }) {
  const member = useMember();
  const { pathname } = useLocation();
  const logout = useLogout();
  const showLockedToast = useLockedToast();
  const { onFeedback, feedbackDialog } = useFeedback();
  const { data: counts } = useCounts();
  const note = useShellNote();
  const [query] = useSearchParams();
  const [, section = '', chat] = pathname.split('/');
  return (
    <AppShell
      items={menuItems(
        {
          plan: member.plan,
          isAdmin: member.isAdmin,
          hasListings: counts?.hasListings,
          hasOrders: counts?.hasOrders,
          hasTrades: (counts?.buyers ?? 0) > 0 || (counts?.sellers ?? 0) > 0,
        },
        {
          messages: counts?.unread,
          babysitting: counts && counts.swaps + counts.swapAnswers,
        },
      )}
      path={pathname}
      firstName={member.firstName ?? ''}
      face={photoOrInitial(member.profilePhotoUrl)}
      fullScreen={section === 'messages' && openChatId(chat, query) !== undefined}
      feedback={docked.has(`/${section}`) ? 'docked' : 'floating'}
      news={counts?.notifications}
      note={note}
      onLocked={() => showLockedToast('open this')}
      onLogout={logout.run}
      onFeedback={onFeedback}
    >
      {!member.emailVerified && !withoutVerifyBanner.has(`/${section}`) && <VerifyEmailBannerContainer />}
      {/* A page that fails to load keeps menu and tab bar; another path renders again. */}
      <ErrorBoundary resetKey={pathname} fallback={<FailedPage onRetry={() => location.reload()} />}>
        {member.isAdmin && section.startsWith('admin') ? (
          <AdminCounts hasChecks={member.selfieChecks !== 'off'}>{children}</AdminCounts>
        ) : (
          children
        )}
      </ErrorBoundary>
      {feedbackDialog}
    </AppShell>
  );
}
