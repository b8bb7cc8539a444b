import { AccountPartScreen } from '@nestmates/ui/screens/members/accounts/AccountPartScreen.tsx';
import { NotificationsSectionContainer } from '../../members/notification-settings/NotificationsSectionContainer.tsx';
import { useTitle } from '../../platform/routing/use-title.ts';
import { AppearancePart } from './account-parts.tsx';

/** What the menu calls Settings: how the app looks, and what the member hears of. */
export default function SettingsPage() {
  useTitle('Settings');
  return (
    <AccountPartScreen title="Settings">
      <AppearancePart />
      <NotificationsSectionContainer />
    </AccountPartScreen>
  );
}
