import { NotFoundScreen } from '@nestmates/ui/screens/not-found/NotFoundScreen.tsx';
import { useSession } from '../shared/session.ts';
import { useTitle } from '../shared/use-title.ts';

export default function NotFoundPage() {
  useTitle('Page not found');
  const { kind } = useSession();
  return <NotFoundScreen state={{ kind: kind === 'member' ? 'signed-in' : 'visitor' }} />;
}
