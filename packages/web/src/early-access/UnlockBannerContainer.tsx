import { UnlockBanner } from '@nestmates/ui/screens/early-access/UnlockBanner.tsx';
import { useMember } from '../session/session.ts';
import { useDismissed } from '../shared/use-dismissed.ts';
import { useUnlock } from './use-unlock.ts';

/** For whom the banner is: members who have no Premium yet and have not sent it away. */
export function UnlockBannerContainer() {
  const { plan } = useMember();
  const [dismissed, onDismiss] = useDismissed('unlock-banner');
  const unlock = useUnlock();
  if (dismissed || plan === 'premium') return null;
  return <UnlockBanner state={{ ...unlock, onDismiss }} />;
}
