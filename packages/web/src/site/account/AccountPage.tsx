import { photoOrInitial } from '@nestmates/ui/drawings/face.ts';
import { AccountScreen } from '@nestmates/ui/screens/members/accounts/AccountScreen.tsx';
import { Navigate, useLocation } from 'react-router-dom';
import { useAccountDeletion } from '../../members/accounts/use-account-deletion.tsx';
import { useLogout } from '../../members/accounts/use-logout.ts';
import { useTitle } from '../../platform/routing/use-title.ts';
import { useMember } from '../../platform/session/session.ts';
import { useAccountValues } from './use-account-values.ts';

/** Where earlier links led, such as those of e-mails that were sent while all of the account was one page. */
function movedTo({ search, hash }: { readonly search: string; readonly hash: string }): string | undefined {
  if (new URLSearchParams(search).has('export')) return `/account/data${search}`;
  return hash === '#settings' ? '/account/settings' : undefined;
}

function AccountList() {
  useTitle('Account Settings');
  const { profilePhotoUrl } = useMember();
  const { deletion } = useAccountDeletion();
  const logout = useLogout();
  const values = useAccountValues(deletion.scheduled?.deletedAt);
  return (
    <AccountScreen
      state={{
        kind: 'ready',
        face: photoOrInitial(profilePhotoUrl),
        values,
        scheduled: deletion.scheduled,
        onLogout: () => logout.run(),
      }}
    />
  );
}

export default function AccountPage() {
  const moved = movedTo(useLocation());
  return moved === undefined ? <AccountList /> : <Navigate to={moved} replace />;
}
