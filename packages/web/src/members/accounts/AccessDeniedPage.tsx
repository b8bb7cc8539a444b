import { AccessDeniedScreen } from '@nestmates/ui/screens/members/accounts/AccessDeniedScreen.tsx';
import { useSearchParams } from 'react-router-dom';
import { useTitle } from '../../platform/routing/use-title.ts';

export default function AccessDeniedPage() {
  useTitle('Access Denied');
  const [search] = useSearchParams();
  return <AccessDeniedScreen state={{ kind: 'denied', message: search.get('error') ?? undefined }} />;
}
