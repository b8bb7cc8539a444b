import { NotFoundScreen } from '@nestmates/ui/screens/platform/not-found/NotFoundScreen.tsx';
import { useTitle } from '../routing/use-title.ts';
import { useSession } from '../session/session.ts';

export default function NotFoundPage() {
  useTitle('Page not found');
  const { kind } = useSession();
  return <NotFoundScreen state={{ kind: kind === 'member' ? 'signed-in' : 'visitor' }} />;
}
