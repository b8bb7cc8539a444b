import { PrivacyScreen } from '@nestmates/ui/screens/site/legal/PrivacyScreen.tsx';
import { useTitle } from '../../platform/routing/use-title.ts';

export default function PrivacyPage() {
  useTitle('Privacy Policy');
  return <PrivacyScreen />;
}
