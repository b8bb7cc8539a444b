import { LandingScreen } from '@nestmates/ui/screens/landing/LandingScreen.tsx';
import { useSession } from '../session/session.ts';

/** A first visit gets this page as HTML from the server; here it is for those who come back from inside the app. */
export default function LandingPage() {
  const { kind } = useSession();
  return <LandingScreen state={{ kind: kind === 'member' ? 'signed-in' : 'visitor' }} />;
}
