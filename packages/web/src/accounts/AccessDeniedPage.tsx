import { AccessDeniedScreen } from '@nestmates/ui/screens/accounts/AccessDeniedScreen.tsx';
import { useSearchParams } from 'react-router-dom';
import { useTitle } from '../routing/use-title.ts';

export default function AccessDeniedPage() {
  useTitle('Access Denied');
  const [search] = useSearchParams();
  return <AccessDeniedScreen state={{ kind: 'denied', message: search.get('error') ?? undefined }} />;
}
