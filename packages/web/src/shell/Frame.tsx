import { toast } from '@nestmates/ui/components/toast.ts';
import { photoOrInitial } from '@nestmates/ui/drawings/face.ts';
import { AppShell } from '@nestmates/ui/screens/shell/AppShell.tsx';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useMember } from '../shared/session.ts';
import { useLogout } from '../shared/use-logout.ts';
import { menuItems } from './menu-items.ts';

const FeedbackBox = lazy(() => import('../feedback/FeedbackBox.tsx'));

/** These pages fill the screen to its edges, so the feedback button stands in the header. */
const docked = new Set(['/browse', '/messages', '/edit-profile']);

/** The frame around every page of a member: her menu, her tabs, the way to tell us something. */
export default function Frame({ children }: { readonly children: ReactNode }) {
  const member = useMember();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const logout = useLogout();
  const [telling, setTelling] = useState(false);
  const [, place = ''] = pathname.split('/');
  return (
    <AppShell
      items={menuItems(member)}
      path={pathname}
      firstName={member.firstName ?? ''}
      face={photoOrInitial(member.profilePhotoUrl)}
      feedback={docked.has(`/${place}`) ? 'docked' : 'floating'}
      onNavigate={navigate}
      onLocked={() =>
        toast({ title: 'Premium Feature', description: 'Upgrade to Pro to open this.', destructive: true })
      }
      onLogout={() => logout.mutate()}
      onFeedback={() => setTelling(true)}
    >
      {children}
      {telling && (
        <Suspense>
          <FeedbackBox onClose={() => setTelling(false)} />
        </Suspense>
      )}
    </AppShell>
  );
}
