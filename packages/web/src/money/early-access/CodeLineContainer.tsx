import { CodeLine } from '@nestmates/ui/screens/money/early-access/CodeLine.tsx';
import { useMember } from '../../platform/session/session.ts';
import { useDismissed } from '../../platform/shared/use-dismissed.ts';

/** Shown to members without Premium who have not dismissed it. */
export function CodeLineContainer() {
  const { plan } = useMember();
  const [dismissed, onDismiss] = useDismissed('unlock-banner');
  return !dismissed && plan !== 'premium' && <CodeLine onDismiss={onDismiss} />;
}
