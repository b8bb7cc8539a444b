import { TermsScreen } from '@nestmates/ui/screens/site/legal/TermsScreen.tsx';
import { useTitle } from '../../platform/routing/use-title.ts';

export default function TermsPage() {
  useTitle('Terms of Service');
  return <TermsScreen />;
}
