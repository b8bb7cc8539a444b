import { TermsScreen } from '@nestmates/ui/screens/legal/TermsScreen.tsx';
import { useTitle } from '../routing/use-title.ts';

export default function TermsPage() {
  useTitle('Terms of Service');
  return <TermsScreen />;
}
