import { UnlockBanner } from '@nestmates/ui/screens/money/early-access/UnlockBanner.tsx';
import { useMember } from '../../platform/session/session.ts';
import { useDismissed } from '../../platform/shared/use-dismissed.ts';
import { useUnlock } from './use-unlock.ts';

/** For members without Premium who have not dismissed it. */
export function UnlockBannerContainer() {
  const { plan } = useMember();
  const [dismissed, onDismiss] = useDismissed('unlock-banner');
  const unlock = useUnlock();
  if (dismissed || plan === 'premium') return null;
  return <UnlockBanner state={{ ...unlock, onDismiss }} />;
}
