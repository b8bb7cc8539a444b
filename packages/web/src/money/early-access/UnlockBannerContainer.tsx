import { useMember } from '../../platform/session/session.ts';
import { useDismissed } from '../../platform/shared/use-dismissed.ts';
import { UnlockForm } from './UnlockForm.tsx';

/** For members without Premium who have not dismissed it. */
export function UnlockBannerContainer() {
  const { plan } = useMember();
  const [dismissed, onDismiss] = useDismissed('unlock-banner');
  return !dismissed && plan !== 'premium' && <UnlockForm onDismiss={onDismiss} />;
}
