import { UpgradePromo } from '@nestmates/ui/screens/subscriptions/UpgradePromo.tsx';
import { useMember } from '../session/session.ts';
import { useDismissed } from '../shared/use-dismissed.ts';

/** For Free members who have not dismissed it. */
export function UpgradePromoContainer() {
  const { plan } = useMember();
  const [dismissed, dismiss] = useDismissed('upgrade-promo');
  return !dismissed && plan === 'free' && <UpgradePromo onDismiss={dismiss} />;
}
