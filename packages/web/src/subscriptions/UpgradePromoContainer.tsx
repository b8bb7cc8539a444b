import { UpgradePromo } from '@nestmates/ui/screens/subscriptions/UpgradePromo.tsx';
import { useMember } from '../session/session.ts';
import { useDismissed } from '../shared/use-dismissed.ts';

/** For whom there is more: Free members who have not sent it away. */
export function UpgradePromoContainer() {
  const { plan } = useMember();
  const [dismissed, dismiss] = useDismissed('upgrade-promo');
  return !dismissed && plan === 'free' && <UpgradePromo onDismiss={dismiss} />;
}
