import { RulesScreen } from '@nestmates/ui/screens/site/legal/RulesScreen.tsx';
import { useTitle } from '../../platform/routing/use-title.ts';

export default function RulesPage() {
  useTitle('House Rules');
  return <RulesScreen />;
}
