import { ErrorBoundary } from '@nestmates/ui/components/feedback/ErrorBoundary.tsx';
import { photoOrInitial } from '@nestmates/ui/drawings/face.ts';
import { FailedPage } from '@nestmates/ui/screens/platform/status/FailedPage.tsx';
import { AppShell } from '@nestmates/ui/screens/site/shell/AppShell.tsx';
import { useLocation, useSearchParams } from 'react-router-dom';
import { openChatId } from '../friends/messages/open-chat.ts';
import { useLogout } from '../members/accounts/use-logout.ts';
import { VerifyEmailLineContainer } from '../members/accounts/VerifyEmailLineContainer.tsx';
import { useFeedback } from '../office/feedback/use-feedback.tsx';
import { explainLock } from '../platform/access/locked-wish.ts';
import { useCounts } from '../platform/queries/badge-counts.ts';
import { useMember } from '../platform/session/session.ts';
import { MemberMenuContext } from '../site/me/member-menu.ts';
import { useToldMoments } from '../site/moments/use-told-moments.ts';
import { isLockable } from './menu-items.ts';
import type { ShellProps } from './shell-props.ts';
import { useMenuItems } from './use-menu-items.ts';
import { useShellNote } from './use-shell-note.ts';
import { wayBack, wayBackToMe } from './ways-back.ts';
import './forget-cards.ts';

function explainItemLock(id: string): void {
  if (isLockable(id)) explainLock({ what: id });
}

/** Pages that fill the width of a wide screen. */
const docked = new Set(['/browse', '/messages']);

/** The shell of a member's pages. */
export default function AppShellContainer({ path, children }: ShellProps) {
  const member = useMember();
  const { pathname } = useLocation();
  const logout = useLogout();
  const { onFeedback, feedbackDialog } = useFeedback();
  const { data: counts } = useCounts();
  useToldMoments(pathname, counts?.moments);
  const note = useShellNote();
  const items = useMenuItems();
  const menu = {
    items,
    onLocked: explainItemLock,
    onLogout: logout.run,
    onFeedback,
  };
  const [query] = useSearchParams();
  const [, section = '', chat] = pathname.split('/');
  return (
    <AppShell
      {...menu}
      path={pathname}
      back={
        pathname === `/people/${member.id}`
          ? wayBackToMe
          : wayBack(
              path,
              items.filter(({ locked }) => locked),
            )
      }
      firstName={member.firstName ?? ''}
      face={photoOrInitial(member.profilePhotoUrl)}
      fullScreen={section === 'messages' && openChatId(chat, query) !== undefined}
      feedback={docked.has(`/${section}`) ? 'docked' : 'floating'}
      news={counts?.notifications}
      note={note}
      notice={!member.emailVerified && path === '/dashboard' && <VerifyEmailLineContainer />}
    >
      {/* A page that fails to load keeps menu and tab bar; another path renders again. */}
      <ErrorBoundary resetKey={pathname} fallback={<FailedPage onRetry={() => location.reload()} />}>
        <MemberMenuContext value={menu}>{children}</MemberMenuContext>
      </ErrorBoundary>
      {feedbackDialog}
    </AppShell>
  );
}
