import { Safeguard } from '@nestmates/ui/components/feedback/ErrorBoundary.tsx';
import { photoOrInitial } from '@nestmates/ui/drawings/face.ts';
import { AppShell } from '@nestmates/ui/screens/shell/AppShell.tsx';
import { FailedPage } from '@nestmates/ui/screens/status/FailedPage.tsx';
import type { ReactNode } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useFeedback } from '../feedback/use-feedback.tsx';
import { openChat } from '../messages/open-chat.ts';
import { useUnread } from '../messages/unread-query.ts';
import { useMember } from '../session/session.ts';
import { useLogout } from '../session/use-logout.ts';
import { useSayLocked } from '../subscriptions/use-locked-toast.ts';
import { useAwaitingSwaps } from '../swaps/swap-queries.ts';
import { menuItems } from './menu-items.ts';

/** These pages fill the screen to its edges or end in a footer that stays, so the feedback button stands in the header. */
const docked = new Set(['/browse', '/messages', '/edit-profile', '/request-swap']);

/** The frame around every page of a member: her menu, her tabs, the way to tell us something. */
export default function Frame({ children }: { readonly children: ReactNode }) {
  const member = useMember();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const logout = useLogout();
  const sayLocked = useSayLocked();
  const { onFeedback, feedbackBox } = useFeedback();
  const unread = useUnread({ enabled: member.plan !== 'free' });
  const babysitting = useAwaitingSwaps({ enabled: member.plan !== 'free' });
  const [query] = useSearchParams();
  const [, place = '', chat] = pathname.split('/');
  return (
    <AppShell
      items={menuItems(member, { messages: unread, babysitting })}
      path={pathname}
      firstName={member.firstName ?? ''}
      face={photoOrInitial(member.profilePhotoUrl)}
      immersed={place === 'messages' && openChat(chat, query) !== undefined}
      feedback={docked.has(`/${place}`) ? 'docked' : 'floating'}
      onNavigate={navigate}
      onLocked={sayLocked}
      onLogout={() => logout.mutate()}
      onFeedback={onFeedback}
    >
      {/* A page that cannot be loaded leaves her the menu and the tabs; another page may be there already. */}
      <Safeguard of={pathname} fallback={<FailedPage onRetry={() => location.reload()} />}>
        {children}
      </Safeguard>
      {feedbackBox}
    </AppShell>
  );
}
