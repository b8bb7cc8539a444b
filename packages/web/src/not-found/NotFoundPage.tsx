import { NotFoundScreen } from '@nestmates/ui/screens/not-found/NotFoundScreen.tsx';
import { useMe } from '../shared/session.ts';
import { useTitle } from '../shared/use-title.ts';

export default function NotFoundPage() {
  useTitle('Page not found');
  const { data: me } = useMe();
  return <NotFoundScreen state={{ kind: me ? 'signed-in' : 'visitor' }} />;
}
