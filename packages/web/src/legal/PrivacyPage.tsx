import { PrivacyScreen } from '@nestmates/ui/screens/legal/PrivacyScreen.tsx';
import { useTitle } from '../routing/use-title.ts';

export default function PrivacyPage() {
  useTitle('Privacy Policy');
  return <PrivacyScreen />;
}
