import { UpgradePromo } from '@nestmates/ui/screens/money/subscriptions/UpgradePromo.tsx';
import { useMember } from '../../platform/session/session.ts';
import { useDismissed } from '../../platform/shared/use-dismissed.ts';

/** Shown to Free members who have not dismissed it. */
export function UpgradePromoContainer() {
  const { plan } = useMember();
  const [dismissed, dismiss] = useDismissed('upgrade-promo');
  return !dismissed && plan === 'free' && <UpgradePromo onDismiss={dismiss} />;
}
