import { AccountPartScreen } from '@nestmates/ui/screens/members/accounts/AccountPartScreen.tsx';
import { useParams } from 'react-router-dom';
import { useTitle } from '../../platform/routing/use-title.ts';
import { accountPartOf } from './account-addresses.ts';
import { accountParts } from './account-parts.tsx';

/** What a row of the account opens; its route has no other addresses. */
export default function AccountPartPage() {
  const part = accountPartOf(useParams().part) ?? 'email';
  const { title, Named, Sections } = accountParts[part];
  useTitle(title);
  return (
    // Another part begins anew.
    <AccountPartScreen key={part} title={title} named={Named && <Named />}>
      {Sections && <Sections />}
    </AccountPartScreen>
  );
}
