import { LandingScreen } from '@nestmates/ui/screens/site/landing/LandingScreen.tsx';
import { useSession } from '../../platform/session/session.ts';

/** The server sends the landing page as static HTML; this renders it after a navigation within the app. */
export default function LandingPage() {
  const { kind } = useSession();
  return <LandingScreen state={{ kind: kind === 'member' ? 'signed-in' : 'visitor' }} />;
}
