import { useTwoPanes } from '@nestmates/ui/components/layout/use-two-panes.ts';
import { photoOrInitial } from '@nestmates/ui/drawings/face.ts';
import { AccountPanes } from '@nestmates/ui/screens/members/accounts/AccountPanes.tsx';
import { AccountPartScreen } from '@nestmates/ui/screens/members/accounts/AccountPartScreen.tsx';
import { AccountScreen } from '@nestmates/ui/screens/members/accounts/AccountScreen.tsx';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { useAccountDeletion } from '../../members/accounts/use-account-deletion.tsx';
import { useLogout } from '../../members/accounts/use-logout.ts';
import { useTitle } from '../../platform/routing/use-title.ts';
import { useMember } from '../../platform/session/session.ts';
import { type AccountPart, accountPartOf } from './account-addresses.ts';
import { accountParts } from './account-parts.tsx';
import { useAccountValues } from './use-account-values.ts';

/** Where earlier links led, such as those of e-mails that were sent while all of the account was one page. */
function movedTo({ search, hash }: { readonly search: string; readonly hash: string }): string | undefined {
  if (new URLSearchParams(search).has('export')) return `/account/data${search}`;
  return hash === '#settings' ? '/account/settings' : undefined;
}

/** `open` is what stands beside the list. */
function AccountList({ open }: { readonly open: AccountPart | undefined }) {
  useTitle(open === undefined ? 'Account Settings' : undefined);
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
        open,
        scheduled: deletion.scheduled,
        onLogout: () => logout.run(),
      }}
    />
  );
}

function OpenedPart({ part }: { readonly part: AccountPart }) {
  const { title, Named, Sections } = accountParts[part];
  useTitle(title);
  return (
    <AccountPartScreen title={title} named={Named && <Named />}>
      {Sections && <Sections />}
    </AccountPartScreen>
  );
}

/** The rows of the account and what one of them opens, on a tablet beside each other. */
export default function AccountPage() {
  const part = accountPartOf(useParams().part);
  const hasTwoPanes = useTwoPanes();
  const moved = movedTo(useLocation());
  if (part === undefined && moved !== undefined) return <Navigate to={moved} replace />;
  return (
    <AccountPanes
      list={<AccountList open={hasTwoPanes ? part : undefined} />}
      // Another part begins anew.
      part={part && <OpenedPart key={part} part={part} />}
    />
  );
}
